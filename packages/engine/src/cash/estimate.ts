import { CASH_WEEKS } from '@norteia/contracts/cash'
import { NO_CATEGORY } from '@norteia/contracts/result'
import { deviationFrom, mean, median, quantile, roundCents } from '#src/ledger/spread.ts'
import type { Category } from '#src/ledger/types.ts'

/** Movements of one whole week and category, summed by direction. */
export interface WeekTotal {
  /** Its Monday, 'AAAA-MM-DD'. */
  semana: string
  categoria: string | null
  /** Whole cents, 0 and more. */
  entradas: number
  /** Whole cents, 0 and less. */
  saidas: number
}

export interface Estimate {
  /** Cents of a whole week by category and direction, never zero. */
  linhas: { categoria: string | null; nome: string; centavosSemana: number }[]
  /** Each week's distance from the estimated one, oldest first. */
  residuos: number[]
}

/** Weeks that an estimate looks at. */
export const ESTIMATE_WEEKS = 13
const EXTREME = 3
/** With fewer weeks, no errors of its own can be estimated. */
const MIN_BAND_WEEKS = 8
const SHORT_HISTORY_BAND = 0.3
/** Ends of an 80% band. */
const LOWER = 0.1
const UPPER = 0.9
/** Errors of spans that overlap say little each: eight of ten of them would hold fewer than eight of ten weeks to come. */
const PAST_SHARE = 0.9

/**
 * A week as the last complete ones were: by group and direction their mean without extremes, shared among the group's
 * categories as the same weeks did.
 */
export function estimateWeek(
  weeks: readonly string[],
  totals: readonly WeekTotal[],
  categories: ReadonlyMap<string, Category>,
): Estimate {
  const place = new Map(weeks.map((week, i) => [week, i]))
  const groups = new Map<string, Map<string | null, number[]>>()
  const net = weeks.map(() => 0)
  for (const { semana, categoria, entradas, saidas } of totals) {
    const week = place.get(semana)
    if (week === undefined) continue
    net[week]! += entradas + saidas
    const category = categoria === null ? undefined : categories.get(categoria)
    for (const cents of [entradas, saidas]) {
      if (cents === 0) continue
      const key = `${category?.grupo ?? NO_CATEGORY.id}${cents > 0 ? '+' : '-'}`
      const inside = groups.get(key) ?? new Map<string | null, number[]>()
      groups.set(key, inside)
      const values = inside.get(category?.id ?? null) ?? weeks.map(() => 0)
      values[week]! += cents
      inside.set(category?.id ?? null, values)
    }
  }
  const linhas = [...groups]
    .flatMap(([key, inside]) => {
      const sums = weeks.map((_, week) => [...inside.values()].reduce((sum, values) => sum + values[week]!, 0))
      const usual = usualWeeks(sums, key.startsWith('fora'))
      return [...inside].map(([categoria, values]) => ({
        categoria,
        nome: categoria === null ? NO_CATEGORY.nome : categories.get(categoria)!.nome,
        centavosSemana: roundCents(mean(values.filter((_, week) => usual[week]))),
      }))
    })
    .filter(({ centavosSemana }) => centavosSemana !== 0)
    .sort((a, b) => Math.sign(b.centavosSemana) - Math.sign(a.centavosSemana) || compare(a.categoria, b.categoria))
  const expected = linhas.reduce((sum, { centavosSemana }) => sum + centavosSemana, 0)
  return { linhas, residuos: net.map((cents) => cents - expected) }
}

const compare = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1)

/**
 * Which weeks aren't extreme. What moves in less than half of the weeks has a deviation of zero, and every week with money
 * would be extreme: monthly costs would vanish. So there nothing is extreme, but for money outside of the result
 * (loans, purchases), which is not to be expected again.
 */
function usualWeeks(sums: readonly number[], outside: boolean): boolean[] {
  const centre = median(sums)
  const deviation = deviationFrom(sums, centre)
  if (centre === 0 && deviation === 0 && !outside) return sums.map(() => true)
  return sums.map((sum) => Math.abs(sum - centre) <= EXTREME * deviation)
}

/** Cents of each week, all categories and both directions. */
export function netsOf(weeks: readonly string[], totals: readonly WeekTotal[]): number[] {
  const nets = new Map(weeks.map((week) => [week, 0]))
  for (const { semana, entradas, saidas } of totals) {
    const net = nets.get(semana)
    if (net !== undefined) nets.set(semana, net + entradas + saidas)
  }
  return [...nets.values()]
}

/**
 * How far forecasts of the past would have been off: from each week on, the sum of the weeks that followed against as many
 * times the mean known by then, brought to one week by the root of their number. Seasons and trends that a mean doesn't see
 * are in it. `nets`: sums of complete weeks, oldest first; only weeks with a whole horizon after them, while there are any.
 */
export function pastErrors(nets: readonly number[]): number[] {
  const errors: number[] = []
  const last = Math.max(MIN_BAND_WEEKS, nets.length - CASH_WEEKS)
  for (let from = MIN_BAND_WEEKS; from <= last && from < nets.length; from++) {
    const expected = mean(nets.slice(Math.max(0, from - ESTIMATE_WEEKS), from))
    let error = 0
    for (const [i, net] of nets.slice(from, from + CASH_WEEKS).entries()) {
      error += net - expected
      errors.push(Math.abs(error) / Math.sqrt(i + 1))
    }
  }
  return errors
}

/**
 * Half-widths after one week in cents: what the errors of the weeks rarely passed or, where that is more, those of past
 * forecasts (`past`, see `pastErrors`); while the weeks are few, a share of the estimate.
 */
export function bandOf(
  { linhas, residuos }: Estimate,
  widening: number,
  past: readonly number[],
): { abaixo: number; acima: number } {
  if (residuos.length < MIN_BAND_WEEKS) {
    const moved = linhas.reduce((sum, { centavosSemana }) => sum + Math.abs(centavosSemana), 0)
    const half = roundCents(moved * SHORT_HISTORY_BAND * widening)
    return { abaixo: half, acima: half }
  }
  const least = past.length < MIN_BAND_WEEKS ? 0 : quantile(past, PAST_SHARE)
  const half = (error: number) => roundCents(Math.max(error, least) * widening)
  return { abaixo: half(-quantile(residuos, LOWER)), acima: half(quantile(residuos, UPPER)) }
}
