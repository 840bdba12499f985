import { NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as shownAs } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { countsInstalments, standsBeforeEach } from '#src/measures/derived/instalments.ts'
import { isPlain, only, type Spoken, spokenIn } from '#src/measures/derived/spoken.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, OwnSum, Proof, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'

/**
 * A decision whose two sides she gives in numbers: what each does to her month. Every place of a frame is filled by one number
 * of hers; where two could fill it, or one lacks, the frame is silent.
 */
export interface Answer {
  /** Decisions of `verdicts/decisions.data.ts` that it answers, the likeliest first. */
  decisions: readonly string[]
  /** In whose sentence she tells it, where none of those is heard. */
  at: Spoken
  /** Yes, no, or only if, with what follows; absent: she weighs nothing, and the account stands alone. */
  verdict?: Text
  /** The account that stands among the deciding figures; absent: the verdict says all. */
  line?: Text
  main: Value<Kind>
  inputs: readonly (Value<Kind> | null)[]
  says: readonly MeasureId[]
  proves?: Proof
  topic: string
}

export type Frame = (d: Deriver) => Answer | null

/** All of it as one figure, for the book. */
export const factsOf = (d: Deriver, { main, inputs, verdict, says }: Answer): OwnSum =>
  d.own.sum(main, inputs, verdict ?? NOTHING, says)

export const spoken = (d: Deriver): readonly Spoken[] => spokenIn(d.ask.scene)

/** A sum of reais of hers; small ones are prices. */
export const sums = (d: Deriver, least = 300): readonly Spoken[] =>
  spoken(d).filter((one) => isPlain(one) && one.value >= least && one.said.role !== 'contagem')

export interface Month {
  /** What comes in. */
  revenue: Value<'R$/mês'>
  /** What is left after every cost she lists, her own pay among them where she lists it. */
  left: Value<'R$/mês'>
  /** Her own pay is not in the list. */
  unpaid: boolean
}

const months = new WeakMap<Deriver, Month | null>()

/** Her month; null: what comes in or goes out isn't known. */
export function monthOf(d: Deriver): Month | null {
  const known = months.get(d)
  if (known !== undefined) return known
  const made = readMonth(d)
  months.set(d, made)
  return made
}

function readMonth(d: Deriver): Month | null {
  const { revenue, left } = d
  if (!revenue || !left || revenue.fact.id.startsWith('faixa.') || d.own.sources.reading.costs.items.length < 3)
    return null
  return { revenue, left, unpaid: !d.own.sources.paysOwner }
}

/** 'Antes da sua retirada': said wherever a month is weighed that doesn't pay her. */
export const beforePay = ({ unpaid }: Month): string => (unpaid ? ' (antes da sua retirada)' : '')

/** Less is an MEI's fixed guide, which no sale makes dearer. */
const LEAST_TAX = 1.5

/** The tax as a part of what comes in; null: she lists none. */
export function taxOf(d: Deriver): Value<'%'> | null {
  const { revenue, own } = d
  const group = own.sources.group('impostos')
  if (!group || !revenue) return null
  const rate = round1((group.valor / revenue.number) * 100)
  if (rate > 30 || rate < (own.sources.reading.segment === 'Agronegócio' ? 0.5 : LEAST_TAX)) return null
  const paid = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  return own.make('%', 'Imposto, parte do que entra', rate, `${money(paid.number)} ÷ ${money(revenue.number)}`, [
    paid,
    revenue,
  ])
}

/** What is taken of each price: tax, and what the list or her words prove to be a part of what comes in. */
export interface Taken {
  rate: Value<'%'>
  name: string
}

const BY_SHARE: ReadonlySet<string> = new Set(['impostos', 'comissao', 'taxas_cartao'])

/** '40% pros barbeiros' with 10.800 of 27.000 in the list is a part of each price; null: nothing is. */
export function takenOf(d: Deriver): Taken | null {
  const { revenue, own } = d
  if (!revenue) return null
  const { items } = own.sources.reading.costs
  const said = spoken(d).filter((one) => one.said.kind === 'P' && one.value >= 3 && one.value <= 80)
  const places = new Set(own.sources.groups.flatMap(({ id, itens }) => (BY_SHARE.has(id) ? [...itens] : [])))
  const shared = items.flatMap(({ valor, doFaturamento, nome }, place) =>
    doFaturamento ||
    /%/.test(nome) ||
    said.some((one) => Math.abs(valor / revenue.number / (one.value / 100) - 1) < 0.01)
      ? [place]
      : [],
  )
  for (const place of shared) places.add(place)
  if (places.size === 0) return null
  const values = [...places].map((place) => own.known('R$/mês', own.sources.costFacts[place]!))
  const rate = round1((values.reduce((sum, { number }) => sum + number, 0) / revenue.number) * 100)
  if (rate <= 0 || rate >= 85) return null
  const taxAlone = [...places].every((place) => own.sources.group('impostos')?.itens.includes(place))
  return {
    rate: own.make(
      '%',
      taxAlone ? 'Imposto, parte do que entra' : 'Imposto, comissão e taxas, parte do que entra',
      rate,
      `(${values.map(({ number }) => money(number)).join(' + ')}) ÷ ${money(revenue.number)}`,
      [...values, revenue],
    ),
    name: taxAlone ? 'imposto' : 'comissão, imposto e taxa',
  }
}

