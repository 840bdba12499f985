import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { fold, words } from '#src/text/words.ts'
import type { CostItem, Costs } from './money.ts'
import { challengeQuantities } from './quantities.ts'
import type { Quantity } from './quantity-place.ts'

const MAX_TEXT = 5_000
const about = (one: number, other: number) => Math.abs(one - other) <= other * 0.03
const round2 = (value: number) => Math.round(value * 100) / 100

/**
 * Lists that hold less than a month costs: a sum of one thing that is told as 'casamentos 2.200 cada', and what buyers take
 * off what she bills. Where she tells how many she sells, the sum is counted so often; else nothing is known of what is left.
 */
export function withUntold(costs: Costs, form: FormAnswers, revenue: number | null): Costs {
  if (costs.items.length === 0) return costs
  const counted = withEach(costs, form, revenue)
  return counted.total !== null && takenOff(counted, form) ? { ...counted, total: null } : counted
}

/** 'recitais' and 'recital', 'casamentos' and 'casamento' alike. */
const stemOf = (noun: string) => noun.replace(/(?:ais?|eis?|ois?|al|el|ol|oes|ao|es|s)$/, '')

/** The thing that a line of the list is said of, by 'cada casamento me custa 2.200' in her challenge; null: it is of a month. */
function ofOne({ nome, valor, quantos }: CostItem, said: readonly Quantity[], challenge: string): string | null {
  const [name, more] = words(nome)
  const stem = name && more === undefined && !quantos ? stemOf(name) : ''
  if (stem.length < 4 || !new RegExp(`\\bcada ${stem}[a-z]{0,3}\\b`).test(challenge)) return null
  return said.some(
    ({ unit, role, value, period }) => unit === 'R$' && role === 'custo' && value === valor && period === null,
  )
    ? stem
    : null
}

function withEach(costs: Costs, form: FormAnswers, revenue: number | null): Costs {
  const text = form.main_challenge.slice(0, MAX_TEXT)
  const list = fold(form.main_costs.slice(0, MAX_TEXT))
  if (!/\bcada\b/.test(list)) return costs
  const said = challengeQuantities(form)
  let known = true
  const items = costs.items.flatMap((item): CostItem[] => {
    const thing = ofOne(item, said, fold(text))
    if (thing === null || !new RegExp(`${fold(item.nome).replace(/[^a-z ]/g, '.')}[^;,\\n]{0,24} cada\\b`).test(list))
      return [item]
    const count = revenue === null ? null : countOf(thing, said, revenue)
    if (count === null || item.valor * count >= revenue!) {
      known = false
      return []
    }
    return [
      {
        nome: item.nome,
        valor: round2(item.valor * count),
        conta: `${formatMoney(item.valor)} × ${formatNumber(count)}`,
        porUnidade: true,
      },
    ]
  })
  if (known && items.every((item, at) => item === costs.items[at])) return costs
  const sum = round2(items.reduce((all, { valor }) => all + valor, 0))
  return { ...costs, items, total: known && costs.total !== null ? sum : null }
}

/** How many a month, where her price and her count make the revenue; a count may be of a year. */
function countOf(thing: string, said: readonly Quantity[], revenue: number): number | null {
  const counts = said.filter(({ unit, noun }) => unit === 'qtd' && stemOf(noun) === thing)
  const found = said
    .filter(({ unit, role }) => unit === 'R$' && role === 'preco')
    .flatMap(({ value: price }) =>
      counts.flatMap(({ value }) =>
        about(price * value, revenue) ? [value] : about((price * value) / 12, revenue) ? [round2(value / 12)] : [],
      ),
    )
  return new Set(found).size === 1 ? found[0]! : null
}

const SHARE = '\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|por cento)'
/** '18% volta', '12% é devolvido'; '6% de acordo comercial', 'descontam 8% da nota'. */
const TAKEN_OFF = [
  new RegExp(
    `${SHARE}(?: d[aeo]s? [a-z]+| do que [a-z]+)?(?: que)? (?:me )?(?:volta[m]?|(?:e|sao|vem|vira) devol[a-z]+)\\b`,
  ),
  new RegExp(`${SHARE} (?:de|em) (?:devolu[a-z]+|acordo comercial|rapel|glosas?|quebra comercial|bonificac[a-z]+)\\b`),
  new RegExp(`\\b(?:glosa[m]?|descontam|abatem)\\b[^.;\\d%]{0,30}${SHARE}`),
]
const LISTED = /devol|desconto|acordo|rapel|glosa|bonific|quebra/
/** Wages are taken off, too; what a supplier takes off is hers. */
const NOT_SALES =
  /\b(?:cliente[s]? que volta|salario|folha|inss|ganho|se (?:eu )?(?:comprar|levar|fechar|pegar)|fornecedor|distribuidora?)\b/

function takenOff({ items }: Costs, form: FormAnswers): boolean {
  if (items.some(({ nome }) => LISTED.test(fold(nome)))) return false
  return fold(form.main_challenge.slice(0, MAX_TEXT))
    .split(/[.;!?\n](?!\d)/)
    .some(
      (sentence) =>
        !NOT_SALES.test(sentence) &&
        !/\b(?:clientes?|alun[oa]s?|pacientes?|hospedes?) (?:[a-z]+ ){0,2}volta/.test(sentence) &&
        TAKEN_OFF.some((way) => way.test(sentence)),
    )
}
