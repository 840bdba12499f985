import { monthEffects } from './seasonality.ts'
import { average, combine, type Fit, fitDamped, fitNaive, fitSes, fitTheta } from './smoothing.ts'

export type ForecastMethod =
  | 'último valor'
  | 'último valor e tendência amortecida'
  | 'média de três suavizações'
  | 'média do último valor, de uma suavização e dos últimos seis meses'
  | 'mesmo mês do ano passado e nível de agora'
  | 'mesmo mês do ano passado e sazonalidade'
  | 'suavizações com sazonalidade'

/** The middle of a forecast: `at(h)` is h steps after the last value, h ≥ 1, on the scale of the series. */
export interface Centre {
  metodo: ForecastMethod
  at(horizon: number): number
  /** What the season adds at that step, as far as it is known: 0 where none is. */
  season(horizon: number): number
  /** One-step errors of the fit, where one was fitted to the whole series. */
  fit?: Fit
}

/** From this many months on, the series' own season is estimated; with fewer, the same month of last year is used. */
export const SEASONAL_MONTHS = 15
/** The same for series with little variation, in which a season is hard to distinguish from noise. */
const SMOOTH_SEASONAL_MONTHS = 18
export const YEAR = 12
/** Share of the same month of last year after exactly one year; the rest is the level of now. */
const LAST_YEAR_SHARE = 0.7
/** Part of the change of level over the year that the same month is moved by. */
const CHANGE_SHARE = 0.5
const RECENT = 6
/** Series whose monthly changes (on logs) spread less have no season to find: plain smoothing is better there. */
const SMOOTH_BELOW = 0.05

/** Whether the series varies so little that only its level can be estimated. */
export function isSmooth(values: readonly number[]): boolean {
  const changes = values.slice(1).map((value, i) => value - values[i]!)
  const mean = average(changes)
  return Math.sqrt(average(changes.map((change) => (change - mean) ** 2))) < SMOOTH_BELOW
}

/**
 * The middle of the forecast of at least three values on logs (or plain values), by length. `effects`: what the months of
 * the activity add, index 0 the month of the first value; they are mixed with the own season, n parts own to twelve.
 */
export function centreOf(values: readonly number[], effects: readonly number[] | undefined, smooth: boolean): Centre {
  const n = values.length
  const effectAt = (h: number) => effects?.[(n - 1 + h) % YEAR] ?? 0
  const base = effects ? values.map((value, i) => value - effects[i % YEAR]!) : values
  const back = (centre: Centre): Centre => ({
    ...centre,
    at: (h) => centre.at(h) + effectAt(h),
    season: (h) => centre.season(h) + effectAt(h),
  })
  if (smooth && n < SMOOTH_SEASONAL_MONTHS) return back(plainCentre(base))
  if (n < YEAR) return back(levelCentre(base))
  if (n >= SEASONAL_MONTHS) return seasonalCentre(values, mixed(monthEffects(values), effects, n))
  const own = lastYearCentre(base)
  if (!effects) return own
  const level = levelOf(base)
  const share = n / (n + YEAR)
  return back({
    ...own,
    at: (h) => share * own.at(h) + (1 - share) * level,
    season: (h) => share * own.season(h),
  })
}

const mixed = (own: readonly number[], effects: readonly number[] | undefined, n: number): readonly number[] =>
  effects ? own.map((effect, i) => (n * effect + YEAR * effects[i]!) / (n + YEAR)) : own

/** By length, without any season: last value (3–5), that and a damped trend (6–8), the mean of three smoothings. */
function plainCentre(base: readonly number[]): Centre {
  const n = base.length
  const [fit, metodo]: [Fit, ForecastMethod] =
    n < 6
      ? [fitNaive(base), 'último valor']
      : n < 9
        ? [combine([fitNaive(base), fitDamped(base)]), 'último valor e tendência amortecida']
        : [combine([fitSes(base), fitDamped(base), fitTheta(base)]), 'média de três suavizações']
  return { metodo, at: (h) => fit.at(h), season: () => 0 }
}

/** Of the last value, of simple smoothing and of the last six months: on logs a geometric mean. */
export const levelOf = (base: readonly number[]): number =>
  average([base.at(-1)!, fitSes(base).at(1), average(base.slice(-RECENT))])

function levelCentre(base: readonly number[]): Centre {
  const level = levelOf(base)
  return {
    metodo: 'média do último valor, de uma suavização e dos últimos seis meses',
    at: () => level,
    season: () => 0,
  }
}

/** Twelve to fourteen months: the same month of last year, which is one year's chance too, and something to steady it. */
function lastYearCentre(values: readonly number[]): Centre {
  const n = values.length
  const lastYear = (h: number) => values[n - YEAR + ((h - 1) % YEAR)]!
  const mean = average(values.slice(-YEAR))
  const season = (h: number) => lastYear(h) - mean
  if (n === YEAR) {
    const level = levelCentre(values).at(1)
    const change = average(values.slice(-RECENT)) - average(values.slice(0, RECENT))
    return {
      metodo: 'mesmo mês do ano passado e nível de agora',
      season,
      at: (h) => LAST_YEAR_SHARE * (lastYear(h) + CHANGE_SHARE * change) + (1 - LAST_YEAR_SHARE) * level,
    }
  }
  const fitted = seasonalCentre(values, monthEffects(values))
  return { metodo: 'mesmo mês do ano passado e sazonalidade', season, at: (h) => (fitted.at(h) + lastYear(h)) / 2 }
}

function seasonalCentre(values: readonly number[], effects: readonly number[]): Centre {
  const n = values.length
  const base = values.map((value, i) => value - effects[i % YEAR]!)
  const fit = combine([fitDamped(base), fitTheta(base)])
  const season = (h: number) => effects[(n - 1 + h) % YEAR]!
  return { metodo: 'suavizações com sazonalidade', fit, season, at: (h) => fit.at(h) + season(h) }
}
