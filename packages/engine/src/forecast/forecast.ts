import { monthEffects } from './seasonality.ts'
import { combine, type Fit, fitDamped, fitNaive, fitSes, fitTheta } from './smoothing.ts'

/** One forecast value with its interval, in the unit of the series, never negative. */
export interface ForecastStep {
  previsto: number
  minimo: number
  maximo: number
}

export type ForecastMethod =
  | 'último valor'
  | 'último valor e tendência amortecida'
  | 'média de três suavizações'
  | 'suavizações com sazonalidade'

export interface SeriesForecast {
  metodo: ForecastMethod
  passos: ForecastStep[]
}

/** Fewest months for a statistical forecast; below it there is only a scenario. */
export const MIN_MONTHS = 3
/** A season is estimated from here on: exactly twelve months fooled every method (relMAE 1.3, coverage 55%). */
const SEASONAL_MONTHS = 18
/** Narrowest half-width of the interval while three to five months are known. */
const SHORT_SERIES_BAND = 0.2
/** How much more than a random walk's the variance grows a month, since trends carry errors on; set by the back-test. */
const GROWTH = 1.5

/**
 * Forecasts `horizon` steps after the last of at least three monthly values, with an 80% interval. By length: the last
 * value (3–5), that and a damped trend (6–8), the mean of three smoothings (9–17), two smoothings of the
 * deseasonalised series (18 and more). On logs where every value is positive.
 */
export function forecastSeries(values: readonly number[], horizon: number): SeriesForecast {
  if (values.length < MIN_MONTHS) throw new RangeError(`a forecast needs ${MIN_MONTHS} values`)
  const positive = values.every((value) => value > 0)
  const to = positive ? Math.log : (value: number) => value
  const from = positive ? Math.exp : (value: number) => value
  const series = values.map(to)
  const n = series.length
  const seasonal = n >= SEASONAL_MONTHS
  const effects = seasonal ? monthEffects(series) : undefined
  const base = effects ? series.map((value, i) => value - effects[i % 12]!) : series
  const { fit, metodo } = chooseFit(base)
  const widening = seasonal ? Math.sqrt(n / Math.max(4, n - 13)) : 1
  const spread = deviation(fit.errors) * studentQuantile(Math.max(2, n - 3)) * widening

  const passos = Array.from({ length: horizon }, (_, i): ForecastStep => {
    const h = i + 1
    const centre = fit.at(h) + (effects ? effects[(n + i) % 12]! : 0)
    const half = spread * Math.sqrt(1 + (h - 1) * GROWTH * fit.memory)
    const previsto = Math.max(0, from(centre))
    let minimo = Math.max(0, from(centre - half))
    let maximo = from(centre + half)
    if (n < 6) {
      minimo = Math.min(minimo, previsto * (1 - SHORT_SERIES_BAND))
      maximo = Math.max(maximo, previsto * (1 + SHORT_SERIES_BAND))
    }
    return { previsto, minimo, maximo: Math.max(maximo, previsto) }
  })
  return { metodo, passos }
}

function chooseFit(base: readonly number[]): { fit: Fit; metodo: ForecastMethod } {
  const n = base.length
  if (n < 6) return { fit: fitNaive(base), metodo: 'último valor' }
  if (n < 9) return { fit: combine([fitNaive(base), fitDamped(base)]), metodo: 'último valor e tendência amortecida' }
  if (n < SEASONAL_MONTHS)
    return { fit: combine([fitSes(base), fitDamped(base), fitTheta(base)]), metodo: 'média de três suavizações' }
  return { fit: combine([fitDamped(base), fitTheta(base)]), metodo: 'suavizações com sazonalidade' }
}

const deviation = (errors: readonly number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / Math.max(1, errors.length - 2))

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
