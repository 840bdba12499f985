import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { found, minus, partOf, said, times, worked } from './expr.ts'
import { exactly, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const AMOUNT = '(?:r\\$ ?)?\\d[\\d.,]*'
/** '75 dúzias a 9,50', and no word more. */
export const SO_MANY_AT = new RegExp(
  `^\\s*\\d+ (?!reais\\b|dias?\\b|mes(?:es)?\\b|anos?\\b|vezes\\b|parcelas?\\b|mil\\b)[a-z]{2,}(?: de [a-z]+)? a ${AMOUNT}(?: reais| cada| conto){0,2}\\s*(?:quanto|total|da quanto|quanto da)?\\s*\\??\\s*$`,
)
/** 'Portão 3.800 menos 8%' */
export const LESS = new RegExp(`^\\s*(?:[a-z]+ ){0,3}${AMOUNT}(?: reais)? menos \\d[\\d,]* ?%\\s*\\??\\s*$`)

export const soManyOf = (question: string): Numbers | null =>
  exactly(
    numbersBy(question, (number, got) =>
      got.quantos === undefined ? (mayCount(number) ? 'quantos' : undefined) : mayPay(number) ? 'preco' : undefined,
    ),
    'quantos',
    'preco',
  )

export function allOf(sheet: Sheet): Worked {
  const total = found(sheet, 'total', 'Tudo', 'R$', times(said(sheet, 'quantos'), said(sheet, 'preco')))
  return worked(
    total,
    say`São ${total.shown}.`,
    say`Para saber o que sobra, diga também quanto custa cada um para você.`,
  )
}

/** One amount and one part of it. */
function partedOf(question: string): Numbers | null {
  const numbers = exactly(
    numbersBy(question, (number) => (number.unit === '%' ? 'parte' : mayPay(number) ? 'tudo' : undefined)),
    'tudo',
    'parte',
  )
  return numbers && numbers.parte! < 100 ? numbers : null
}
export const lessOf = partedOf

const PAY = 'pag(?:ou|aram)|quit(?:ou|aram)|acert(?:ou|aram)|receb(?:i|emos)|entrou'
export const PAID = new RegExp(`\\b(?:${PAY})\\b`)
/** 'Já me pagaram 35% disso' */
const PAID_PART = new RegExp(
  `\\b(?:${PAY})(?: (?:so|ja|uns|umas|me|apenas|cerca|de))* \\d[\\d,]* ?%|\\d ?% [a-z ]{0,20}\\b(?:ja |me ){0,2}(?:foi pago|foram pagos|${PAY})\\b`,
)
export const STILL_ASKED =
  /\bquanto (?:que |me |eu |e que )*(?:ainda )?(?:ta |esta |tenho |tem )?(?:ainda )?(?:falta\w*|resta\w*|pra receber|a receber|por receber)\b(?! (?:vender|faturar|produzir|fazer))/

export const owedOf = (question: string): Numbers | null => (PAID_PART.test(fold(question)) ? partedOf(question) : null)

const WHOSE = '(?:(?:pr[ao]s?|d[ao]s?|para [oa]s?|com [oa]s?|pra [oa]) )?'
const REST_OF = new RegExp(`\\bo resto (?:e |eh |fica |vai |vem )?${WHOSE}([a-z]+)`)
const ASKED_OF = new RegExp(
  `\\bquanto (?:que |e que )*(?:fica|sobra|vai|cabe|e|vem)(?: ser)? ${WHOSE}([a-z]+)\\s*\\??\\s*$`,
)
const MINE = /^(?:meu|minha|mim|comigo|nosso|nossa|casa|gente)$/
/** '60% pra ela e o resto do salão, quanto fica pro salão?': the same one is named twice. */
export function restsWith(question: string): Numbers | null {
  const text = fold(question)
  const [of, asked] = [REST_OF.exec(text)?.[1], ASKED_OF.exec(text)?.[1]]
  if (of === undefined || asked === undefined) return null
  return of === asked || (MINE.test(of) && MINE.test(asked)) ? partedOf(question) : null
}

function restOf(sheet: Sheet, id: string, label: string) {
  const part = found(sheet, 'parte', 'A parte que sai', 'R$', partOf(said(sheet, 'tudo'), said(sheet, 'parte')))
  return { part, rest: found(sheet, id, label, 'R$', minus(said(sheet, 'tudo'), part.amount)) }
}

export function lessened(sheet: Sheet): Worked {
  const { part, rest } = restOf(sheet, 'fica', 'Valor com o desconto')
  return worked(
    rest,
    say`Fica por ${rest.shown}: são ${part.shown} a menos.`,
    say`O desconto sai inteiro do que sobra para você: confira quanto esse trabalho custa antes de dar.`,
    part,
  )
}

export function stillOwed(sheet: Sheet): Worked {
  const { part, rest } = restOf(sheet, 'falta', 'Falta receber')
  return worked(
    rest,
    say`Ainda faltam ${rest.shown}: já foram pagos ${part.shown}.`,
    say`Separe por nome e por atraso: comece a cobrar pelos mais recentes, que pagam mais.`,
    part,
  )
}

export function rested(sheet: Sheet): Worked {
  const { part, rest } = restOf(sheet, 'resto', 'O resto')
  return worked(
    rest,
    say`Ficam ${rest.shown}: a outra parte leva ${part.shown}.`,
    say`Deixe por escrito sobre qual valor a parte é calculada e quando é paga.`,
    part,
  )
}
