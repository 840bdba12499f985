import type { SaleAsked, SaleWish } from './asked.ts'
import { SALE_WISHES } from './asked.ts'
import { type Period, readSaleRoles, type SaleNumbers, type SaleRead, type SaleRole, TURNS } from './roles.ts'

/** Numbers that last from one message to the next. */
export const KEPT = ['price', 'cost', 'many', 'fixed', 'dues', 'wanted', 'cut', 'fee', 'days'] as const
export type Kept = (typeof KEPT)[number]
export type Terms = Partial<Record<Kept, number>>

/** A buyer's order beside her other sales. */
export interface Order {
  many: number
  cut?: number
  price?: number
  freight?: number
}

/** A sale that a conversation reckons with. */
export interface Sale {
  now: Terms
  /** As it was first told: 'antes'. */
  base: Terms
  per: Period | null
  order: Order | null
  /** What was asked last. */
  wish: SaleWish
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

function readTerms(stored: unknown): Terms | null {
  if (!isObject(stored)) return null
  const terms: Terms = {}
  for (const id of KEPT) if (isAmount(stored[id])) terms[id] = stored[id]
  return terms
}

function readOrder(stored: unknown): Order | null {
  if (!isObject(stored) || !isAmount(stored.many)) return null
  const { many, cut, price, freight } = stored
  return {
    many,
    ...(isAmount(cut) && { cut }),
    ...(isAmount(price) && { price }),
    ...(isAmount(freight) && { freight }),
  }
}

/** Whatever was stored. */
export function readSale(stored: unknown): Sale | null {
  if (!isObject(stored)) return null
  const [now, base] = [readTerms(stored.now), readTerms(stored.base)]
  const wish = SALE_WISHES.find((one) => one === stored.wish)
  if (!now || !base || !wish) return null
  const per = ([...TURNS, 'semana', 'mes'] as const).find((one) => one === stored.per) ?? null
  return { now, base, per, order: readOrder(stored.order), wish }
}

const SET: readonly Kept[] = ['price', 'cost', 'many', 'fixed', 'dues', 'cut', 'fee', 'days']

/** What is said of the sale anew. */
export interface Turn {
  sale: Sale
  read: SaleRead
  told: ReadonlySet<SaleRole>
}

const BUYS = /\b(?:quer\w*|ped(?:e|em|iu|iram)|propos|ofereceu|encomend\w+|compraria)\b/
const WHOLE_PRICE = /\bsem (?:o )?desconto\b|\bpreco (?:cheio|normal)\b/
export const OF_ORDER =
  /\bpedido\b|\bjunt[oa]s\b|\btudo\b|\bcom (?:ess[ea]|a|o) [a-z]+\b|\bfechar\b|\bfechando\b|\bn[oa]s \d/

/** Others' prices, and sales beside these. */
const APART =
  /\bvizinh|\bconcorren|\brival|\bda (?:frente|esquina)\b|\batacado\b|\btambem\b|\bmetade\b|\bparte d|\bresto\b(?! igual)|\boutr[oa]s?\b/
const MOST_LEAP = 4
/** No price or cost of one is so many times what it was. */
const leaps = (value: number | undefined, before: number | undefined): boolean =>
  value !== undefined && before !== undefined && Math.max(value / before, before / value) > MOST_LEAP

/** Whether the days and bills are of the time in which so many go. */
export const isOfTime = ({ times }: SaleRead, per: Period | null) => [...times].every((time) => time === per)

/** The sale with what a follow-up says of it; null: a number has no sure part. */
export function nextTurn(question: string, sale: Sale): Turn | null {
  const { now, base, order } = sale
  const read = readSaleRoles(question, {
    role: (value) => knownAs(value, sale),
    isMany: (value) => isNearer(value, now.many, now.price),
    isPrice: (value) => isNearer(value, now.price, now.many),
  })
  if (!read || APART.test(read.text)) return null
  const { got, text } = read
  // So many by the day are no such number by the month.
  if (read.per && read.per !== (sale.per ?? 'mes') && now.many !== undefined) return null
  const per = read.per ?? sale.per
  if (!isOfTime(read, per)) return null
  if (leaps(got.cost, now.cost) || leaps(got.to ?? got.price, now.price)) return null
  const told = new Set(Object.keys(got) as SaleRole[])
  const terms: Terms = { ...now }
  let nextOrder = order
  const buys = got.many !== undefined && (got.cut !== undefined || got.price !== undefined) && BUYS.test(text)
  if (buys) {
    nextOrder = {
      many: got.many!,
      ...(got.cut !== undefined && { cut: got.cut }),
      ...(got.price !== undefined && { price: got.price }),
      ...(got.freight !== undefined && { freight: got.freight }),
    }
  } else {
    if (got.freight !== undefined) {
      if (!order) return null
      nextOrder = { ...order, freight: got.freight }
    }
    const ofOrder = order !== null && got.many === order.many && OF_ORDER.test(text)
    for (const id of SET) if (got[id] !== undefined && !(ofOrder && id === 'many')) terms[id] = got[id]
    if (got.to !== undefined) terms.price = got.to
    if (WHOLE_PRICE.test(text) && !order) delete terms.cut
    const moved = movedMany(terms.many, got)
    if (moved === null) return null
    if (moved !== undefined) terms.many = moved
    if (got.wanted !== undefined) terms.wanted = got.wanted
    else delete terms.wanted
  }
  // What was told first with a part left out had none of it.
  return { sale: { ...sale, now: terms, base, per, order: nextOrder }, read, told }
}

/** How many go after some more or fewer; undefined: as many; null: of how many, nobody said. */
function movedMany(many: number | undefined, { more, less, lost, gained }: SaleNumbers): number | null | undefined {
  if (more === undefined && less === undefined && lost === undefined && gained === undefined) return undefined
  if (many === undefined) return null
  const next = many * (1 + ((more ?? 0) - (less ?? 0)) / 100) + (gained ?? 0) - (lost ?? 0)
  return next > 0 ? next : null
}

const NEAR = 0.006
const isSame = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < NEAR

/** 'Vender 600', where 500 are sold at 7. */
const isNearer = (value: number, one: number | undefined, other: number | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(Math.log(value / one)) + LIKELIER < Math.abs(Math.log(value / other))
const LIKELIER = 0.7

/** Which part a number had that is said again without its words. */
function knownAs(value: number, { now, base, order }: Sale): SaleRole | 'told' | undefined {
  for (const id of KEPT) if (isSame(now[id], value)) return id
  if (order && (isSame(order.many, value) || isSame(order.freight, value))) return 'told'
  for (const id of KEPT) if (isSame(base[id], value)) return 'told'
  return undefined
}

/** What one leaves. */
export const eachOf = ({ price, cost, cut = 0, fee = 0 }: Terms): number | null =>
  price === undefined || cost === undefined ? null : price * (1 - cut / 100) * (1 - fee / 100) - cost

/** A story's first message as a sale. */
export function firstSale(read: SaleRead, { wish }: SaleAsked): Turn | null {
  const { got } = read
  if (wish === null) return null
  const terms: Terms = {}
  for (const id of KEPT) if (got[id] !== undefined) terms[id] = got[id]
  const base: Terms = { ...terms }
  if (got.to !== undefined) terms.price = got.to
  return {
    sale: { now: terms, base, per: read.per, order: null, wish },
    read,
    told: new Set(Object.keys(got) as SaleRole[]),
  }
}
