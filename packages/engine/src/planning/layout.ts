import { DEADLINES } from '#src/rules.ts'
import { fold } from '#src/text/words.ts'
import type { Candidate } from './candidates.ts'
import { stops } from './step-order.ts'

/** Where a day's action comes from: the card of the challenge, or what else she asks for and tells. */
export type Source = 'problem' | 'hers'
type Layout = readonly (readonly [day: number, source: Source])[]

/** The pain, its steps in their order; between them what her goal asks for and what she tells beside it. */
const LAYOUT: Layout = [
  [DEADLINES.first[0], 'problem'],
  [DEADLINES.first[1], 'problem'],
  [DEADLINES.first[2], 'hers'],
  [DEADLINES.first[3], 'problem'],
  [DEADLINES.second[0], 'problem'],
  [DEADLINES.second[1], 'hers'],
  [DEADLINES.second[2], 'problem'],
  [DEADLINES.third[0], 'problem'],
  [DEADLINES.third[1], 'problem'],
]
/** She has a date of her own: whatever treats the problem comes before anything else. */
const LAYOUT_BY_DATE: Layout = LAYOUT.map(([day], index) => [day, index < 5 ? 'problem' : 'hers'])
/** A second problem that she states has a place among the last steps, too. */
const SECOND_PROBLEM = DEADLINES.third[0]
/** Days of the second and the third decision: what she asks for herself takes the third, a second one the second. */
const [, SECOND, THIRD] = DEADLINES.first
/** A third particular deed takes the place of the card's latest step. */
const [, , LAST_PARTICULAR] = DEADLINES.second

export const isSure = ({ asked }: Candidate): boolean => asked?.sure === true

/** The most particular deed first, then her goal: of the three decisions, one is for each. */
export function inOrder(asked: readonly Candidate[]): Candidate[] {
  const sure = asked.filter(isSure)
  if (sure.length === 0) return [...asked]
  const rest = asked.filter((one) => !isSure(one))
  const goal = rest.find((one) => one.asked?.goal)
  return [...sure.slice(0, 1), ...(goal ? [goal] : []), ...sure.slice(1), ...rest.filter((one) => one !== goal)]
}

/** `asked`: what is to be placed, in its order. `led`: the most particular deed is the first step. */
export function layoutFor(
  { dated, second }: { dated: boolean; second: unknown },
  asked: readonly Candidate[],
  led: boolean,
): Layout {
  const layout = dated ? LAYOUT_BY_DATE : LAYOUT
  const own = asked.filter((one) => !one.asked?.goal).length
  const sure = asked.filter(isSure).length
  const decided = led ? asked.slice(0, 1) : asked.slice(0, 2)
  const later = sure - decided.filter(isSure).length
  return layout.map(([day, source]) => [
    day,
    (day === SECOND && !led && (own > 1 || sure > 0)) ||
    (day === THIRD && asked.length > 0) ||
    (day === LAST_PARTICULAR && later > 1) ||
    (day === SECOND_PROBLEM && second)
      ? 'hers'
      : source,
  ])
}

export const isDecision = (day: number): boolean => day <= THIRD

/** Steps that an answer which is due needs at least; behind the last of all of them come her other wishes. */
const LEAST_FRAMED = 5
const MOST_FRAMED = 8

/** `steps`: of the decision that is due, before anything else. */
export const layoutBy = (steps: number): Layout => {
  const first = Math.min(Math.max(steps, LEAST_FRAMED), MOST_FRAMED)
  return LAYOUT.map(([day], index) => [day, index < first ? 'problem' : 'hers'])
}

/** Days of the first month where no day is named: what decides doesn't wait for the middle of it. */
const SOON = [7, 14, 21, 30]
/** Parts of the time left by which the first steps are done; with the fourth she answers. */
const BEFORE = [0.25, 0.5, 0.75, 1]
/** What takes weeks isn't done by Friday. Folded. */
const TAKES_WEEKS = /\bsemanas?\b|\bmes(?:es)?\b|\btrimestre/
const FOR_WEEKS = /\b(?:por|durante) (?:uma|duas|tres|quatro|um|dois|alguma\w*) (?:semanas?|mes(?:es)?)\b/
/** 'Em até 1 dias' is today. */
const LEAST_DAY = 2

