import { partOf, say, type Text } from '#src/facts/fact-book.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { type Answer, factsOf } from '#src/measures/frames/frame.ts'
import type { OwnSum } from '#src/measures/own-algebra.ts'
import type { Role, RoleNumber } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { Case } from './case.ts'
import { type Held, peopleIn, takenIn } from './held.ts'
import { OwnRecord } from './record.ts'
import { isOfOtherUnit, isPricedOtherwise } from './units.ts'
import { type Place, type Told, takes, type Way } from './way.ts'
import { WAYS } from './ways.ts'

/** They stand beside any sum: how old, how large, how long open. */
const FREE: ReadonlySet<Role> = new Set(['tempo', 'data', 'medida', 'pessoas', 'vida', 'outro', 'dias', 'horas'])
/** They say what stays of each sale, in any sum. */
const OF_SALE: ReadonlySet<Role> = new Set(['p_margem', 'p_imposto'])

/** What a sum can do without has to be so much less sure. */
const ASIDE = 0.7

interface Filled {
  way: Way
  numbers: Record<string, Held>
  lists: Record<string, readonly Held[]>
  used: ReadonlySet<Held>
  /** Of the number that is least sure to be of its place. */
  least: number
  /** Of the number left aside that is least sure to change nothing. */
  aside: number
}

/** 'Antes gastava 17 em cada um, agora gasto 22': one takes the other's place. */
const FORMER = /\bantes\b[^,;]{0,30}$|\b(?:gastava|custava|pagava|saia)\b[^,;]{0,16}$/

/** The places of a way, each by the one number that can fill it; null: one lacks, or two numbers could. */
function filled(way: Way, all: readonly Held[]): Filled | null {
  if (!way.needs.every(([, place]) => all.some((one) => takes(place, one)))) return null
  const people = peopleIn(all)
  const isSure = (one: Held) => one.sure && (!one.several || people !== undefined)
  const numbers: Record<string, Held> = {}
  const used = new Set<Held>()
  const isAside = (role: Role) => FREE.has(role) || OF_SALE.has(role) || way.beside.has(role)
  let [least, aside] = [1, 1]
  const sureOf = ({ may }: Held, fits: (role: Role) => boolean) =>
    may.reduce((sum, { role, share }) => (fits(role) ? sum + share : sum), 0)
  const take = ({ roles }: Place, one: Held) => {
    used.add(one)
    least = Math.min(
      least,
      sureOf(one, (role) => roles.has(role)),
    )
  }
  for (const [places, needed] of [
    [way.needs, true],
    [way.may, false],
  ] as const)
    for (const [name, place] of places) {
      const found = all.filter((one) => takes(place, one) && !used.has(one))
      if (found.length > 1 || (found[0] && !isSure(found[0]))) return null
      if (!found[0]) {
        if (needed) return null
        continue
      }
      if (!needed && [...used].some((one) => isPricedOtherwise(one, found[0]!))) continue
      numbers[name] = found[0]
      take(place, found[0])
    }
  const lists: Record<string, readonly Held[]> = {}
  for (const [name, place] of way.lists) {
    const found = all.filter((one) => takes(place, one) && !used.has(one))
    if (!found.every(isSure) || (found.length > 1 && found.some(({ at }) => FORMER.test(at.before)))) return null
    lists[name] = found
    for (const one of found) take(place, one)
  }
  // What is left over would change the sum.
  for (const one of all) {
    if (used.has(one)) continue
    // Money never stands free.
    if (!isSure(one) || !isAside(one.role) || (one.said.kind === 'R' && FREE.has(one.role))) return null
    aside = Math.min(aside, sureOf(one, isAside) / ASIDE)
  }
  const made = { way, numbers, lists, used, least: Math.min(least, aside), aside }
  return !way.anyUnit && isOfOtherUnit(used, all) ? null : made
}

