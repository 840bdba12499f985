import type { Any } from './case.ts'
import type { Outcome } from './outcomes.ts'

/** What speaks for an outcome or against it, and how much of it. */
export type Sign = readonly [name: string, value: number]

/** How likely another reader finds that her numbers ask for a sum, 0 to 1. */
export type Likely = (sum: number) => number

const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
const OF_ASIDE = [0.1, 0.2, 0.3, 0.5, 0.7, 0.9]
const OF_LIKELY = [0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8]
/** Powers of ten: of a sum of reais beside the largest that she tells. */
const BESIDE = [-2, -1, -0.5, 0, 0.3, 0.7, 1, 1.5, 2]
const OTHERS = [0.5, 1, 2, 5, 10, 20, 40, 60, 100, 200, 1_000]

const stepOf = (value: number, steps: readonly number[]): number => steps.filter((step) => value >= step).length
const log = (share: number): number => Math.log(Math.max(share, 1e-3))

/** The signs of each outcome, by what it takes her numbers for and by what the others come to. */
export function signsOf(outcomes: readonly Outcome[], likely: Likely): Sign[][] {
  const shares = outcomes.map(({ share }) => share)
  const [most, whole] = [Math.max(...shares), shares.reduce((sum, share) => sum + share, 0)]
  const likelihoods = outcomes.map(({ best }) => likely(best.answer.main.number))
  const likeliest = Math.max(...likelihoods)
  return outcomes.map((outcome, n) => {
    const { share, made, best } = outcome
    const other = likelihoods[n]!
    return [
      ...ofWay(outcome),
      ['share', Math.min(log(share), 0)],
      ['behind', log(share) - log(most)],
      ['part', share / whole],
      [`place ${Math.min(n, 5)}`, 1],
      [`ways ${Math.min(made.length, 4)}`, 1],
      [`likely ${stepOf(other, OF_LIKELY)}`, 1],
      ['likely', other],
      ['likeliest', likeliest],
      ['unlikelier', other - likeliest],
      ...ofSum(best.answer.main, reaisOf(outcome)),
    ]
  })
}

const heldsOf = ({ best: { filled } }: Outcome) => [...filled.used, ...filled.aside, ...filled.over]
const reaisOf = (outcome: Outcome) => heldsOf(outcome).flatMap(({ said }) => (said.kind === 'R' ? said.value : []))

/** What the way takes her numbers for. */
function ofWay(outcome: Outcome): Sign[] {
  const { way, numbers, lists, used, aside, over, ...of } = outcome.best.filled
  const all = heldsOf(outcome)
  const together = of.shares.reduce((sum, share) => sum + log(share), 0)
  const places = [...all].sort((a, b) => a.at.place - b.at.place)
  const roles = [...new Set(Array.from(used, ({ role }) => role))].sort()
  const named = [...Object.entries(numbers).map(([name, held]) => [name, [held]] as const), ...Object.entries(lists)]
  return [
    [`way ${way.id}`, 1],
    ...(way.wide ? [['wide', 1] as const] : []),
    ...(way.loose ? [['loose', 1] as const] : []),
    [`least ${stepOf(of.least, TENTHS)}`, 1],
    [`least ${stepOf(of.least, OF_ASIDE)} of ${Math.min(all.length, 5)}`, 1],
    [`${way.wide ? 'wide' : way.loose ? 'loose' : 'narrow'} ${stepOf(of.least, OF_ASIDE)}`, 1],
    ['least', of.least],
    [`least aside ${stepOf(of.leastAside, OF_ASIDE)}`, 1],
    ['together', together],
    ['together each', together / all.length],
    [`least of all ${stepOf(Math.min(...of.shares), TENTHS)}`, 1],
    [`numbers ${Math.min(all.length, 7)}`, 1],
    [`used ${Math.min(used.size, 7)}`, 1],
    ['part used', used.size / all.length],
    [`left ${Math.min(all.length - used.size, 4)}`, 1],
    [`aside ${aside.length}`, 1],
    [`over ${over.length}`, 1],
    [used.has(places[0]!) ? 'first used' : 'first left', 1],
    [used.has(places.at(-1)!) ? 'last used' : 'last left', 1],
    ...named.flatMap(([name, helds]) => helds.map(({ role }): Sign => [`${way.id} ${name} ${role}`, 1])),
    ...Array.from(used, ({ role, period }): Sign => [`${role} ${period}`, 1]),
    ...roles.flatMap((role, n): Sign[] => [
      [`is ${role}`, 1],
      ...roles.slice(n + 1).map((other): Sign => [`${role} and ${other}`, 1]),
    ]),
    ...aside.flatMap(({ role, share }): Sign[] => [
      [`aside ${role}`, 1],
      [`${way.id} aside ${role}`, 1],
      [`unsure ${role}`, 1 - share],
    ]),
    ...over.flatMap(({ role, share }): Sign[] => [
      [`over ${role}`, 1],
      [`over ${way.id}`, 1],
      [`over ${stepOf(share, OF_ASIDE)}`, 1],
    ]),
  ]
}

/** What it comes to. */
function ofSum({ kind, number }: Any, values: readonly number[]): Sign[] {
  const size = Math.abs(number)
  const beside = Math.log10(Math.max(size, 0.01) / Math.max(...values.map(Math.abs), 0.01))
  return [
    [`kind ${kind}`, 1],
    [number < 0 ? 'below' : 'above', 1],
    [kind.startsWith('R$') ? `beside ${stepOf(beside, BESIDE)}` : `${kind} ${stepOf(size, OTHERS)}`, 1],
  ]
}
