import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'

const FIXED = new Set(['aluguel', 'juros', 'marketing', 'retirada'])

const STAYS = /\b(?:fix[oa]s?|deposito|galpao|sala|contador|contabilidade|internet|telefone|sistema|seguro)\b/

/** What a sale leaves at least: all that may grow with it is taken to grow, but the bill that is weighed itself. */
export function leastKept(d: Deriver, weighed = 0): Value<'%'> | null {
  const { own, revenue } = d
  const { items } = own.sources.reading.costs
  if (!revenue || items.length < 3) return null
  const fixed = new Set(own.sources.groups.flatMap(({ id, itens }) => (FIXED.has(id) ? [...itens] : [])))
  const grows = items.flatMap(({ nome, valor }, at) =>
    fixed.has(at) || valor === weighed || STAYS.test(fold(nome))
      ? []
      : [own.known('R$/mês', own.sources.costFacts[at]!)],
  )
  const number = round1((1 - grows.reduce((sum, one) => sum + one.number, 0) / revenue.number) * 100)
  return number >= 5 && number <= 95
    ? own.make(
        '%',
        'O que fica de cada venda, no mínimo',
        number,
        `1 − (${grows.map((one) => money(one.number)).join(' + ')}) ÷ ${money(revenue.number)}`,
        [...grows, revenue],
      )
    : null
}