/** The decision of her challenge, where every number of it is surely read; null: it isn't. */
export function decidedByRoles(d: Deriver, likely: Likely): Decided | null {
  const { revenue, costs } = d.own.sources.reading
  // A decision is weighed by what she sells and spends.
  return !revenue || costs.items.length === 0 ? null : decidingOf(d, rolesOf(d.own.sources.reading.form), likely)
}

/** How likely another reader finds that her numbers ask for a sum, 0 to 1. */
type Likely = (sum: Pick<OwnSum, 'figure'>) => number

export interface Decided {
  answer: Answer
  /** An older frame that answers the same tells more. */
  loose: boolean
  /** So sure that it stands before what takes fewer of her numbers. */
  certain: boolean
}

/** What some ways to take her numbers come to alike. */
interface Outcome {
  way: Way
  answer: Answer
  /** Of few roles, and nothing of her list or revenue proves them. */
  loose: boolean
  /** Of all that she may mean. */
  ofAll: number
  /** Of all that would decide anything. */
  ofDecisions: number
  /** That of the number it uses which is least sure. */
  least: number
  /** That of the number it leaves aside which is least sure. */
  aside: number
}

/** The likeliest decision, however likely; null: no way takes all her numbers. */
export function outcomeOf(d: Deriver, roles: readonly RoleNumber[]): Outcome | null {
  const outcomes = new Map<string, { readings: { made: Made; share: number }[]; share: number }>()
  const known = new Map<string, Answer | null>()
  let told = 0
  let whole = 0
  for (const { all, share, proved } of takenIn(d.ask, roles, new OwnRecord(d))) {
    whole += share
    const made = answerFor(d, all, known)
    if (!made) continue
    if (proved) made.proved = true
    told += share
    const key = `${made.answer.main.kind} ${Math.abs(made.answer.main.number)}`
    const outcome = outcomes.get(key) ?? { readings: [], share: 0 }
    outcomes.set(key, outcome)
    outcome.readings.push({ made, share })
    outcome.share += share
  }
  const [best] = [...outcomes.values()].sort((a, b) => b.share - a.share)
  if (!best) return null
  const { way, answer, proved, used } = fullest(best.readings)
  const least = Math.max(...best.readings.map(({ made }) => made.least))
  const aside = Math.max(...best.readings.map(({ made }) => made.aside))
  return {
    way,
    answer,
    loose: way.loose && !proved && !(way.wide && used.size >= NO_ACCIDENT),
    ofAll: best.share / whole,
    ofDecisions: best.share / told,
    least,
    aside,
  }
}

/** Of readings that come to the same, one that surely takes more of her numbers tells more. */
function fullest(readings: readonly { made: Made; share: number }[]): Made {
  const most = Math.max(...readings.map(({ share }) => share))
  const likely = readings
    .flatMap(({ made, share }) => (share >= most / LIKELY ? [made] : []))
    .sort((a, b) => b.least - a.least || a.used.size - b.used.size)
  const isMore = (made: Made, than: Made) => {
    const known = new Set(Array.from(than.used, ({ at }) => at))
    const more = [...made.used].filter(({ at }) => !known.has(at))
    return made.used.size > than.used.size && more.every(({ share }) => share >= SURE.least)
  }
  return likely.reduce((best, made) => (isMore(made, best) ? made : best))
}
const LIKELY = 5

/** So many numbers in places that make a sum are no accident. */
const NO_ACCIDENT = 5

/** From these shares on a decision is told (decision 0029 has what was measured). */
const SURE = { ofAll: 0.25, ofDecisions: 0.6, least: 0.5 }
const SURE_OF_LOOSE = { ofAll: 0.4, ofDecisions: 0.7, least: 0.5 }
/** Where so many numbers have all their places in one way, one of them may be doubted. */
const MANY = 4
const SURE_OF_MANY = { ofAll: 0.15, ofDecisions: 0.5, least: 0.3 }
const LOOSE_OF_MANY = { ofAll: 0.15, ofDecisions: 0.6, least: 0.5 }
const CERTAIN = 0.5
/** Where nearly all that she may mean comes to the same, one unsure number has its place by the others. */
const SURE_TOGETHER = 0.75