/** Steps to an answer that is due within a month: three, then the answer itself; what would have come between them is too late. */
const BEFORE_ANSWER = 3
const ANSWERS = /^(?:decida|responda) /
export function upToAnswer<Step extends { acao: string }>(steps: readonly Step[], due: number | null): readonly Step[] {
  const at = due === null ? -1 : steps.findIndex(({ acao }) => ANSWERS.test(fold(acao)))
  return at <= BEFORE_ANSWER ? steps : [...steps.slice(0, BEFORE_ANSWER), ...steps.slice(at)]
}

/**
 * The first steps before the day on which she has to answer; `framed`: they are the steps to that answer; `decides`: she weighs
 * something that the report answers.
 */
export function inTime<One extends { day: number; candidate: Candidate }>(
  taken: readonly One[],
  { framed, decides, due }: { framed: boolean; decides: boolean; due: number | null },
): One[] {
  const soon = due !== null ? BEFORE.map((part) => Math.floor(due * part)) : framed || decides ? SOON : null
  if (!soon) return [...taken]
  const days = soon.map((day, index) => Math.min(Math.max(day, index + LEAST_DAY), DEADLINES.first[index]!))
  return taken
    .map((one) => {
      const { acao, detalhes } = one.candidate.step
      const index = DEADLINES.first.indexOf(one.day as (typeof DEADLINES.first)[number])
      if (index < 0 || (!framed && (TAKES_WEEKS.test(fold(acao)) || FOR_WEEKS.test(fold(detalhes))))) return one
      return { ...one, day: days[index]! }
    })
    .toSorted((x, y) => x.day - y.day)
}

/** What is paid to people, and what hears them first. Folded titles. */
const PAYS = /^(?:pague um premio|mostre o degrau seguinte|aumente (?:o salario|a comissao)|crie um (?:premio|bonus))/
const HEARS =
  /^(?:converse com|ouca|pergunte a quem|ligue (?:a|para) quem (?:saiu|cancelou|parou)|visite tres clientes que)/

type Dated = { day: number; candidate: Candidate }
const titleOf = ({ candidate }: Dated): string => fold(candidate.step.acao)

/** Nobody is paid to stay before being asked why people go. */
export function heardBeforePaid<One extends Dated>(taken: readonly One[]): One[] {
  const early = taken.filter(({ day }) => day <= DEADLINES.first[3])
  const pays = early.find((one) => PAYS.test(titleOf(one)))
  const hears = early.find((one) => HEARS.test(titleOf(one)))
  if (!pays || !hears || hears.day < pays.day) return [...taken]
  return taken
    .map((one) => (one === pays ? { ...one, day: hears.day } : one === hears ? { ...one, day: pays.day } : one))
    .toSorted((x, y) => x.day - y.day)
}

/** The day by which a loss that goes on is stopped, and the one of the step before it. */
const STOPPED_BY = 10
const BEFORE_IT = 7

/** What stops the loss is done within ten days, wherever it stands among the decisions. */
export function stoppedSoon<One extends Dated>(taken: readonly One[]): One[] {
  const stop = taken.find(({ day, candidate }) => day <= DEADLINES.first[3] && stops(candidate.step.acao))
  if (!stop || stop.day <= STOPPED_BY) return [...taken]
  return taken
    .map((one, index) => {
      if (one === stop) return { ...one, day: STOPPED_BY }
      return index === 0 ? { ...one, day: Math.min(one.day, BEFORE_IT) } : one
    })
    .toSorted((x, y) => x.day - y.day)
}

/** A title that names its own day. Folded. */
const OWN_DAY = /^(?:ligue|separe|peca|cobre|reserve|comece|avise) hoje\b|\ba partir de (?:hoje|amanha)\b/
const DAYS_OF_TODAY = [3, 4, 5, 6] as const

/** 'Ligue hoje' isn't due in two weeks. */
export function todayToday<One extends Dated>(taken: readonly One[]): One[] {
  const free = DAYS_OF_TODAY.filter((day) => !taken.some((one) => one.day === day))
  return taken
    .map((one) => {
      const day = one.day > STOPPED_BY && OWN_DAY.test(titleOf(one)) ? free.shift() : undefined
      return day === undefined ? one : { ...one, day }
    })
    .toSorted((x, y) => x.day - y.day)
}
