import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { found, minus, over, partOf, said, times, worked } from './expr.ts'
import { exactly, hasThing, mayCount, mayPay, numbersBy } from './read.ts'

const COUNTED = /^\s*(?:de )?[a-z]+(?: [a-z]+){0,2} (?:a|por)\s*(?:r\$ ?)?$/
const RATE = /^\s*(?:de )?[a-z]+(?: [a-z]+){0,2} (?:a|por)\s*(?:r\$ ?)?$/

/** '12 gaiolas a 75, com 10% de desconto no total' */
export const lotOffOf = (question: string) =>
  exactly(
    numbersBy(question, (number, got, previous) => {
      if (number.unit === '%')
        return /^\s*(?:de )?(?:desconto|off)\b/.test(number.after) || /\bdesconto (?:de )?$/.test(number.before)
          ? 'desconto'
          : undefined
      if (mayCount(number) && hasThing(number) && COUNTED.test(number.after)) return 'quantos'
      return previous && got.quantos === previous.value && mayPay(number) && RATE.test(number.before)
        ? 'preco'
        : undefined
    }),
    'quantos',
    'preco',
    'desconto',
  )

export function lotOff(sheet: Sheet): Worked {
  const all = found(sheet, 'total', 'Sem desconto', 'R$', times(said(sheet, 'quantos'), said(sheet, 'preco')))
  const off = found(sheet, 'desconto', 'Desconto', 'R$', partOf(all.amount, said(sheet, 'desconto')))
  const left = found(sheet, 'com_desconto', 'Com desconto', 'R$', minus(all.amount, off.amount))
  return worked(
    left,
    say`São ${left.shown}, ${off.shown} a menos que sem desconto.`,
    say`O desconto sai inteiro do que sobra: veja quanto resta depois do custo.`,
    all,
    off,
  )
}

/** 'Quero faturar 18 mil com consultoria de 450, quantas?' */
export const salesGoalOf = (question: string) => {
  const numbers = exactly(
    numbersBy(question, (number) => {
      const { before } = number
      if (!mayPay(number) || number.unit === '%') return undefined
      if (/\b(?:faturar|vender|fazer|entrar|arrecadar|faturamento de)\s*(?:uns |os |r\$ ?)*$/.test(before))
        return 'meta'
      return /\b(?:de|a|por|custa|cobro|cobrando|vendo a|sai a)\s*(?:r\$ ?)?$/.test(before) ? 'preco' : undefined
    }),
    'meta',
    'preco',
  )
  return numbers && numbers.preco! < numbers.meta! ? numbers : null
}

export function salesGoal(sheet: Sheet): Worked {
  const exact = found(sheet, 'exato', 'Antes de completar', '', over(said(sheet, 'meta'), said(sheet, 'preco')))
  const whole = Math.ceil(exact.value - 1e-9)
  const result = sheet.result('quantos', 'Quantos', whole, '', exact.amount.plain, exact.amount.inputs)
  return {
    result,
    said: say`São ${sheet.show(result)}.`,
    formula: whole === exact.value ? say`${exact.line}.` : say`${exact.line}, ou ${sheet.show(result)} inteiros.`,
    next: say`É o que entra: o que sobra depende do que cada um custa.`,
  }
}

/** 'Cobro 4% do imóvel de 285 mil, quanto ganho?' */
export const ownPartOf = (question: string) =>
  exactly(
    numbersBy(question, (number) =>
      number.unit === '%'
        ? /\b(?:cobro|ganho|recebo|fico com|levo|tenho|minha comissao(?: e| eh)?|comissao (?:e|de|eh))\s*(?:de |so )?$/.test(
            number.before,
          )
          ? 'parte'
          : undefined
        : mayPay(number) &&
            number.value >= 100 &&
            !(mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(number.after))
          ? 'base'
          : undefined,
    ),
    'parte',
    'base',
  )

export function ownPart(sheet: Sheet): Worked {
  const part = found(sheet, 'parte', 'A sua parte', 'R$', partOf(said(sheet, 'base'), said(sheet, 'parte')))
  return worked(
    part,
    say`São ${part.shown}.`,
    say`Combine por escrito sobre qual valor a parte é calculada e quando é paga.`,
  )
}