/** Less has to be sure where another reader, that knows nothing of roles, finds the same sum likely. */
const AGREED = { likely: 0.4, ofAll: 0.05, ofDecisions: 0.6, least: 0.3 }

/** The decision as her numbers' roles decide it; null: none is sure. */
export function decidingOf(d: Deriver, roles: readonly RoleNumber[], likely: Likely = () => 0): Decided | null {
  const best = outcomeOf(d, roles)
  if (!best) return null
  const reaches = ({ ofAll, ofDecisions, least }: typeof SURE) =>
    best.ofAll >= ofAll && best.ofDecisions >= ofDecisions && best.least >= least
  const isSure =
    reaches(best.loose ? SURE_OF_LOOSE : SURE) ||
    (roles.length >= MANY && best.aside >= SURE.least && reaches(best.loose ? LOOSE_OF_MANY : SURE_OF_MANY)) ||
    (!best.loose &&
      (best.ofAll >= SURE_TOGETHER || (reaches(AGREED) && likely(factsOf(d, best.answer)) >= AGREED.likely)))
  if (!isSure) return null
  return { answer: best.answer, loose: best.loose, certain: !best.loose && best.ofAll >= CERTAIN }
}

interface Made {
  way: Way
  answer: Answer
  least: number
  aside: number
  used: ReadonlySet<Held>
  /** Her list or revenue shows that these numbers belong together. */
  proved?: true
}

/** The decision where her numbers are taken so; null: no way takes them all. */
function answerFor(d: Deriver, all: readonly Held[], known: Map<string, Answer | null>): Made | null {
  const only = (role: Role) => {
    const found = all.filter((one) => one.role === role)
    return found.length === 1 ? found[0] : undefined
  }
  if (all.filter(({ role }) => OF_SALE.has(role)).length > 1) return null
  const candidates = WAYS.flatMap((way) => filled(way, all) ?? []).sort(
    (a, b) => Number(a.way.wide) - Number(b.way.wide) || b.used.size - a.used.size,
  )
  for (const one of candidates) {
    const said = { margin: only('p_margem'), tax: only('p_imposto'), people: peopleIn(all) }
    const key = `${one.way.id} ${[...one.used, said.margin, said.tax, said.people].map((held) => (held ? `${held.at.place}${held.role}${held.period}` : '')).join(' ')}`
    let answer = known.get(key)
    if (answer === undefined) {
      const c = new Case(d, said)
      const told = one.way.tell(c, one.numbers, one.lists)
      answer = told && !c.impossible && isBearable(d, told) ? answerOf(c, one, told) : null
      known.set(key, answer)
    }
    if (answer) return { way: one.way, answer, least: one.least, aside: one.aside, used: one.used }
  }
  return null
}

const MOST_SENTENCES = 5

/** An answer is short: its first sentences decide. */
function inBrief(answer: Text): Text {
  const ends = [...answer.text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1)
  return ends.length > MOST_SENTENCES ? partOf(answer, 0, ends[MOST_SENTENCES - 1]) : answer
}

const MOST_MONTHS = 36

/** No sum of hers is so many months of sales, and no month so far from hers. */
function isBearable({ revenue }: Deriver, { main }: Told): boolean {
  if (!Number.isFinite(main.number)) return false
  if (!revenue || !main.kind.startsWith('R$')) return true
  return Math.abs(main.number) <= revenue.number * (main.kind === 'R$/mês' ? 2 : MOST_MONTHS)
}

function answerOf(c: Case, { way, used }: Filled, told: Told): Answer {
  const [first] = used
  return {
    decisions: way.decisions,
    at: first!.at,
    main: told.main,
    inputs: c.values,
    ...(told.head && { verdict: inBrief(say`${told.head} ${told.text}`) }),
    line: told.line,
    says: told.says ?? [],
    ...(told.proves && { proves: told.proves }),
    topic: told.topic ?? way.topic,
  }
}
