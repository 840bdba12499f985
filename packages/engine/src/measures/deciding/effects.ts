import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Case } from './case.ts'
import type { Held } from './held.ts'
import { countIn, type Each, type Sum, type Time, timeOf, timesOf } from './sums.ts'

/** What a sum of one and of how many may be made of. */
export const OF_ONE = {
  price: 'preco/ticket.unidade/mes',
  next: 'preco_novo.unidade/mes',
  offer: 'preco_oferta.unidade/mes',
  costs: 'custo_unidade.unidade/mes',
  nextCosts: 'custo_unidade_novo.unidade/mes',
  keep: 'sobra/prejuizo.unidade',
  many: 'quantidade.dia/semana/mes/ano',
  more: 'quantidade_nova',
  order: 'quantidade_pedido',
  missed: 'faltas',
  clients: 'clientes',
  fee: 'p_comissao',
  off: 'p_desconto',
} as const

type Name = keyof typeof OF_ONE
export type Groups = Readonly<Record<Name, readonly Held[]>>
const NAMES = Object.keys(OF_ONE) as Name[]
const SOLD: ReadonlySet<Name> = new Set(['price', 'next', 'offer'])
const OFF: readonly Name[] = ['fee', 'off']

/** One sum of one and of how many. */
export interface Rule {
  needs: readonly Name[]
  /** They change nothing of it. */
  aside?: readonly Name[]
  plus: Name
  minus?: readonly Name[]
  /** A cost that ends with it. */
  back?: Name
  count: Name
  /** What it is called. */
  is: string
  /** A fee or a discount may be taken off. */
  off?: true
  /** Only where each of them is above nothing. */
  more?: true
  /** Only of work that isn't taken: nothing is spent on it. */
  refused?: true
}

