import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { spoken } from './frame.ts'

const MOST_TIMES = 31
const NEAR = 0.01
const RATE = /^ (?:reais )?(?:por|a|cada|pra cada) [a-z]{3,}/

/**
 * What one client costs by the piece. '28 por aula' with a cost of 10.750 in the list and 96 pupils is proved: 96 × 4 × 28.
 * null: none.
 */
export function perClient(d: Deriver, many: Value<'qtd'>): Value<'R$'> | null {
  const { own } = d
  const { items } = own.sources.reading.costs
  const facts = own.sources.costFacts
  const proved = new Set<number>()
  for (const rate of spoken(d).filter((one) => isPlain(one) && RATE.test(one.after) && one.value < many.number * 100))
    items.forEach(({ valor }, place) => {
      const times = valor / (many.number * rate.value)
      if (times < MOST_TIMES && times > 0.9 && Math.abs(times - Math.round(times)) < NEAR * Math.round(times))
        proved.add(place)
    })
  const places = [...proved]
  if (places.length === 0) return null
  const values = places.map((place) => own.known('R$/mês', facts[place]!))
  const sum = values.reduce((all, { number }) => all + number, 0)
  return own.make(
    'R$',
    'O que cada um custa',
    round2(sum / many.number),
    `${values.length > 1 ? `(${values.map(({ number }) => money(number)).join(' + ')})` : money(sum)} ÷ ${many.number}`,
    [...values, many],
  )
}
