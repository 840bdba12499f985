import { type Deriver, OF_STAFF } from '#src/measures/derived/deriver.ts'
import { money, percent, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'

/** The costs of her list that come with what is sold. */
export interface Flowing {
  /** Tax, commission and fees: a part of each price; null: none. */
  rate: Value<'%'> | null
  /** Goods, packing and delivery: so much of each piece; null: none. */
  pieces: Value<'R$/mês'> | null
  piece?: Value<'R$'> | null
  /** What stays of each sale after all of them, as a part of what comes in. */
  kept: Value<'%'>
}

const known = new WeakMap<Deriver, Flowing | null>()

const BY_SHARE: ReadonlySet<string> = new Set(['impostos', 'comissao', 'comissao_entrega', 'taxas_cartao', 'terceiros'])
const BY_PIECE: ReadonlySet<string> = new Set(['mercadorias', 'variaveis', 'racao'])
const BUYS: ReadonlySet<string> = new Set(['Comércio Varejista', 'Alimentação', 'Indústria', 'Agronegócio'])
/** A car stands in an empty month, too; who carries what is sold is paid by it. */
const CARRIES = /motoboy|entreg|frete|correio|logist|transport|carret/
const OF_MEI = /^(?:das|mei|das mei|das do mei|guia das|guia do mei|boleto do mei|imposto mei)$/
const OF_AGENDA = /\b(?:agenda|agendamento|sistema|gestao|musica|internet)\b/
const MOST_UNKNOWN = 0.12
/** 'Barbeiros 50% 13 mil', which is half of what comes in. */
const PER_CENT = /(\d{1,2}) ?%/g
const RATED = 0.02
/** A party is driven to, and those who serve it are paid for it. */
const PARTIES = /\b(?:festas?|eventos?|casamentos?|formaturas?)\b/
const OF_PARTY = /\b(?:monitor(?:es|as?)?|recreador|garcon|garcom|freela|diarias?|animador|montador)/
/** Who sews or paints at home is paid by the piece. */
const BY_THE_PIECE = /\bpor fora\b|\bfacca?o\b|\bpor peca\b|\bpor producao\b/
const ALWAYS = /\bfix[oa]s?\b/

/** null: her list doesn't tell what a sale takes. */
export function flowingOf(d: Deriver): Flowing | null {
  const found = known.get(d)
  if (found !== undefined) return found
  const made = read(d)
  known.set(d, made)
  return made
}

const totals = new WeakMap<object, number>()
/** What flows with the sales of a month, as the units reckon it; null: nothing told by the unit. */
export const flowingTotal = (reading: object): number | null => totals.get(reading) ?? null

/** Costs whose name doesn't tell whether they come with a sale; people and things that she counts are there anyway. */
function unknownIn({ own: { sources } }: Deriver): number {
  const { items } = sources.reading.costs
  const isKnown = ({ nome, porVenda, porUnidade, quantos }: (typeof items)[number]): boolean =>
    porVenda === true || porUnidade === true || (quantos ?? 0) > 1 || OF_STAFF.test(fold(nome))
  return (sources.group('outros')?.itens ?? []).reduce(
    (sum, place) => sum + (isKnown(items[place]!) ? 0 : items[place]!.valor),
    0,
  )
}

function read(d: Deriver): Flowing | null {
  const { revenue, own } = d
  const { sources } = own
  const { items, total } = sources.reading.costs
  if (!revenue || revenue.fact.id.startsWith('faixa.') || total === null || items.length < 3) return null
  if (unknownIn(d) > revenue.number * MOST_UNKNOWN) return null
  const { segment } = sources.reading
  const { form, answers } = sources.reading
  const parties = PARTIES.test(fold(`${offerOf(answers)} ${form.main_challenge}`))
  const rates = [...form.main_costs.matchAll(PER_CENT)].map(([, rate]) => Number(rate) / 100)
  const share: number[] = []
  const piece: number[] = []
  for (const { id, itens } of sources.groups)
    for (const place of itens) {
      const { nome, doFaturamento, porVenda, porUnidade } = items[place]!
      const name = fold(nome)
      const isRated = rates.some((rate) => Math.abs(items[place]!.valor / (revenue.number * rate) - 1) < RATED)
      if (OF_MEI.test(name) || OF_AGENDA.test(name)) continue
      if (doFaturamento || isRated || BY_SHARE.has(id) || /%|funrural|\bsenar\b/.test(name)) share.push(place)
      else if (
        porVenda ||
        porUnidade ||
        BY_PIECE.has(id) ||
        (id === 'frete' && CARRIES.test(name)) ||
        (id === 'folha' && BY_THE_PIECE.test(name))
      )
        piece.push(place)
      else if (parties && !ALWAYS.test(name) && (id === 'frete' || (id === 'folha' && OF_PARTY.test(name))))
        piece.push(place)
      // Milking, pumping and cooling grow with what is taken.
      else if (id === 'energia' && segment === 'Agronegócio') piece.push(place)
    }
  if (BUYS.has(segment) && piece.length === 0) return null
  const rate = partOf(d, share, revenue)
  const pieces = sumOf(d, piece)
  const left = round1(
    100 - ((sumOf(d, share)?.number ?? 0) / revenue.number) * 100 - ((pieces?.number ?? 0) / revenue.number) * 100,
  )
  if (left < 5) return null
  totals.set(
    sources.reading,
    [...share, ...piece].reduce((sum, place) => sum + items[place]!.valor, 0),
  )
  const all = [...share, ...piece].map((place) => own.known('R$/mês', sources.costFacts[place]!))
  const kept = own.make(
    '%',
    'O que fica de cada venda',
    left,
    all.length === 0
      ? percent(100)
      : `1 − (${all.map(({ number }) => money(number)).join(' + ')}) ÷ ${money(revenue.number)}`,
    [...all, revenue],
  )
  return { rate, pieces, kept }
}

function sumOf(d: Deriver, places: readonly number[]): Value<'R$/mês'> | null {
  if (places.length === 0) return null
  const values = places.map((place) => d.own.known('R$/mês', d.own.sources.costFacts[place]!))
  return values.length === 1
    ? values[0]!
    : d.own.make(
        'R$/mês',
        'Material e entrega do mês',
        values.reduce((sum, { number }) => sum + number, 0),
        values.map(({ number }) => money(number)).join(' + '),
        values,
      )
}

function partOf(d: Deriver, places: readonly number[], revenue: Value<'R$/mês'>): Value<'%'> | null {
  if (places.length === 0) return null
  const values = places.map((place) => d.own.known('R$/mês', d.own.sources.costFacts[place]!))
  const sum = values.reduce((all, { number }) => all + number, 0)
  const rate = round1((sum / revenue.number) * 100)
  if (rate <= 0) return null
  return d.own.make(
    '%',
    'Imposto, comissão e taxas, parte do que entra',
    rate,
    `(${values.map(({ number }) => money(number)).join(' + ')}) ÷ ${money(revenue.number)}`,
    [...values, revenue] as Value<Kind>[],
  )
}
