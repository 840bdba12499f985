/** What an author's account comes to on its way, as an outcome of the analysis is held against it. */
import { numbersIn } from '@norteia/contracts/amounts'
import type { Answer } from '@norteia/engine/measures/frames/frame'
import type { MarkedText } from './roles.ts'

const RESULT = /= ?(-?\d+(?:\.\d+)?)/g
const SUM = /[\d(][\d.()+*/\s-]*[\d)]/

/** Every step of a sum, the sum last. */
function stepsOf(sum: string): number[] {
  const signs = sum.match(/\d+(?:\.\d+)?|[()+*/-]/g) ?? []
  const steps: number[] = []
  let at = 0
  const kept = (value: number): number => {
    steps.push(value)
    return value
  }
  const one = (): number => {
    const sign = signs[at++]
    if (sign === '-') return -one()
    if (sign !== '(') return Number(sign)
    const value = whole()
    at++
    return value
  }
  const product = (): number => {
    let value = one()
    while (signs[at] === '*' || signs[at] === '/') value = kept(signs[at++] === '*' ? value * one() : value / one())
    return value
  }
  function whole(): number {
    let value = product()
    while (signs[at] === '+' || signs[at] === '-')
      value = kept(signs[at++] === '+' ? value + product() : value - product())
    return value
  }
  kept(whole())
  return steps.filter(Number.isFinite)
}

/** Months of four weeks or of 52/12, of 20 to 30 days: as she counts, and as the engine does. */
const MONTHS = [
  ['4', String(52 / 12)],
  ['30', '26'],
  ['26', '30'],
  ['25', '26'],
  ['24', '26'],
  ['22', '26'],
  ['20', '26'],
] as const
/** The same of a day, a week or a year; a rate as a part or in per cent. */
const TIMES = [
  1,
  26,
  30,
  22,
  25,
  24,
  20,
  4,
  52 / 12,
  12,
  100,
  0.01,
  12 / 13,
  13 / 12,
  1 / 30,
  1 / 26,
  1 / 4,
  1 / 12,
  3 / 13,
]
const OF_STEPS = 12

const near = (a: number, b: number): boolean => {
  const [x, y] = [Math.abs(a), Math.abs(b)]
  return Math.abs(x - y) <= Math.max(y * 0.011, y < 20 && y > 1 ? 0.051 : 0.006)
}

/** How an outcome fits an account. */
export type Fit = 'result' | 'step' | 'other'

/** Whether an answer tells the result of the account, or a step of it. */
export function fitsOf({ text, reckoned }: Pick<MarkedText, 'text' | 'reckoned'>): (answer: Answer) => Fit {
  const typed = new Set(numbersIn(text, 'text').map(({ value }) => value))
  const sums = reckoned.split(/[=;]/).flatMap((part) => SUM.exec(part.trim())?.[0] ?? [])
  const otherwise = MONTHS.flatMap(([from, to]) =>
    typed.has(Number(from))
      ? []
      : sums.flatMap((sum) => {
          const other = sum.replace(new RegExp(`(?<![\\d.])${from}(?![\\d.])`, 'g'), to)
          return other === sum ? [] : stepsOf(other).slice(-1)
        }),
  )
  const results = [...Array.from(reckoned.matchAll(RESULT), ([, value]) => Number(value)), ...otherwise]
  const steps = [...results, ...sums.flatMap(stepsOf)].filter((value) => !typed.has(value))
  return ({ main, inputs, line, verdict }) => {
    const told = new Set([...(line?.spans ?? []), ...(verdict?.spans ?? [])].map(({ fato }) => fato))
    const shown = inputs.flatMap((one) => (one && told.has(one.fact.id) && !typed.has(one.number) ? one.number : []))
    const values = [main.number, ...shown]
    const isResult = (value: number) =>
      results.some(
        (one) =>
          TIMES.some((times) => near(value * times, one)) ||
          (Number.isInteger(value) && value === Math.ceil(one - 0.05)),
      )
    const isStep = (value: number) =>
      steps.some((one) => TIMES.slice(0, OF_STEPS).some((times) => near(value * times, one)))
    return values.some(isResult) ? 'result' : values.some(isStep) ? 'step' : 'other'
  }
}
