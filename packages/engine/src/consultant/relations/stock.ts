import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { found, known, minus, over, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say } from '#src/facts/fact-book.ts'
import { isPay, lead, type Role, tail } from './roles.ts'

const AT_COST = /\b(?:custo|custos|custa|cmv|preco de custo)\b/
const KEPT = /\b(?:estoque|parad[oa]s?|mercadorias?|prateleiras?|deposito|guardad[oa]s?|encalhad[oa]s?)\b/
/** 'Meu estoque deu 78 mil a preço de custo': how it is counted, not what is sold of it in a month. */
const isCost = (number: Placed) =>
  AT_COST.test(lead(number)) ||
  (AT_COST.test(tail(number)) && !(KEPT.test(lead(number)) && COUNTED_AT.test(tail(number))))
const COUNTED_AT = /^\W*(?:(?:a|pelo|em|no) )?(?:preco de )?custo\b/

export const stockRoles: readonly Role[] = [
  ['custo', (number) => isPay(number) && isCost(number)],
  ['estoque', (number) => isPay(number) && (KEPT.test(tail(number)) || KEPT.test(lead(number)))],
]
export const stockOf = (numbers: Numbers): Numbers | null =>
  numbers.estoque !== undefined && numbers.custo !== undefined ? numbers : null

const MONTH = 30
/** How long what is on the shelf lasts, both at cost. */
export function stockDays(sheet: Sheet): Worked {
  const month = known(sheet, 'dias_do_mes', 'Dias do mês', MONTH)
  const ratio = over(said(sheet, 'estoque'), said(sheet, 'custo'))
  const days = found(sheet, 'dias', 'Dias de estoque', 'dias', times(ratio, month))
  const inMonths = found(sheet, 'meses', 'Meses de estoque', 'meses', ratio)
  const byMonth = /\bquant[oa]s? mes(?:es)?\b/.test(sheet.text)
  const freed =
    days.value > MONTH
      ? found(sheet, 'libera', 'O que sai da prateleira', 'R$', minus(said(sheet, 'estoque'), said(sheet, 'custo')))
      : null
  const less = freed
    ? say` Se o fornecedor entrega rápido, é muito: baixar para ${month.text} dias solta ${freed.shown} em dinheiro. Se ele demora ou é a época de comprar, pode ser o certo.`
    : say` É pouco tempo parado; cuide para não faltar o que mais sai.`
  return worked(
    byMonth ? inMonths : days,
    say`O estoque dá para ${days.shown} dias (${inMonths.shown} meses de venda).${less}`,
    say`Faça a mesma conta nos dez itens que têm mais dinheiro parado: a média esconde o que encalhou.`,
    ...(byMonth ? [days] : [inMonths]),
    ...(freed ? [freed] : []),
  )
}
