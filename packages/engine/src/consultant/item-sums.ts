import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { isCount, type Placed, placed } from './calculator-slots.ts'
import type { Known } from './company.ts'

/** Several costs of one month or one unit, added up to the slot of a sum. */
export interface ItemSum {
  calculator: 'sobra' | 'margem'
  values: ReadonlyMap<string, Fact>
  /** The addition as it was done. */
  added: Text
}

const INCOME = /(?:fatur\w+|vend\w+|entra\w*|receb\w+|receita|cobr\w+|preco(?: de venda)?)[^,;.\d]{0,16}$/
const OF_MONTH =
  /\b(?:aluguel|luz|energia|internet|salarios?|funcionari\w+|folha|contador|fatur\w+|por mes|no mes|mercadorias?|impostos?|agua)\b/
const OTHER_TIME =
  /\d ?(?:m|metros?)? (?:por|x) \d|\bse (?:eu |a gente |for )?(?:cobr|sub|pass|aument|baix|mud)\w*|\b(?:por|ao|a|no) (?:dia|semana|ano|hora)\b|\b(?:emprest|parcel|desconto|comiss|(?<!(?:com|de) (?:despesas?|custos?|contas?) )fix|contrat|empat|equilibrio|margem|meta|estoque|taxa|juros|devo|divida|mei)\w*/
const MEASURED =
  /^\s*(?:m|mts?|metros?|kg|quilos?|litros?|km|horas?|hs?|dias?|min\w*|de (?:altura|largura|comprimento))\b/
const LEAST_ITEMS = 2
const MOST_SHARE = 3

/** 'leva 20 de material', 'luz 500': every cost says what it is for. */
const isNamed = ({ before, after }: Placed) =>
  /^\s*(?:reais )?(?:de|com|no|na|em|pro|pra) \w{3,}/.test(after) ||
  /\b(?!(?:por|com|pra|para|uns|umas|que|mas|sao|mais|tem|das|dos|nas|nos|uma|cada|meco|altura)\b)[a-z]{3,}\s*(?:de |e |custa |r\$ ?|uns )*$/.test(
    before,
  )

/** undefined: the question doesn't add up named costs against one price or one month's revenue. */
export function itemSum({ book }: Known, question: string, text: string): ItemSum | undefined {
  if (OTHER_TIME.test(text)) return undefined
  const numbers = placed(question)
  if (
    numbers.length < LEAST_ITEMS + 1 ||
    numbers.some((number) => number.unit === '%' || isCount(number) || MEASURED.test(number.after))
  )
    return undefined
  const income = numbers.filter(({ before }) => INCOME.test(before))
  const costs = numbers.filter((number) => !income.includes(number))
  if (income.length !== 1 || costs.length < LEAST_ITEMS || !costs.every(isNamed)) return undefined
  // A month's bill beside the price of one unit is no cost of that unit.
  if (costs.some(({ value }) => value > income[0]!.value * MOST_SHARE)) return undefined
  const month = OF_MONTH.test(text)
  const fact = (id: string, rotulo: string, valor: number): Fact => ({
    id: `pergunta.${id}`,
    rotulo,
    valor,
    unidade: 'R$',
    tipo: 'informado',
    origem: 'Sua pergunta',
  })
  const items = costs.map(({ value }, place) => fact(`item${place + 1}`, `Gasto ${place + 1} da sua pergunta`, value))
  const total = Math.round(costs.reduce((sum, { value }) => sum + value, 0) * 100) / 100
  const parts = items.map((item) => book.mention(item, formatMoney(Number(item.valor))))
  const added: Fact = {
    ...fact(month ? 'gastos' : 'custo', month ? 'O que sai no mês' : 'Custo da unidade', total),
    tipo: 'calculado',
    formula: items.map((item) => formatMoney(Number(item.valor))).join(' + '),
    entradas: items.map(({ id }) => id),
  }
  const earned = month
    ? fact('faturamento', 'O que entra no mês', income[0]!.value)
    : fact('preco', 'Preço de venda', income[0]!.value)
  return {
    calculator: month ? 'sobra' : 'margem',
    values: new Map([
      [month ? 'faturamento' : 'preco', earned],
      [month ? 'gastos' : 'custo', added],
    ]),
    added: say`${join(parts, ' + ')} = ${book.mention(added, formatMoney(total))}; `,
  }
}
