import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import type { FactBook, Mention } from '#src/facts/fact-book.ts'
import { sobra_mes } from '#src/measures/cash.ts'
import { ponto_equilibrio } from '#src/measures/costs.ts'
import { askedIn, round1, round2, type Sources, shown, sourcesOf } from '#src/measures/measured.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import type { CostGroupId } from '#src/reading/cost-groups.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { TOLD, type Told, type ToldId } from './known.data.ts'

/** A fact with those that it was computed from. */
type Found = readonly [fact: Fact, ...behind: Fact[]]

/** Beyond this part of her costs, what is neither fixed nor not for sure leaves both sums unsaid. */
const MOST_UNKNOWN = 0.15

const group = (id: CostGroupId) => (sources: Sources) => {
  const found = sources.group(id)
  return found ? (sources.groupFacts(found) as [Fact, ...Fact[]]) : null
}

const figure = (made: { fact: Fact; entradas: readonly Fact[] } | null): Found | null =>
  made && [made.fact, ...made.entradas]

/** What comes with each sale, and what is to be paid without one; null: too much of her list is neither for sure. */
function kindsOfCost(sources: Sources): { fixed: Found; variable: Found } | null {
  const { groups, total } = sources
  if (!total || sources.paysPerSale || sources.reading.costs.items.length < 2) return null
  const sum = (wanted: boolean | null) =>
    round2(groups.reduce((all, { varia, valor }) => (varia === wanted ? all + valor : all), 0))
  const variable = sum(true)
  if (variable === 0 || sum(null) > Number(total.valor) * MOST_UNKNOWN) return null
  const moving = groups.filter(({ varia }) => varia === true)
  const facts = moving.flatMap((one) => sources.groupFacts(one))
  const moves: Fact = {
    id: 'sabido.variaveis',
    rotulo: 'Custos que acompanham a venda',
    valor: variable,
    unidade: 'R$/mês',
    tipo: sources.kind(),
    origem: 'Custos informados que acompanham a venda',
    formula: `${moving.map(({ nome, valor }) => `${nome.replace(/^(?:os|as|o|a) /, '')} ${formatMoney(valor)}`).join(' + ')} = ${formatMoney(variable)}`,
    entradas: moving.map(({ id }) => `custo_grupo.${id}`),
  }
  const rest = round2(Number(total.valor) - variable)
  const stays: Fact = {
    id: 'sabido.fixos',
    rotulo: 'Custos que existem mesmo sem venda',
    valor: rest,
    unidade: 'R$/mês',
    tipo: sources.kind(),
    origem: 'Custos informados menos os que acompanham a venda',
    formula: `${formatMoney(Number(total.valor))} − ${formatMoney(variable)} = ${formatMoney(rest)}`,
    entradas: [total.id, moves.id],
  }
  return { fixed: [stays, moves, total, ...sources.costFacts, ...facts], variable: [moves, ...facts] }
}

/** What stays of each sale for all that doesn't come with it. */
function keptOfSale(sources: Sources): Found | null {
  const kinds = kindsOfCost(sources)
  const { revenue } = sources.reading
  if (!kinds || !revenue?.exact) return null
  const [moves] = kinds.variable
  const valor = round1((1 - Number(moves.valor) / revenue.value) * 100)
  if (valor <= 0) return null
  const fact: Fact = {
    id: 'sabido.fica',
    rotulo: 'O que fica de cada venda',
    valor,
    unidade: '%',
    tipo: sources.kind(),
    origem: 'O que entra menos os custos que acompanham a venda',
    formula: `100% − ${formatMoney(Number(moves.valor))} ÷ ${formatMoney(revenue.value)} = ${formatPercent(valor / 100, 1)}`,
    entradas: [moves.id, revenue.fact.id],
  }
  return [fact, ...kinds.variable, revenue.fact]
}

/** A number of her challenge that may be what a month leaves. */
const MAYBE = 0.4
/** What her list leaves of a month; null: she says that it is something else. */
function leftOf(sources: Sources): Found | null {
  const made = sources.reading.revenue?.exact ? sobra_mes(sources) : null
  const others = rolesOf(sources.reading.form).filter(
    (one) => shareOf(one, { roles: ['sobra', 'prejuizo'], unit: 'R$' }) >= MAYBE && one.value >= LEAST_MONTH,
  )
  const tellsOther = others.some(({ value }) => Math.abs(value - Math.abs(Number(made?.fact.valor))) > value / 10)
  return tellsOther ? null : figure(made)
}
/** Less is what one sale leaves. */
const LEAST_MONTH = 500

