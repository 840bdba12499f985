import { type Centre, centreOf, type ForecastMethod, isSmooth, YEAR } from './centre.ts'
import { halfWidths } from './interval.ts'

/** One forecast value with its interval, in the unit of the series, never negative. */
export interface ForecastStep {
  previsto: number
  minimo: number
  maximo: number
}

export interface SeriesForecast {
  metodo: ForecastMethod
  passos: ForecastStep[]
}

/** Month of the year at which a series ends, and the seasonal weights of its activity. */
export interface Calendar {
  /** Month of the first value: 0 is January. */
  first: number
  /** January first, 1 = mean month. */
  fatores?: readonly number[]
  /** Distance between the quartiles of each weight over the years. */
  dispersao?: readonly number[]
}

/** Fewest months for a statistical forecast; below it there is only a scenario. */
export const MIN_MONTHS = 3
/** Narrowest half-width of the interval while three to five months are known. */
const SHORT_SERIES_BAND = 0.2

/**
 * Forecasts `horizon` steps after the last of at least three monthly values, with an 80% interval. By length (decision
 * 0009): level of now (3–11), the same month of last year and something to steady it (12–14), smoothings of the
 * deseasonalised series (15 and more). On logs where every value is positive; `calendar` counts only there.
 */
export function forecastSeries(values: readonly number[], horizon: number, calendar?: Calendar): SeriesForecast {
  if (values.length < MIN_MONTHS) throw new RangeError(`a forecast needs ${MIN_MONTHS} values`)
  const positive = values.every((value) => value > 0)
  const to = positive ? Math.log : (value: number) => value
  const from = positive ? Math.exp : (value: number) => value
  const series = values.map(to)
  const turned = (list: readonly number[]) => list.map((_, i) => list[(calendar!.first + i) % YEAR]!)
  const effects = positive && calendar?.fatores ? turned(calendar.fatores).map(Math.log) : undefined
  const level = effects ? series.map((value, i) => value - effects[i % YEAR]!) : series
  const smooth = positive && isSmooth(level)
  const centre: Centre = centreOf(series, effects, smooth)
  const halves = halfWidths(level, centre, horizon, {
    positive,
    smooth,
    ...(calendar && { first: calendar.first }),
    ...(effects && {
      spreads: turned(calendar?.dispersao ?? effects.map(() => 0)).map((d, i) => d / Math.exp(effects[i]!)),
    }),
  })
  const passos = halves.map((half, i): ForecastStep => {
    const middle = centre.at(i + 1)
    const previsto = Math.max(0, from(middle))
    let minimo = Math.max(0, from(middle - half))
    let maximo = from(middle + half)
    if (values.length < 6) {
      minimo = Math.min(minimo, previsto * (1 - SHORT_SERIES_BAND))
      maximo = Math.max(maximo, previsto * (1 + SHORT_SERIES_BAND))
    }
    return { previsto, minimo, maximo: Math.max(maximo, previsto) }
  })
  return { metodo: centre.metodo, passos }
}