/** What a change brings, the narrower first. */
export const BRINGS: readonly Rule[] = [
  { needs: ['missed', 'price', 'costs'], aside: ['many'], plus: 'price', minus: ['costs'], count: 'missed', is: 'O que se perde', refused: true },
  { needs: ['missed', 'costs'], aside: ['many', 'price', 'clients'], plus: 'costs', count: 'missed', is: 'O que se perde' },
  { needs: ['missed', 'price'], aside: ['many', 'clients'], plus: 'price', count: 'missed', is: 'O que se perde' },
  { needs: ['missed', 'keep'], aside: ['many', 'price'], plus: 'keep', count: 'missed', is: 'O que se perde' },
  // Who pays more than today's buyer takes what she sells anyway.
  { needs: ['offer', 'price', 'nextCosts', 'order'], aside: ['many', 'costs'], plus: 'offer', minus: ['price', 'nextCosts'], count: 'order', is: 'O que o comprador novo deixa a mais', more: true },
  { needs: ['offer', 'price', 'costs', 'order'], aside: ['many'], plus: 'offer', minus: ['price'], count: 'order', is: 'O que o comprador novo deixa a mais', more: true },
  {
    needs: ['offer', 'nextCosts', 'order'],
    aside: ['price', 'costs', 'many'],
    plus: 'offer',
    minus: ['nextCosts'],
    count: 'order',
    is: 'O que o pedido deixa',
    off: true,
  },
  {
    needs: ['offer', 'costs', 'order'],
    aside: ['price', 'many'],
    plus: 'offer',
    minus: ['costs'],
    count: 'order',
    is: 'O que o pedido deixa',
    off: true,
  },
  { needs: ['offer', 'costs', 'many'], aside: ['price'], plus: 'offer', minus: ['costs'], count: 'many', is: 'O que fica', off: true },
  { needs: ['offer', 'price', 'many'], plus: 'offer', minus: ['price'], count: 'many', is: 'O que a diferença de preço traz', more: true },
  { needs: ['offer', 'price', 'order'], aside: ['many'], plus: 'offer', minus: ['price'], count: 'order', is: 'O que a diferença de preço traz', more: true },
  { needs: ['offer', 'order'], aside: ['many', 'price', 'clients'], plus: 'offer', count: 'order', is: 'O que o pedido paga', off: true },
  {
    needs: ['next', 'nextCosts', 'more'],
    aside: ['price', 'costs', 'many'],
    plus: 'next',
    minus: ['nextCosts'],
    count: 'more',
    is: 'O que o novo deixa',
    off: true,
  },
  { needs: ['next', 'costs', 'more'], aside: ['price', 'many'], plus: 'next', minus: ['costs'], count: 'more', is: 'O que o novo deixa', off: true },
  { needs: ['next', 'price', 'nextCosts', 'costs', 'many'], plus: 'next', minus: ['price', 'nextCosts'], back: 'costs', count: 'many', is: 'O que a troca deixa a mais' },
  { needs: ['next', 'price', 'nextCosts', 'many'], plus: 'next', minus: ['price', 'nextCosts'], count: 'many', is: 'O que a troca deixa a mais', more: true },
  { needs: ['next', 'price', 'many'], aside: ['costs'], plus: 'next', minus: ['price'], count: 'many', is: 'O que o preço novo traz', more: true },
  { needs: ['next', 'price', 'clients'], plus: 'next', minus: ['price'], count: 'clients', is: 'O que o preço novo traz', more: true },
  { needs: ['next', 'nextCosts', 'many'], aside: ['costs'], plus: 'next', minus: ['nextCosts'], count: 'many', is: 'O que fica' },
  { needs: ['next', 'costs', 'many'], aside: ['price'], plus: 'next', minus: ['costs'], count: 'many', is: 'O que fica' },
  { needs: ['next', 'more'], aside: ['many', 'price', 'clients'], plus: 'next', count: 'more', is: 'O que entra a mais', off: true },
  { needs: ['costs', 'nextCosts', 'more'], aside: ['price', 'many'], plus: 'costs', minus: ['nextCosts'], count: 'more', is: 'O que deixa de gastar', more: true },
  { needs: ['costs', 'nextCosts', 'order'], aside: ['price', 'many'], plus: 'costs', minus: ['nextCosts'], count: 'order', is: 'O que deixa de gastar', more: true },
  { needs: ['costs', 'nextCosts', 'many'], aside: ['price'], plus: 'costs', minus: ['nextCosts'], count: 'many', is: 'O que deixa de gastar', more: true },
  { needs: ['costs', 'nextCosts', 'clients'], aside: ['price'], plus: 'costs', minus: ['nextCosts'], count: 'clients', is: 'O que deixa de gastar', more: true },
  { needs: ['price', 'costs', 'more'], aside: ['many'], plus: 'price', minus: ['costs'], count: 'more', is: 'O que entra a mais', off: true },
  { needs: ['price', 'nextCosts', 'more'], aside: ['many', 'costs'], plus: 'price', minus: ['nextCosts'], count: 'more', is: 'O que entra a mais', off: true },
  { needs: ['price', 'more'], aside: ['many', 'clients'], plus: 'price', count: 'more', is: 'O que entra a mais', off: true },
  { needs: ['keep', 'order'], aside: ['many', 'price'], plus: 'keep', count: 'order', is: 'O que fica' },
  { needs: ['keep', 'more'], aside: ['many', 'price'], plus: 'keep', count: 'more', is: 'O que entra a mais' },
] // biome-ignore format: a table

/** What she makes today of each, where what it costs is told. */
export const TODAY: readonly Rule[] = [
  { needs: ['keep', 'many'], aside: ['price'], plus: 'keep', count: 'many', is: 'O que fica' },
  { needs: ['price', 'costs', 'many'], plus: 'price', minus: ['costs'], count: 'many', is: 'O que fica', off: true },
  { needs: ['price', 'costs', 'clients'], plus: 'price', minus: ['costs'], count: 'clients', is: 'O que fica', off: true },
] // biome-ignore format: a table