/** Of her month: what her list and her revenue give. */
const OF_MONTH = {
  faturamento: ({ reading }: Sources): Found | null => (reading.revenue?.exact ? [reading.revenue.fact] : null),
  custos: (sources: Sources): Found | null => sources.total && [sources.total, ...sources.costFacts],
  sobra: leftOf,
  empate: (sources: Sources): Found | null =>
    sources.reading.revenue?.exact ? figure(ponto_equilibrio(sources)) : null,
  fixos: (sources: Sources): Found | null => kindsOfCost(sources)?.fixed ?? null,
  variaveis: (sources: Sources): Found | null => kindsOfCost(sources)?.variable ?? null,
  fica_da_venda: keptOfSale,
  folha: group('folha'),
  aluguel: group('aluguel'),
  energia: group('energia'),
  mercadorias: group('mercadorias'),
  frete: group('frete'),
  juros: group('juros'),
  retirada: group('retirada'),
  comissao_do_aplicativo: group('comissao_entrega'),
  taxas_do_cartao: group('taxas_cartao'),
} as const
export type KnownId = keyof typeof OF_MONTH | ToldId
export const isKnownId = (id: string): id is KnownId => id in OF_MONTH || id in TOLD

/** A role is told as hers from this share on, of all that it might be. */
const SURE = 0.85
/** The same where the words beside it say so, too. */
const LIKELY = 0.45
/** Another number that may be it as well. */
const RIVAL = 0.25
const NEAR = 44

const shareOf = ({ may }: RoleNumber, { roles, period }: Told): number =>
  (may ?? []).reduce(
    (sum, one) => (roles?.includes(one.role) && (!period || one.period === period) ? sum + one.share : sum),
    0,
  )

const UNITS: Readonly<Record<Told['unit'], string>> = {
  R$: 'R$',
  'R$/mês': 'R$/mês',
  '%': '%',
  qtd: '',
  dias: 'dias',
  meses: 'meses',
}

/** The one number of her challenge that surely stands for it; null: none, or two may. */
function byRole(all: readonly RoleNumber[], { form, costs }: Reading, told: Told): Found | null {
  if (!told.roles) return null
  const challenge = form.main_challenge
  const numbers = told.isNew ? all.filter(({ value }) => costs.items.every(({ valor }) => valor !== value)) : all
  const isBeside = ({ from, to }: RoleNumber) => {
    const before = challenge
      .slice(Math.max(0, from - NEAR), from)
      .split(/[.;!?]\s/)
      .at(-1)
    const after = challenge.slice(to, to + NEAR).split(/[.;!?]\s/)[0]
    return told.beside?.test(fold(`${before} ${after}`)) === true || told.before?.test(fold(before ?? '')) === true
  }
  const named = numbers.filter((one) => shareOf(one, told) >= LIKELY && isBeside(one))
  const sure = named.length > 0 || told.byWords ? named : numbers.filter((one) => shareOf(one, told) >= SURE)
  const [one] = sure
  if (!one || sure.length > 1) return null
  if (named.length === 0 && numbers.some((other) => other !== one && shareOf(other, told) > RIVAL)) return null
  return [
    {
      id: `sabido.texto.${one.from}`,
      rotulo: 'Número que você escreveu',
      valor: one.value,
      unidade: UNITS[told.unit],
      tipo: 'informado',
      origem: askedIn('main_challenge'),
    },
  ]
}

const fitsUnit = ({ unidade }: Fact, unit: Told['unit']): boolean =>
  unit === 'R$/mês' ? unidade === 'R$/mês' || unidade === 'R$' : unidade === UNITS[unit]

