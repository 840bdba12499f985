import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Deriver } from './deriver.ts'
import type { Part } from './unit-parts.ts'

/** The listed bills of a month that no single sale causes. */
function fixed(d: Deriver): Value<'R$/mês'> | null {
  const { sources } = d.own
  const { items, total } = sources.reading.costs
  const groups = sources.groups.filter(({ varia }) => varia !== true)
  const places = groups.flatMap(({ itens }) => itens).filter((place) => !items[place]!.porUnidade)
  if (places.length === 0 || (total !== null && items.length === 0)) return null
  const values = places.map((place) => d.own.known('R$/mês', sources.costFacts[place]!))
  const sum = round2(values.reduce((all, { number }) => all + number, 0))
  return values.length === 1
    ? values[0]!
    : d.own.make(
        'R$/mês',
        'Contas do mês que você listou',
        sum,
        values.map(({ number }) => money(number)).join(' + '),
        values,
      )
}

export function against(d: Deriver, month: Value<'R$/mês'>, inputs: Value<Kind>[]): Text {
  const bills = fixed(d)
  if (!bills || !(d.own.sources.reading.costs.porUnidade ?? []).length) return say``
  const rest = d.own.minus(month, bills, 'O que sobra depois das contas')
  inputs.push(bills, rest)
  return rest.number >= 0
    ? say`; pagas as contas de ${t(bills)}, sobram ${t(rest)}`
    : say`; as contas são de ${t(bills)}, faltam ${t(rest)}`
}

export function breakEven(d: Deriver, left: Value<'R$'>, inputs: Value<Kind>[]): Text | null {
  const bills = (d.own.sources.reading.costs.porUnidade ?? []).length > 0 ? fixed(d) : null
  if (!bills) return null
  const exact = bills.number / left.number
  const value = exact < 10 ? round1(exact) : Math.ceil(exact)
  if (value < 1 || value > 100_000) return null
  const least = d.own.make(
    'qtd',
    'Quantos pagam as contas do mês',
    value,
    `${money(bills.number)} ÷ ${money(left.number)}`,
    [bills, left],
  )
  inputs.push(bills, least)
  return say`As contas de ${t(bills)} se pagam com ${t(least)} por mês.`
}

const PARCEL = /\b(?:parcela|prestacao)(?: [a-z]+){0,3} (?:de|e|eh|sai|da|fica)(?: r\$| uns)? $|\bparcela (?:de )?$/
/** 'A parcela de 3.450 pede 15 por mês; hoje são 11' */
export function instalmentOf(d: Deriver, left: Value<'R$'>, volume: Term | null, inputs: Value<Kind>[]): Text | null {
  const term = d.terms.find(
    (one) => one.dimension === 'reais' && one.field === 'main_challenge' && PARCEL.test(one.before),
  )
  if (!term) return null
  const parcel = d.value('R$/mês', term, 'Parcela do mês')
  const exact = parcel.number / left.number
  if (exact < 1 || exact > 1_000) return null
  const need = d.own.make(
    'qtd',
    'Quantos pagam a parcela',
    Math.ceil(exact),
    `${money(parcel.number)} ÷ ${money(left.number)}`,
    [parcel, left],
  )
  inputs.push(parcel, need)
  const month =
    volume?.time === 'mes'
      ? d.own.times(d.value('qtd', volume, 'Quantos por mês'), left, 'O que isso deixa por mês', 'R$/mês')
      : null
  if (!month) return say`A parcela de ${t(parcel)} se paga com ${t(need)} por mês.`
  const rest = d.own.make(
    'R$/mês',
    'Depois da parcela',
    round2(Math.abs(month.number - parcel.number)),
    `${money(Math.max(month.number, parcel.number))} − ${money(Math.min(month.number, parcel.number))}`,
    [month, parcel],
  )
  inputs.push(rest)
  return say`A parcela de ${t(parcel)} se paga com ${t(need)} por mês; hoje ${month.number >= parcel.number ? 'sobram' : 'faltam'} ${t(rest)}.`
}

export const ENTRY =
  /\b(?:entrada|sinal|na assinatura|adiantad[oa]|antecipad[oa]|no pedido|no fechamento|para comecar|pra comecar)\b/
/** 'Recebo 30% na assinatura', and the material costs more: what each job takes out of her pocket. */
export function entryOf(d: Deriver, price: Value<'R$'>, parts: readonly Part[], inputs: Value<Kind>[]): Text | null {
  const term = d.terms.find(
    (one) =>
      one.dimension === 'share' &&
      one.said.length === 1 &&
      one.field !== 'future_goals' &&
      one.value < 0.95 &&
      ENTRY.test(`${one.before.slice(-24)} ${one.after.slice(0, 24)}`),
  )
  const [material] = [...parts].sort((a, b) => b.value.number - a.value.number)
  if (!term || !material) return null
  const rate: Value<'%'> = { ...d.value('%', term, 'Entrada'), number: round1(term.value * 100) }
  const entry = d.own.portion(rate, price, 'Entrada de cada um')
  if (entry.number >= material.value.number) return null
  const gap = d.own.make(
    'R$',
    'O que sai do seu bolso em cada um',
    round2(material.value.number - entry.number),
    `${money(material.value.number)} − ${money(entry.number)}`,
    [material.value, entry],
  )
  const pays = d.own.share(material.value, price, 'Entrada que paga o material')
  inputs.push(rate, entry, gap, pays)
  return say`A entrada de ${t(rate)} são ${t(entry)}, e só ${material.name === '' ? 'esse custo' : material.name} pede ${t(material.value)}: ${t(gap)} saem do seu bolso em cada um até receber; uma entrada de ${t(pays)} cobriria.`
}