/** What is spent on each today. */
export const SPENDS: readonly Rule[] = [
  { needs: ['costs', 'many'], aside: ['price'], plus: 'costs', count: 'many', is: 'O que se gasta hoje' },
  { needs: ['costs', 'clients'], aside: ['price'], plus: 'costs', count: 'clients', is: 'O que se gasta hoje' },
] // biome-ignore format: a table

export const hasAny = (g: Groups): boolean => NAMES.some((name) => g[name].length > 0)

/** The numbers that say how often: of the time of their sum. */
export const countsOf = (g: Groups): readonly Held[] => [...g.many, ...g.more, ...g.order, ...g.missed, ...g.clients]

const fits = ({ needs, aside = [], off }: Rule, g: Groups): boolean =>
  needs.every((name) => g[name].length > 0) &&
  NAMES.every(
    (name) =>
      g[name].length === 0 || needs.includes(name) || aside.includes(name) || (off === true && OFF.includes(name)),
  )

/** What her numbers of one and of how many come to. */
export interface Brought extends Sum {
  is: string
  each: Each
  /** The number that counts them. */
  count: Held
  /** What each costs is told, or it is no sale. */
  costed: boolean
  /** What a dearer cost alone takes. */
  dearer: Value<'R$'> | Value<'R$/mês'> | null
}

/** By the first of the rules that takes all her numbers; null: none does. */
export function sumOf(c: Case, g: Groups, rules: readonly Rule[], time: Time): Brought | null {
  for (const rule of rules) {
    const made = fits(rule, g) ? ruled(c, g, rule, time) : null
    if (made) return made
  }
  return null
}

function ruled(c: Case, g: Groups, rule: Rule, time: Time): Brought | null {
  const both = rule.plus === 'offer' && rule.minus?.includes('nextCosts') && isOnTop(g.nextCosts)
  const minus = [...(rule.minus ?? []).flatMap((name) => g[name]), ...(both ? g.costs : [])]
  const single = [rule.plus, rule.count, ...OFF, ...rule.needs.filter((name) => !rule.minus?.includes(name))]
  if (single.some((name) => g[name].length > 1) || (rule.minus?.includes('price') && g.price.length > 1)) return null
  if (rule.refused && !c.d.ask.says(REFUSES, ['main_challenge'])) return null
  const price = g[rule.plus][0]!
  const count = g[rule.count][0]!
  // A fee of a month is of whom it is paid for, not of each time; a count of a month isn't.
  if (minus.some(({ period }) => period !== price.period)) return null
  const flows = timeOf([count]) !== null
  const monthly = price.period === 'mes'
  if (monthly ? flows && !(rule.count === 'missed' && count.period === 'mes') : !flows && time !== 'vez') return null
  const back = rule.back && g[rule.back]
  if (back && back.length !== 1) return null
  const each = sold(rule) ? eachOf(c, price, minus, [...g.fee, ...g.off]) : differenceOf(c, price, minus, back?.[0])
  // Of another size, it is another thing's cost.
  if (sold(rule) && minus.some(({ said }) => said.value < price.said.value / LEAST_COST)) return null
  if (isOfOtherSize(g) || (rule.minus?.includes('price') && isFar(price, g.price[0]!))) return null
  if (!each || c.impossible || (rule.more && each.value.number <= 0)) return null
  // What stays of each sale today says nothing of another price.
  if (sold(rule) && minus.length === 0 && each.made && rule.plus !== 'price' && g.price.length > 0) return null
  // Who sells to her asks less than she pays now: no buyer of hers.
  if (rule.plus === 'offer' && g.price.length === 0 && each.value.number <= 0) return null
  const many = countIn(
    c,
    count,
    rule.count === 'more' && rule.plus !== 'next' ? g.many[0] : undefined,
    monthly ? 'vez' : time,
  )
  const cost = back?.[0] && g.nextCosts.length === 1 ? differenceOf(c, g.nextCosts[0]!, back, undefined) : null
  const dearer = cost && cost.value.number > 0 ? timesOf(c, cost, many, time, 'O que o custo novo leva').value : null
  const costed = minus.length > 0 || !sold(rule)
  return { ...timesOf(c, each, many, time, rule.is), is: rule.is, each, count, costed, dearer }
}

