import { addMonths, firstOf, lastOf, laterOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import type { Dimensao } from './frame.ts'

/** Parts of a year, as a figure is laid out by: months are summed to them. */
const SIZES: Partial<Record<Dimensao, number>> = { bimestre: 2, trimestre: 3, semestre: 6 }
const MONTHS_OF_YEAR = 12

/** How many months; undefined: the dimension is no part of a year. */
export const monthsOfPart = (dimensao: Dimensao | null): number | undefined =>
  dimensao === null ? undefined : SIZES[dimensao]

/** The first month of the part that a month is in. */
export function partStart(mes: string, size: number): string {
  const index = Math.floor((Number(mes.slice(5, 7)) - 1) / size)
  return `${mes.slice(0, 4)}-${String(index * size + 1).padStart(2, '0')}`
}

/** The days of the part that begins with a month. */
export const partDays = (first: string, size: number): Interval => ({
  de: firstOf(first),
  ate: lastOf(addMonths(first, size - 1)),
})

/** The parts of a year that are over and wholly known; undefined: there is none. */
export function lastYearOfParts(size: number, hoje: string, primeiro: string | null): Interval | undefined {
  const current = partStart(hoje.slice(0, 7), size)
  const early = addMonths(current, -MONTHS_OF_YEAR)
  const known = primeiro?.slice(0, 7) ?? early
  const start = partStart(known, size)
  const begins = start === known && Number(primeiro?.slice(8) ?? 1) <= MOST_LATE ? start : addMonths(start, size)
  const de = laterOf(begins, early)
  return de < current ? { de: firstOf(de), ate: lastOf(addMonths(current, -1)) } : undefined
}
/** Who begins on the first working day of a month has all of it. */
const MOST_LATE = 6

/** Cut by the period, by the first movement or by today: its figure is a piece of it. */
export const isPieceOf = (days: Interval, period: Interval, hoje: string, first: string | null): boolean =>
  days.de < period.de ||
  days.ate > period.ate ||
  days.ate > hoje ||
  (first !== null && first.slice(0, 7) > days.de.slice(0, 7))
