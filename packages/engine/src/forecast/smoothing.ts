/** A fitted model: `at(h)` is the forecast h steps after the last value, h ≥ 1; `errors` are its one-step errors. */
export interface Fit {
  at(horizon: number): number
  errors: number[]
  /** How strongly the level follows the last value, 0 to 1: drives how the interval widens with the horizon. */
  memory: number
}

const ALPHAS = Array.from({ length: 19 }, (_, i) => 0.05 + i * 0.05)
const BETA_SHARES = [0, 0.1, 0.25, 0.5, 0.9]
const DAMPINGS = [0.8, 0.9, 0.95]

/** The last value again, for every step; at least one value. */
export function fitNaive(values: readonly number[]): Fit {
  const last = values.at(-1)!
  return { at: () => last, errors: values.slice(1).map((value, i) => value - values[i]!), memory: 1 }
}

/** Simple exponential smoothing; alpha by least squares over a grid. */
export function fitSes(values: readonly number[]): Fit {
  return leastSquares(ALPHAS.map((alpha) => runSes(values, alpha)))
}

function runSes(values: readonly number[], alpha: number): Fit & { level: number } {
  let level = values[0]!
  const errors: number[] = []
  for (const value of values.slice(1)) {
    const error = value - level
    errors.push(error)
    level += alpha * error
  }
  return { level, errors, memory: alpha, at: () => level }
}

/** Holt's linear trend, damped: the trend fades with each step, so that a short rise is not drawn out for ever. */
export function fitDamped(values: readonly number[]): Fit {
  const fits: Fit[] = []
  for (const alpha of ALPHAS)
    for (const share of BETA_SHARES) for (const phi of DAMPINGS) fits.push(runDamped(values, alpha, alpha * share, phi))
  return leastSquares(fits)
}

function runDamped(values: readonly number[], alpha: number, beta: number, phi: number): Fit {
  const opening = values.slice(0, Math.min(values.length, 5))
  let level = values[0]!
  let trend = opening.length < 2 ? 0 : (opening.at(-1)! - opening[0]!) / (opening.length - 1)
  const errors: number[] = []
  for (const value of values.slice(1)) {
    const error = value - (level + phi * trend)
    errors.push(error)
    level += phi * trend + alpha * error
    trend = phi * trend + beta * error
  }
  const sumOfDampings = (h: number) => (phi * (1 - phi ** h)) / (1 - phi)
  return { errors, memory: alpha, at: (h) => level + trend * sumOfDampings(h) }
}

/** The theta method: exponential smoothing with half the slope of the straight line as drift (Hyndman and Billah 2003). */
export function fitTheta(values: readonly number[]): Fit {
  const drift = slope(values) / 2
  const fits = ALPHAS.map((alpha): Fit => {
    const ses = runSes(values, alpha)
    const n = values.length
    return {
      errors: ses.errors.map((error) => error - drift),
      memory: alpha,
      at: (h) => ses.level + drift * (h - 1 + (1 - (1 - alpha) ** n) / alpha),
    }
  })
  return leastSquares(fits)
}

/** Least-squares slope per step. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = average(values)
  let top = 0
  let bottom = 0
  values.forEach((value, i) => {
    top += (i - middle) * (value - mean)
    bottom += (i - middle) ** 2
  })
  return bottom === 0 ? 0 : top / bottom
}

/** The mean of several models, step by step. */
export function combine(fits: readonly Fit[]): Fit {
  const first = fits[0]!
  return {
    at: (h) => average(fits.map((fit) => fit.at(h))),
    errors: first.errors.map((_, i) => average(fits.map((fit) => fit.errors[i]!))),
    memory: average(fits.map((fit) => fit.memory)),
  }
}

/** NaN for none. */
export const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function leastSquares<T extends Fit>(fits: readonly T[]): T {
  const sse = (fit: Fit) => fit.errors.reduce((sum, error) => sum + error * error, 0)
  return fits.reduce((best, fit) => (sse(fit) < sse(best) - 1e-12 ? fit : best))
}
