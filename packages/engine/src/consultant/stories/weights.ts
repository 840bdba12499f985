import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { found, over, said, times, worked } from './expr.ts'
import { exactly, hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const BIG: readonly (readonly [RegExp, number, string, RegExp])[] = [
  [/^\s*(?:kg|quilos?|kilos?)\b/, 1_000, 'gramas', /\bquant[oa]s? gramas?\b/],
  [/^\s*litros?\b/, 1_000, 'ml', /\bquant[oa]s? ml\b/],
  [/^\s*metros?\b/, 100, 'cm', /\bquant[oa]s? (?:cm|centimetros?)\b/],
]

/** 'Com 12 kg faço 80, quantas gramas cada?' */
export function pieceOf(question: string): Numbers | null {
  const text = fold(question)
  const kind = BIG.find(([, , , asked]) => asked.test(text))
  if (!kind) return null
  const numbers = exactly(
    numbersBy(question, (number) => {
      if (number.unit !== '' || number.scale !== 1) return undefined
      if (kind[0].test(number.after)) return 'tudo'
      return mayCount(number) && hasThing(number) ? 'quantos' : undefined
    }),
    'tudo',
    'quantos',
  )
  return numbers && { ...numbers, por: kind[1] }
}

export function piece(sheet: Sheet): Worked {
  const each = found(
    sheet,
    'cada',
    'Cada um',
    '',
    over(times(said(sheet, 'tudo'), said(sheet, 'por')), said(sheet, 'quantos')),
  )
  const unit = BIG.find(([, , , asked]) => asked.test(sheet.text))![2]
  return worked(
    each,
    say`São ${each.shown} ${unit} em cada.`,
    say`Pese alguns de verdade: o que fica na forma e o que evapora mudam o peso.`,
  )
}

/** 'O kg a 42, um queijo pesa 1,3 kg' */
export const weighedOf = (question: string) =>
  exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (
        /^\s*(?:kg|quilos?|kilos?)\b/.test(after) &&
        /\b(?:pes\w+|deu|tem|com|de)(?: (?:uns|cerca de|mais ou menos))?\s*$/.test(before)
      )
        return 'peso'
      return mayPay(number) &&
        (/^\s*(?:reais )?(?:o|a|por|cada) (?:kg|quilo|kilo)\b/.test(after) ||
          /\b(?:kg|quilo|kilo)\b(?: d[aeo] [a-z]+)?\s*(?:a|por|de|custa|sai|ta|esta|e|vale|,)*\s*(?:r\$ ?)?$/.test(
            before,
          ))
        ? 'preco'
        : undefined
    }),
    'preco',
    'peso',
  )

export function weighed(sheet: Sheet): Worked {
  const value = found(sheet, 'valor', 'Valor', 'R$', times(said(sheet, 'peso'), said(sheet, 'preco')))
  return worked(value, say`São ${value.shown}.`, say`Pese na hora da venda: o que seca ou escorre sai do seu ganho.`)
}
