import { FREE, type Role } from '#src/measures/roles/roles.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Held, type Open, peopleIn } from './held.ts'
import { isOfOtherUnit, isPricedOtherwise } from './units.ts'
import { type Place, takes, type Way } from './way.ts'

/** They say what stays of each sale, in any sum. */
const OF_SALE: ReadonlySet<Role> = new Set(['p_margem', 'p_imposto'])

/** A way with her numbers in its places. */
export interface Filled {
  way: Way
  numbers: Record<string, Held>
  lists: Record<string, Held[]>
  used: ReadonlySet<Held>
  /** They change nothing of it. */
  aside: readonly Held[]
  /** They would change it, and are left out. */
  over: readonly Held[]
  /** How likely all her numbers are what it takes them for. */
  share: number
  /** Of the number that is least sure to be of its place, and of the one that is least sure to stand aside. */
  least: number
  leastAside: number
  /** Of each number, in their order. */
  shares: readonly number[]
  /** How sure one of its numbers is to be a role that its place doesn't take. */
  against: number
}

type Of = 'place' | 'aside' | 'over'
/** One thing that a number may be in a way: all roles that come to the same there, by the likeliest. */
export interface Choice {
  of: Of
  place: number
  held: Held
  share: number
  /** Of the likeliest single role that it isn't there. */
  against: number
}

/** What would change the sum is left out of it only where nothing else fits, and is weighed for it. */
const OVER = 0.04
const MOST_OVER = 1
/** What is less likely isn't weighed: a number may be doubted by so much, where all of them together make a sum likely. */
const LEAST = { place: 0.1, aside: 0.03, over: 0 } as const

const placesOf = (way: Way): readonly (readonly [string, Place])[] => [...way.needs, ...way.may, ...way.lists]

/** What one number may be in a way, the likeliest first. */
function choicesOf(
  way: Way,
  places: readonly (readonly [string, Place])[],
  { as }: Open,
  workers: ReadonlySet<Said>,
): Choice[] {
  const found: Choice[] = []
  const add = (of: Of, place: number, held: Held) => {
    // What stays of a sale, and how many people, are part of any sum.
    const one = found.find(
      (other) =>
        other.of === of &&
        other.place === place &&
        (of !== 'aside' || (!isTold(held.role) && !isTold(other.held.role)) || held.role === other.held.role),
    )
    if (!one) found.push({ of, place, held, share: held.share, against: 0 })
    else {
      one.share += held.share
      if (held.share > one.held.share) one.held = held
    }
  }
  for (const held of as) {
    if (!held.sure) continue
    for (const [n, [, place]] of places.entries()) if (takes(place, held)) add('place', n, held)
    if (isAside(way, held) || workers.has(held.said)) add('aside', -1, held)
  }
  for (const one of found)
    if (one.of === 'place')
      for (const held of as)
        if (held.sure && !takes(places[one.place]![1], held)) one.against = Math.max(one.against, held.share)
  const kept = found.filter(({ of, share }) => share > LEAST[of])
  if (as[0]) kept.push({ of: 'over', place: -1, held: as[0], share: OVER, against: 0 })
  return kept.sort((a, b) => b.share - a.share)
}

const isTold = (role: Role): boolean => OF_SALE.has(role) || role === 'pessoas'

/** Money never stands free, but what a month leaves today, which any answer is held against. */
const isAside = (way: Way, { role, period, said }: Held): boolean =>
  OF_SALE.has(role) ||
  way.beside.has(role) ||
  (role === 'sobra' && (period === 'mes' || period === 'ponto')) ||
  (FREE.has(role) && said.kind !== 'R')

/** 'Antes gastava 17 em cada um, agora gasto 22': one takes the other's place. */
const FORMER = /\bantes\b[^,;]{0,30}$|\b(?:gastava|custava|pagava|saia)\b[^,;]{0,16}$/
/** 'Pago 3.000, registrado vai a 4.350': what it becomes. */
const BECOMES =
  /\b(?:vai|foi|iria|passa(?:ria|ndo)?|passou|sob(?:e|iu|ir|iria)|aument(?:a|ou|ar)|pul(?:a|ou)|vir(?:a|ou)|quer|pediu) (?:ir |subir |passar )?(?:a|para|pra|pro)? ?(?:r\$ ?)?$/

