import { partOf, say, type Text } from '#src/facts/fact-book.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import type { Role, RoleNumber } from '#src/measures/roles/roles.ts'
import { Case } from './case.ts'
import { assignments, type Filled, filledBy } from './filling.ts'
import { type Held, type Open, openIn, peopleIn } from './held.ts'
import { OwnRecord } from './record.ts'
import type { Told, Way } from './way.ts'
import { SHORT_SUMS, WAYS } from './ways.ts'

/** A way that tells a sum of her numbers. */
export interface Made {
  filled: Filled
  answer: Answer
  /** How likely all her numbers are what it takes them for, beside the likeliest reading of each. */
  share: number
  /** Her list or revenue shows that these numbers belong together. */
  proved: boolean
}

/** All ways that come to the same. */
export interface Outcome {
  made: readonly Made[]
  best: Made
  /** The likeliest of them. */
  share: number
}

/** What is less likely by so much than the likeliest of her numbers isn't weighed. */
const LEAST = 1 / 200
const MOST_FILLED = 40
/** Made so many at most, of each kind: many short sums would crowd out what is made for the decision. */
const MOST_MADE = 12
const MOST_SHORT = 6

/** What her numbers may come to, by all ways that take them, the likeliest first. */
export function outcomesOf(d: Deriver, roles: readonly RoleNumber[]): Outcome[] {
  const record = new OwnRecord(d)
  const open = openIn(d.ask, roles, record)
  if (open.length === 0) return []
  const outcomes = new Map<string, Made[]>()
  const made = [
    ...makes(d, likeliest(open, record, WAYS), MOST_MADE),
    ...makes(d, likeliest(open, record, SHORT_SUMS), MOST_SHORT),
  ]
  for (const one of made) {
    const { kind, number } = one.answer.main
    const key = `${kind} ${Math.abs(number)}`
    const same = outcomes.get(key)
    if (same) same.push(one)
    else outcomes.set(key, [one])
  }
  return [...outcomes.values()].map((same) => ({ made: same, best: same[0]!, share: same[0]!.share }))
}

/** Those that tell a sum, up to so many. */
function makes(d: Deriver, filled: readonly Omit<Made, 'answer'>[], most: number): Made[] {
  const made: Made[] = []
  for (const one of filled) {
    const answer = answerFor(d, one.filled)
    if (answer && made.push({ ...one, answer }) === most) break
  }
  return made
}

/** The likeliest ways that her numbers fill, in their order. */
function likeliest(open: readonly Open[], record: OwnRecord, ways: readonly Way[]): Omit<Made, 'answer'>[] {
  const whole = open.reduce((all, { as }) => all * Math.max(...as.map(({ share }) => share)), 1)
  const found: Omit<Made, 'answer'>[] = []
  const assigned = ways.flatMap((way) => assignments(way, open, whole * LEAST))
  for (const one of assigned.sort((a, b) => rankOf(b) - rankOf(a))) {
    const filled = filledBy(one)
    if (!filled) continue
    const factor = record.fits([...filled.used, ...filled.aside])
    found.push({ filled, share: (filled.share / whole) * factor, proved: factor > 1 })
    if (found.length === MOST_FILLED) break
  }
  return found
    .sort((a, b) => rankOf({ ...a.filled, share: a.share }) - rankOf({ ...b.filled, share: b.share }))
    .reverse()
}

/** A wide way takes whatever she tells, where no other does. */
const WIDE = 0.5
const rankOf = ({ way, share }: { way: Filled['way']; share: number }): number => share * (way.wide ? WIDE : 1)

function answerFor(d: Deriver, filled: Filled): Answer | null {
  const all = [...filled.used, ...filled.aside]
  const only = (role: Role) => {
    const found = all.filter((one) => one.role === role)
    return found.length === 1 ? found[0] : undefined
  }
  const counted = new Set(Array.from(filled.used, ({ said }) => said))
  const c = new Case(d, { margin: only('p_margem'), tax: only('p_imposto'), people: peopleIn(all) }, counted)
  const told = filled.way.tell(c, filled.numbers, filled.lists)
  return told && !c.impossible && isBearable(d, told) ? answerOf(c, filled, told) : null
}

const MOST_SENTENCES = 5

/** An answer is short: its first sentences decide. */
export function inBrief(answer: Text, most = MOST_SENTENCES): Text {
  const ends = [...answer.text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1)
  return ends.length > most ? partOf(answer, 0, ends[most - 1]) : answer
}

const MOST_MONTHS = 36

/** No sum of hers is so many months of sales, and no month so far from hers. */
function isBearable({ revenue }: Deriver, { main }: Told): boolean {
  if (!Number.isFinite(main.number)) return false
  if (!revenue || !main.kind.startsWith('R$')) return true
  return Math.abs(main.number) <= revenue.number * (main.kind === 'R$/mês' ? 2 : MOST_MONTHS)
}

function answerOf(c: Case, { way, used }: Filled, told: Told): Answer {
  const [first] = used as ReadonlySet<Held>
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
