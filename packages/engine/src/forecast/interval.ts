import { type Centre, levelOf, YEAR } from './centre.ts'
import { average } from './smoothing.ts'

/** How much more than a random walk's the variance grows a month, since trends carry errors on; set by the back-test. */
const GROWTH = 1.5
/** The same for errors of a level, which carries no trend on. */
const LEVEL_GROWTH = 0.25
/** What is taken for granted before any error was seen: so many errors of this size, on logs. */
const PRIOR = { errors: 2, size: 0.08 }
const SMOOTH_PRIOR = { errors: 2, size: 0.02 }
const NO_PRIOR = { errors: 0, size: 0 }
/** A year's season differs from the one before by about this share, on logs; that of a smooth series hardly. */
const SEASON_CHANGE = 0.05
const SMOOTH_SEASON_CHANGE = 0.02
/** Errors of a level hold the season, which the same month of last year takes most of out again: what is left of them. */
const LEFT_BY_LAST_YEAR = 0.5
/** The activity's season counts as this many months of the company's own data for the season's uncertainty. */
const PRIOR_MONTHS = 6
/** The quantile is one of a normal spread, past errors are more peaked: what keeps coverage near 80%. */
const SHORT_SHARE = 0.85
/** The season of one shop beside its activity's: its months weigh this share more or less. */
const OWN_AMPLITUDE = 0.55
/** The same for a season that was estimated from a year; it shrinks with more of them. */
const AMPLITUDE = 0.3
/** Spread of months without data when the activity has no seasonal weights: between activities most months differ little. */
const UNSEEN_MONTH = 0.1
/** Hardly a company's December is like its other months: as far off as to hold seven in ten of the back-test's at nine months. */
const UNSEEN_DECEMBER = 0.45
const DECEMBER = 11
/** Standard deviations per quartile distance of a normal spread. */
const QUARTILES = 1.349

interface Known {
  /** On logs. */
  positive: boolean
  smooth: boolean
  /** Calendar month of the first value, 0 is January; none: unknown. */
  first?: number
  /** Quartile distances of the activity's weights as shares of them, from the month of the first value on. */
  spreads?: readonly number[]
}

/**
 * Half of an 80% interval for each step, on the scale of `level` (the series without the activity's season): from the
 * errors that the same method made so far, by horizon, and from how little is known of the target month's season.
 */
export function halfWidths(level: readonly number[], centre: Centre, horizon: number, known: Known): number[] {
  const { positive, smooth, spreads } = known
  const n = level.length
  const steps = Array.from({ length: horizon }, (_, i) => i + 1)
  if (centre.fit) {
    const widening = Math.sqrt(n / Math.max(3, n - 13 + (spreads ? PRIOR_MONTHS : 0)))
    const spread = deviation(centre.fit.errors) * studentQuantile(Math.max(2, n - 3)) * widening
    const amplitude = AMPLITUDE * Math.sqrt(YEAR / n)
    return steps.map((h) =>
      Math.hypot(spread * Math.sqrt(1 + (h - 1) * GROWTH * centre.fit!.memory), amplitude * centre.season(h)),
    )
  }
  const errors = pastErrors(level)
  const prior = !positive ? NO_PRIOR : smooth && n >= YEAR ? SMOOTH_PRIOR : PRIOR
  const left = n >= YEAR && !spreads && !smooth ? LEFT_BY_LAST_YEAR : 1
  const variance =
    (left * errors.reduce((sum, { h, error }) => sum + error ** 2 / growth(h), 0) + prior.errors * prior.size ** 2) /
    Math.max(1, errors.length + prior.errors)
  const quantile = SHORT_SHARE * studentQuantile(Math.max(2, n - 2))
  return steps.map((h) => {
    const month = (n - 1 + h) % YEAR
    const spread = positive ? seasonSpread(n, month, centre.season(h), known) : 0
    return quantile * Math.sqrt(variance * growth(h) + spread ** 2)
  })
}

const growth = (h: number) => 1 + (h - 1) * LEVEL_GROWTH

/** How far the target month's season may be from what is taken for it. */
function seasonSpread(n: number, month: number, season: number, { smooth, first, spreads }: Known): number {
  if (n >= YEAR) return Math.hypot(smooth ? SMOOTH_SEASON_CHANGE : SEASON_CHANGE, OWN_AMPLITUDE * season)
  if (spreads) return spreads[month]! / QUARTILES + OWN_AMPLITUDE * Math.abs(season)
  return first !== undefined && (first + month) % YEAR === DECEMBER ? UNSEEN_DECEMBER : UNSEEN_MONTH
}

/** What the level of then said of each later month up to three steps on. */
function pastErrors(level: readonly number[]): { h: number; error: number }[] {
  const found: { h: number; error: number }[] = []
  for (let known = 2; known < level.length; known += 1) {
    const then = levelOf(level.slice(0, known))
    for (let h = 1; h <= 3 && known + h <= level.length; h += 1) found.push({ h, error: level[known + h - 1]! - then })
  }
  return found
}

/** Root mean square of errors, two of which a fit has used up. */
const deviation = (errors: readonly number[]) =>
  Math.sqrt((average(errors.map((error) => error * error)) * errors.length) / Math.max(1, errors.length - 2))

/** 90th percentile of Student's t (an 80% interval), by Hill's expansion round the normal quantile; `freedom` ≥ 2. */
function studentQuantile(freedom: number): number {
  const z = 1.2815515655446004
  const v = freedom
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  )
}