/** What each of her numbers is in a way, and how likely all of it is. */
export interface Assigned {
  way: Way
  chosen: readonly Choice[]
  share: number
}

/** Every way to put her numbers in the places of a way that is likelier than `least`. */
export function assignments(way: Way, open: readonly Open[], least: number): Assigned[] {
  const has = (place: Place) => open.some(({ as }) => as.some((one) => one.sure && takes(place, one)))
  if (way.needs.length > open.length || !way.needs.every(([, place]) => has(place))) return []
  const places = placesOf(way)
  // They are part of what all of them are paid.
  const workers = new Set(open.flatMap(({ as }) => as.flatMap(({ times }) => times ?? [])))
  const choices = open.map((one) => choicesOf(way, places, one, workers))
  const rest = new Array<number>(open.length + 1).fill(1)
  for (let n = open.length - 1; n >= 0; n--) rest[n] = rest[n + 1]! * (choices[n]![0]?.share ?? 0)
  const [needed, single] = [way.needs.length, way.needs.length + way.may.length]
  const found: Assigned[] = []
  const chosen: Choice[] = []
  const taken = new Array<boolean>(places.length).fill(false)
  const next = (n: number, share: number, lack: number, over: number) => {
    if (share * rest[n]! < least || lack > open.length - n) return
    if (n === open.length) {
      found.push({ way, chosen: [...chosen], share })
      return
    }
    for (const choice of choices[n]!) {
      const { of, place } = choice
      const isFull = of === 'place' && taken[place]!
      if ((of === 'over' && over === MOST_OVER) || (isFull && place < single)) continue
      if (of === 'place') taken[place] = true
      chosen[n] = choice
      next(
        n + 1,
        share * choice.share,
        of === 'place' && place < needed ? lack - 1 : lack,
        of === 'over' ? over + 1 : over,
      )
      if (of === 'place') taken[place] = isFull
    }
  }
  next(0, 1, needed, 0)
  return found
}

/** Her numbers in their places; null: two of them belong in one, or they are of other units. */
export function filledBy({ way, chosen, share }: Assigned): Filled | null {
  const places = placesOf(way)
  const single = way.needs.length + way.may.length
  const numbers: Record<string, Held> = {}
  const lists: Record<string, Held[]> = Object.fromEntries(way.lists.map(([name]) => [name, []]))
  const [used, aside, over]: Held[][] = [[], [], []]
  let [least, leastAside, against] = [1, 1, 0]
  for (const { of, place, held, share, against: other } of chosen) {
    if (of === 'over') over!.push(held)
    else if (of === 'aside') {
      aside!.push(held)
      leastAside = Math.min(leastAside, share)
    } else {
      const [name] = places[place]!
      if (place < single) numbers[name] = held
      else lists[name]!.push(held)
      used!.push(held)
      least = Math.min(least, share)
      against = Math.max(against, other)
    }
  }
  const isTwice = (found: readonly Held[]) =>
    found.length > 1 && found.some(({ at }) => FORMER.test(at.before) || BECOMES.test(at.before))
  if (used!.length === 0 || (!way.former && Object.values(lists).some(isTwice))) return null
  const isPriced = (one: Held) => used!.some((other) => isPricedOtherwise(one, other))
  // What has a place of its own, that stands empty, belongs there.
  const isMissed = (one: Held, stands: boolean) =>
    places.some(([name, place], n) => takes(place, one) && (n < single ? !numbers[name] && !isPriced(one) : stands))
  if (aside!.some((one) => isMissed(one, true)) || over!.some((one) => isMissed(one, false))) return null
  const all = chosen.map(({ held }) => held)
  if (used!.some(({ several, times }) => several && !times) && !peopleIn(all)) return null
  if (all.filter(({ role }) => OF_SALE.has(role)).length > 1) return null
  const set = new Set(used)
  if (!way.anyUnit && isOfOtherUnit(set, all)) return null
  const shares = chosen.map((one) => one.share)
  return { way, numbers, lists, used: set, aside: aside!, over: over!, share, least, leastAside, shares, against }
}
