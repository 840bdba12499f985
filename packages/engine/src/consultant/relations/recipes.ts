import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { added, found, known, minus, over, said, times } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { given, inOrder, numbered } from './relation.ts'
import { figuresOf, isCounted, isPay, isWhole, lead, type Role } from './roles.ts'

const COSTS = numbered('custo', 5)
const SMALL = /^\s*(?:g|gr|grs|gramas?|ml)\b/
const BIG = /^\s*(?:kg|kgs|kilos?|quilos?|litros?|l|metros?)\b/
const isSize = ({ unit, after }: Placed) => unit === '' && (SMALL.test(after) || BIG.test(after))
const BY_MONTH = /^\s*(?:[a-z]+(?: [a-z]+)? )?(?:por|no|ao) mes\b/
const SOLD = /\b(?:vend\w+|cobr\w+|preco)\b[^\d]{0,14}$/
/** 'A 36 o kg', 'leite a 2,40' */
const RATE_AFTER = /^\s*(?:reais )?(?:o|por|cada|a|no) (?:kg|kilo|quilo|litro|l|metro)\b/
const RATE_BEFORE = /\b[a-z]+ (?:a|custa|sai a|de) (?:uns )?(?:r\$ ?)?$/
/** Bills of the month are no part of one. */
const MONTHLY = /\b(?:aluguel|luz|energia|agua|internet|contador|salari\w+|funcionari\w+|fix[oa]s?|despesas?)\b/

export const recipeRoles: readonly Role[] = [
  [
    'quantos',
    (number) =>
      (isSize(number) || isCounted(number) || isWhole(number)) && number.unit === '' && BY_MONTH.test(number.after),
  ],
  ['preco', (number) => isPay(number) && SOLD.test(lead(number))],
  ['uso', (number, got) => isSize(number) && got.insumo === undefined],
  [
    'insumo',
    (number, got) =>
      isPay(number) &&
      got.uso !== undefined &&
      got.preco === undefined &&
      (RATE_AFTER.test(number.after) || RATE_BEFORE.test(lead(number))),
  ],
  ...COSTS.map((slot): Role => [slot, (number) => isPay(number) && !MONTHLY.test(`${lead(number)} ${number.after}`)]),
]

const ASKED = [
  /\b(?:por|em|n[oa]|cada|de) (?:cada|kg|kilo|quilo|pote|unidade|peca|um|uma)\b/,
  /\b(?:por|no|ao) mes\b/,
  /\bmargem\b/,
]
/** One result of a price and a cost is told by other sums. */
export function recipeOf(numbers: Numbers, question: string): Numbers | null {
  const { uso, insumo, preco, quantos } = numbers
  const costs = COSTS.filter((slot) => numbers[slot] !== undefined)
  if (preco === undefined || (uso === undefined) !== (insumo === undefined)) return null
  const text = fold(question)
  const asked = text.slice(Math.max(0, text.search(/\bquanto|\bqual\b/)))
  const several = ASKED.filter((words) => words.test(asked)).length >= 2
  if (uso === undefined && (costs.length === 0 || !several || quantos === undefined)) return null
  if (costs.some((slot) => numbers[slot]! >= preco)) return null
  // Grams at the price of a kilo.
  const size = figuresOf(question).find(isSize)
  const small = uso !== undefined && size !== undefined && SMALL.test(size.after)
  if (small && !RATE_AFTER.test(figuresOf(question).find(({ value }) => value === insumo)?.after ?? '')) return null
  return { ...numbers, ...(small && { porMil: 1_000 }) }
}

/** What stays of one, of the month's and of its price. */
export function recipeLeft(sheet: Sheet): Worked | null {
  const rate = sheet.has('uso') ? times(said(sheet, 'uso'), said(sheet, 'insumo')) : null
  const input = rate && (sheet.has('porMil') ? over(rate, known(sheet, 'mil', 'Um quilo ou litro', 1_000)) : rate)
  const cost = found(
    sheet,
    'custo',
    'Custo de cada um',
    'R$',
    added([...(input ? [input] : []), ...given(sheet, COSTS)]),
  )
  const each = found(sheet, 'cada', 'O que sobra de cada um', 'R$', minus(said(sheet, 'preco'), cost.amount))
  const share = over(each.amount, said(sheet, 'preco'))
  const margin = found(sheet, 'margem', 'Margem', '%', { ...share, value: share.value * 100 })
  const month = sheet.has('quantos')
    ? found(sheet, 'mes', 'O que sobra no mês', 'R$', times(each.amount, said(sheet, 'quantos')))
    : null
  const loss = each.value < 0
  return inOrder(
    each,
    [cost, each, margin, ...(month ? [month] : [])],
    loss
      ? say`Cada um custa ${cost.shown} e sai por ${sheet.slot('preco')}: você perde ${each.shown} em cada.${month ? say` No mês faltam ${month.shown}.` : say``}`
      : say`Cada um custa ${cost.shown} e deixa ${each.shown}, uma margem de ${margin.shown}.${month ? say` No mês são ${month.shown}.` : say``} Ainda saem daí as contas fixas, as taxas e a sua hora de trabalho.`,
    say`Pese o que entra em um lote e conte o que sai dele: a perda e o que quebra mudam o custo mais do que parece.`,
  )
}
