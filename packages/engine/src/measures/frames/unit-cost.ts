import { text as t } from '#src/measures/asked/asked.ts'
import { costFact } from '#src/measures/asked/unit.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { spoken } from './frame.ts'

const COSTS_EACH =
  /\b(?:em |pra |para )?(?:cada|(?:um|uma|o|a)) ([a-z]{2,}) (?:me |nos |a gente |eu |ta |esta |tao )?(?:custa[m]?|custando|saindo|gast[ao]m?|gastamos|sai|leva|consome)(?: me| uns| so| em media| por| a gente)* $/
const OF_THING = /^ (?:reais )?(?:de|em|do|da|no|na|com) [a-z]+/
const ENDS = /^ ?(?:$|,|e\b|por\b|cada\b|pra\b)/

export interface UnitCost {
  value: Value<'R$'>
  noun: string
  /** Of how many costs it is made. */
  parts: number
}

/** 'Cada visita me custa 48 de produto, 28 de combustível e 5 horas de técnico a 26': all that one takes; null: not told whole. */
export function unitCostOf(d: Deriver): UnitCost | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const first = only(all.filter((one) => isPlain(one) && COSTS_EACH.test(one.before)))
  if (!first) return null
  const noun = COSTS_EACH.exec(first.before)![1]!
  if (!OF_THING.test(first.after) || ENDS.test(first.after))
    return ENDS.test(first.after) || /^ (?:reais )?d[eo] /.test(first.after)
      ? { value: d.ask.value('R$', first.said, 'Custo de cada um'), noun, parts: 1 }
      : null
  const values: Value<'R$' | 'horas'>[] = []
  const parts: string[] = []
  let sum = 0
  const rest = all.filter(({ sentence, place }) => sentence === first.sentence && place >= first.place)
  for (let i = 0; i < rest.length; i++) {
    const one = rest[i]!
    if (isPlain(one) && OF_THING.test(one.after)) {
      const value = d.ask.value('R$', one.said, 'Parte do custo de cada um')
      values.push(value)
      parts.push(t(value).text)
      sum += one.value
      continue
    }
    const rate = rest[i + 1]
    if (one.said.kind !== 'H' || !rate || !isPlain(rate) || !/\b(?:a|por)(?: r\$| uns)* $/.test(rate.before))
      return null
    const hours = d.ask.value('horas', one.said, 'Horas de cada um')
    const each = d.ask.value('R$', rate.said, 'Custo de uma hora')
    values.push(hours, each)
    parts.push(`${one.value} h × ${t(each).text}`)
    sum += one.value * rate.value
    i++
  }
  const value =
    values.length === 1
      ? (values[0] as Value<'R$'>)
      : d.own.make('R$', 'Custo de cada um', round2(sum), parts.join(' + '), values)
  return { value: { ...value, kind: 'R$' } as Value<'R$'>, noun, parts: values.length }
}

/** 'Comida 1.300 por festa, equipe 1.000 por festa' in her list: all that one takes; null: not told, or of several things. */
export function listedUnitCost(d: Deriver): UnitCost | null {
  const all = d.own.sources.reading.costs.porUnidade ?? []
  const noun = all[0]?.coisa ?? ''
  if (all.length === 0 || all.some(({ valor, coisa }) => valor === null || (coisa !== noun && coisa !== '')))
    return null
  const parts = all.map((part, place) => d.own.known('R$', costFact(part, place)))
  const [first, ...rest] = parts
  const value = rest.reduce((sum, one) => d.own.plus(sum, one, 'Custo de cada um'), first!)
  return { value, noun, parts: parts.length }
}

/** What stays of a price after tax and what one costs. */
export function keepOf(
  d: Deriver,
  price: Value<'R$'>,
  tax: Value<'%'> | null,
  cost: Value<'R$'> | null,
  rotulo: string,
): Value<'R$'> {
  const left = price.number * (1 - (tax?.number ?? 0) / 100) - (cost?.number ?? 0)
  return d.own.make(
    'R$',
    rotulo,
    round2(left),
    `${money(price.number)}${tax ? ` × (100% − ${t(tax).text})` : ''}${cost ? ` − ${money(cost.number)}` : ''}`,
    [price, tax, cost].filter((one): one is Value<'R$'> => one !== null),
  )
}
