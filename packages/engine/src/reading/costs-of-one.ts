import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold, words } from '#src/text/words.ts'
import { type CostGroupId, groupOfCost } from './cost-groups.ts'
import type { Costs } from './money.ts'
import { challengeQuantities, quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantity-place.ts'

const MAX_TEXT = 5_000
/** The list holds what is bought for each sale. */
const GOODS: ReadonlySet<CostGroupId> = new Set(['mercadorias', 'racao', 'variaveis'])
/** A smaller part of the price changes no account of the month. */
const LEAST_PART = 0.15

const APP_TAKES =
  /\b(?:ifood|app|aplicativo|rappi|shopee|mercado livre|marketplace|plataforma|booking|airbnb)\b[^.;\d%]{0,30}\d{1,2}(?:[.,]\d)? ?(?:%|por cento)/
/** 'O iFood fica com 27%' */
export const namesAppFee = (text: string): boolean => APP_TAKES.test(fold(text.slice(0, MAX_TEXT)))
const APP_BILL = /ifood|\bapp\b|aplicativ|rappi|shopee|marketplace|plataforma|taxa|comiss|booking|airbnb/

/** A bill of so much of what comes in. */
const IS_GOODS = 0.5

const about = (one: number, other: number, part: number) => Math.abs(one - other) <= other * part

/**
 * What her challenge says that one sale costs, beside the list of a month: costs that are in the list once per job are
 * marked, and where the list holds none of them its sum is not all that a month costs.
 */
export function withCostsOfOne(costs: Costs, form: FormAnswers, revenue: number | null): Costs {
  if (costs.items.length === 0 || !/\d/.test(form.main_challenge)) return costs
  const said = challengeQuantities(form)
  const counts = [...said, ...quantitiesIn(form.operational_flow.slice(0, MAX_TEXT))].flatMap(({ unit, value }) =>
    unit === 'qtd' ? [value] : [],
  )
  const challenge = new Set(words(form.main_challenge.slice(0, MAX_TEXT)))
  const jobs =
    revenue === null ? [] : said.filter(({ unit, value }) => unit === 'R$' && isPrice(value, counts, revenue))
  const marked = costs.items.map((item) =>
    isNamed(item.nome, challenge) && jobs.some(({ value }) => isPaidEach(item.valor, value, said, revenue!))
      ? { ...item, porVenda: true as const }
      : item,
  )
  const items = marked.some(({ porVenda }) => porVenda) ? marked : costs.items
  const appUnlisted = namesAppFee(form.main_challenge) && !items.some(({ nome }) => APP_BILL.test(fold(nome)))
  const known = !appUnlisted && !isUnlisted(said, new Set(jobs), counts, items, revenue)
  return { ...costs, items, total: known ? costs.total : null }
}

const isNamed = (nome: string, challenge: ReadonlySet<string>): boolean =>
  words(nome).some((word) => word.length > 2 && challenge.has(word) && !PLAIN.has(word))
const PLAIN = new Set(['dos', 'das', 'com', 'por', 'pra', 'para', 'que', 'mes', 'cada', 'minha', 'meu'])

const isPrice = (price: number, counts: readonly number[], revenue: number): boolean =>
  price >= 5 &&
  price * 2 <= revenue &&
  counts.some((count) => count >= 2 && count !== price && about(count * price, revenue, 0.03))

/** 'De cada um sai 2.100 dos músicos', 8 a month: 16.800. */
function isPaidEach(valor: number, price: number, said: readonly Quantity[], revenue: number): boolean {
  const sales = Math.round(revenue / price)
  return said.some(({ value }) => value > 1 && value < price && about(value * sales, valor, 0.005))
}

function isUnlisted(
  said: readonly Quantity[],
  jobs: ReadonlySet<Quantity>,
  counts: readonly number[],
  items: Costs['items'],
  revenue: number | null,
): boolean {
  if (items.some(({ nome, grupo }) => GOODS.has(grupo ?? groupOfCost(nome).id))) return false
  // Gas of a depot, whatever it is elsewhere: so much of what comes in is what is sold.
  if (revenue !== null && items.some(({ valor }) => valor > revenue * IS_GOODS)) return false
  return said.some((price) => {
    // So much is what a contract brings a month, unless that many of them are proved.
    const isOfOne = price.role === 'preco' && (revenue === null || price.value <= revenue / 15)
    if (!isOfOne && !jobs.has(price)) return false
    const each = said.filter(
      ({ role, period, event, sentence, value }) =>
        role === 'custo' &&
        period === null &&
        event === undefined &&
        sentence === price.sentence &&
        value < price.value,
    )
    const listed = ({ value }: Quantity) =>
      items.some(({ valor }) => counts.some((count) => count >= 2 && about(count * value, valor, 0.05)))
    return each.filter((one) => !listed(one)).reduce((sum, { value }) => sum + value, 0) >= price.value * LEAST_PART
  })
}