/** The value that the report's accounts give this name; null: none, or two. */
function byLabel(facts: readonly Fact[], { costs }: Reading, { label, unit, isNew }: Told): Found | null {
  if (!label) return null
  const isListed = ({ valor }: Fact) => isNew === true && costs.items.some((item) => item.valor === valor)
  const found = facts.filter(
    (fact) =>
      typeof fact.valor === 'number' && label.test(fold(fact.rotulo)) && fitsUnit(fact, unit) && !isListed(fact),
  )
  const [first] = found
  return first && found.every(({ valor }) => Math.abs(Number(valor)) === Math.abs(Number(first.valor))) ? [first] : null
}

/** The one line of her list that is paid to who does it elsewhere; null: none, or two may be. */
function itemDoneOutside({ reading, costFacts }: Sources): Found | null {
  const [at, ...more] = reading.costs.items.flatMap(({ nome }, place) => (DONE_OUTSIDE.test(fold(nome)) ? [place] : []))
  return at === undefined || more.length > 0 ? null : [costFacts[at]!]
}
const DONE_OUTSIDE = /\bfacc(?:ao|oes)\b|\bterceiriz\w+|\bfeit[oa]s? fora\b|\bcorte fora\b|\bfreteir[oa]s?\b/

const LACKS: ReadonlySet<KnownId> = new Set(['falta_sem_ele'])
const written = (fact: Fact, lacks: boolean): string =>
  fact.unidade === '' ? formatNumber(Number(fact.valor)) : `${lacks || Number(fact.valor) < 0 ? '−' : ''}${shown(fact)}`

/** One of her costs as a sheet tells it. */
export interface KnownCost {
  name: string | Mention
  value: Mention
  /** Of what comes in; null: that isn't known exactly. */
  share: Mention | null
  /** Nothing tells that it comes with each sale. */
  fixed: boolean
}

/** What the report knows of her case. */
export interface Known {
  /** As a sentence says it; null: not known. */
  of(id: KnownId): Mention | null
  /** As a cell says it: what lacks has its sign, which no words beside it tell. */
  inCell(id: KnownId): Mention | null
  costs: readonly KnownCost[]
}

/** `accounts`: the facts of what the report says of her decision, its deciding figures and all that they are reckoned from. */
export function knownOf(book: FactBook, reading: Reading, accounts: readonly Fact[]): Known {
  const sources = sourcesOf(reading)
  const numbers = rolesOf(reading.form)
  const found = new Map<KnownId, Found | null>()
  const outside = (id: KnownId): Found | null => (id === 'pago_fora' ? itemDoneOutside(sources) : null)
  const look = (id: KnownId): Found | null =>
    id in OF_MONTH
      ? OF_MONTH[id as keyof typeof OF_MONTH](sources)
      : (byLabel(accounts, reading, TOLD[id as ToldId]) ?? byRole(numbers, reading, TOLD[id as ToldId]) ?? outside(id))
  const told = (id: KnownId, lacks: boolean): Mention | null => {
    if (!found.has(id)) found.set(id, look(id))
    const facts = found.get(id)
    if (!facts) return null
    for (const fact of facts) book.add(fact)
    return book.mention(facts[0], written(facts[0], lacks))
  }
  return {
    of: (id) => told(id, false),
    inCell: (id) => told(id, LACKS.has(id)),
    costs: costsOf(book, sources),
  }
}

function costsOf(book: FactBook, sources: Sources): KnownCost[] {
  const { reading, groups, costFacts } = sources
  const { revenue } = reading
  return reading.costs.items.map(({ nome, valor }, place) => {
    const fact = costFacts[place]!
    const part: Fact | null = revenue?.exact
      ? {
          id: `sabido.parte.${place}`,
          rotulo: `${nome}, de cada cem reais que entram`,
          valor: round1((valor / revenue.value) * 100),
          unidade: '% do faturamento',
          tipo: 'calculado',
          origem: 'Custo informado dividido pelo faturamento mensal',
          formula: `${formatMoney(valor)} ÷ ${formatMoney(revenue.value)}`,
          entradas: [fact.id, revenue.fact.id],
        }
      : null
    const name = nome.charAt(0).toUpperCase() + nome.slice(1)
    return {
      name: /\d/.test(name) ? book.mention(fact, name) : name,
      value: book.mention(fact, formatMoney(valor)),
      share: part && book.mention(part, formatNumber(Number(part.valor), 1)),
      fixed: groups.find(({ itens }) => itens.includes(place))?.varia !== true,
    }
  })
}