/** A price so far from hers is another thing's. */
const isFar = (one: Held, own: Held): boolean =>
  one.said.value > own.said.value * 2 || one.said.value < own.said.value / 2

/** What costs so little of its price is another thing's. */
const LEAST_COST = 100

/** 'O tecido dá 14,20 e ia ter que mandar costurar a 7,30': beside it, not in its place. */
const ON_TOP = /\b(?:(?:ia|teria|tenho|vou) (?:ter )?(?:que|de)|fora)\b|\bmais(?: uns| umas| os| as)? $/
/** 'Costura por 40 a peça se eu der cortado': her own material comes beside it. */
const OF_HERS = /^.{0,24}\bse eu (?:der|dar|levar|mandar|entregar|fornecer)\b/
export const isOnTop = (costs: readonly Held[]): boolean =>
  costs.some(({ at }) => ON_TOP.test(at.before) || OF_HERS.test(at.right))

const MOST_TIMES = 4

function isOfOtherSize({ costs, nextCosts }: Groups): boolean {
  const [a, b] = [costs[0]?.said.value, nextCosts[0]?.said.value]
  return a !== undefined && b !== undefined && (a > b * MOST_TIMES || b > a * MOST_TIMES)
}

const REFUSES =
  /\b(?:recus[a-z]+|dispens[a-z]+|nao (?:dou conta|atendo|pego)|manda[r]? (?:voltar|embora)|perco (?:servico|cliente|venda)s?)\b/

const sold = (rule: Rule): boolean => SOLD.has(rule.plus) && !rule.minus?.includes('price')

/** What one leaves after its costs and what is taken off by a rate; null: more than one rate. */
export function eachOf(c: Case, price: Held, costs: readonly Held[], rates: readonly Held[]): Each | null {
  if (rates.length > 1) return null
  const full = c.reais(price, 'O que cada um paga')
  const spent = costs.map((one) => c.reais(one, 'O que cada um custa'))
  const [rate] = rates
  if (rate?.role === 'p_desconto') {
    const off = c.portion(c.share(rate, 'Desconto'), full, 'O desconto em cada um')
    const cheap = c.minus(full, off, 'O preço com desconto')
    const { value, terms, net } = c.keepOf(cheap, spent)
    return { value, terms, made: net }
  }
  const { value, terms, net } = c.keepOf(full, spent, rate ? c.share(rate, 'Comissão') : null)
  return { value, terms, made: net }
}

/** What changes with each one: no sale, so no tax of it. */
function differenceOf(c: Case, from: Held, taken: readonly Held[], ends: Held | undefined): Each {
  const full = c.reais(from, from.role.startsWith('custo') ? 'O que cada um custa' : 'O que cada um paga')
  const all = taken.map((one) =>
    c.reais(one, one.role.startsWith('custo') ? 'O que cada um custaria' : 'O preço de hoje'),
  )
  if (all.length === 0) return { value: full, terms: say`${t(full)}`, made: false }
  const back = ends ? c.reais(ends, 'O que cada um custa hoje') : null
  const minus = join(
    [full, ...all].map((one) => say`${t(one)}`),
    ' − ',
  )
  const terms = back ? say`${minus} + ${t(back)}` : minus
  const number = all.reduce((rest, one) => rest - one.number, full.number + (back?.number ?? 0))
  const of = [full, ...all, ...(back ? [back] : [])]
  return { value: c.make('R$', 'A diferença em cada um', number, terms, of), terms, made: true }
}