/** What stays of reais after tax. */
export function net<K extends 'R$' | 'R$/mês'>(
  d: Deriver,
  gross: Value<K>,
  tax: Value<'%'> | null,
  rotulo: string,
): Value<K> {
  if (!tax) return gross
  return d.own.make(
    gross.kind,
    rotulo,
    gross.kind === 'R$'
      ? round2(gross.number * (1 - tax.number / 100))
      : Math.round(gross.number * (1 - tax.number / 100)),
    `${money(gross.number)} × (100% − ${percent(tax.number)})`,
    [gross, tax],
  )
}

export const monthly = (d: Deriver, one: Spoken, rotulo: string): Value<'R$/mês'> =>
  ofMonth(d.ask.value('R$', one.said, rotulo))

/** 'sobram R$ 890' or 'faltam R$ 710'. */
export const leaves = (
  value: Value<'R$' | 'R$/mês'>,
  text: (value: Value<Kind>) => { text: string; fact: string },
): Text => (value.number >= 0 ? say`sobram ${text(value)}` : say`faltam ${text(value)}`)

/** 'Hoje sobram R$ 890 (antes da sua retirada)' */
export const today = (month: Month): Text => say`Hoje ${leaves(month.left, shownAs)}${beforePay(month)}`

/** 'A sobra de R$ 500 iria a R$ 3.400' */
export const turns = ({ left }: Month, after: Value<'R$/mês'>): Text =>
  say`${left.number < 0 ? say`a falta de ${shownAs(left)}` : say`a sobra de ${shownAs(left)}`} ${
    after.number < 0
      ? left.number < 0
        ? say`iria a uma falta de ${shownAs(after)}`
        : say`viraria uma falta de ${shownAs(after)}`
      : say`iria a ${shownAs(after)}`
  }`

/** Several sums as one; one alone is itself. */
export const addUp = <K extends 'R$' | 'R$/mês'>(d: Deriver, values: readonly Value<K>[], rotulo: string): Value<K> =>
  values.length === 1
    ? values[0]!
    : d.own.make(
        values[0]!.kind,
        rotulo,
        round2(values.reduce((sum, { number }) => sum + number, 0)),
        values.map(({ number }) => money(number)).join(' + '),
        values,
      )

/** A sum so many times over: of so many months, of so many instalments. */
export const timesOver = (d: Deriver, count: Value<'qtd'>, each: Value<'R$' | 'R$/mês'>, rotulo: string): Value<'R$'> =>
  d.own.make('R$', rotulo, round2(count.number * each.number), `${count.number} × ${money(each.number)}`, [count, each])

/** Instalments of a price: '250 mil em 24 vezes', '60x de 3.950'. */
export interface Instalments {
  month: Value<'R$/mês'>
  count: Value<'qtd'>
  uses: readonly Said[]
}

const PARCEL = /\b(?:parcelas?|prestac[a-z]+) (?:de|e|fica em|sai por|sai a|da)(?: uns)? $/

/** 'O banco faz em 36 de 6.050' */
const isBareSeries = (all: readonly Spoken[], one: Spoken): boolean =>
  one.value >= 6 &&
  /\b(?:em|sai|sairia|sao|fica|por|faz) $/.test(one.before) &&
  /^ de (?:uns |r\$ ?)?$/.test(one.after) &&
  all.some(
    (next) => next.place === one.place + 1 && next.sentence === one.sentence && isPlain(next) && next.value >= 50,
  )

/** The one series of instalments among some numbers; `price`: of what is to be paid without interest. */
export function instalmentsIn(d: Deriver, all: readonly Spoken[], price: Value<'R$'> | null): Instalments | null {
  const counts = all.filter(
    (one) =>
      one.said.kind === 'N' &&
      Number.isInteger(one.value) &&
      one.value >= 2 &&
      one.value <= 420 &&
      (countsInstalments(one.after) || isBareSeries(all, one)),
  )
  const count = only(counts)
  if (!count) return null
  const of = d.ask.value('qtd', count.said, 'Parcelas')
  const next = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
  const each =
    next && isPlain(next) && next.value >= 50 && standsBeforeEach(count.after)
      ? next
      : only(all.filter((one) => isPlain(one) && one.value >= 50 && PARCEL.test(one.before)))
  if (each) return { month: monthly(d, each, 'Parcela'), count: of, uses: [count.said, each.said] }
  if (!price) return null
  const month = d.own.make(
    'R$/mês',
    'Parcela',
    reais(price.number / of.number),
    `${money(price.number)} ÷ ${of.number}`,
    [price, of],
  )
  return { month, count: of, uses: [count.said] }
}
