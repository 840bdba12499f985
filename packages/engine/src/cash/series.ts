import { addMonths, dayInMonth, dayName, dayNumber, mondayOf, weekday } from '#src/ledger/days.ts'
import { median } from '#src/ledger/spread.ts'

/** What one counterparty moved on one day in one direction and category. */
export interface Occurrence {
  contraparte: string
  /** 'AAAA-MM-DD' */
  data: string
  /** Signed. */
  centavos: number
  categoria: string | null
}

export type Rhythm = 7 | 14 | 30

/** A payment or receipt that comes back: the median of its last three. */
export interface Series {
  contraparte: string
  categoria: string | null
  ritmo: Rhythm
  centavos: number
  /** Day of its newest occurrence. */
  ultima: string
  /** Of the month (1–31) for a monthly one, of the week (0 is Monday) for the others. */
  dia: number
}

const RHYTHMS: readonly { ritmo: Rhythm; tolerance: number }[] = [
  { ritmo: 7, tolerance: 1 },
  { ritmo: 14, tolerance: 2 },
  { ritmo: 30, tolerance: 4 },
]
const MIN_OCCURRENCES = 3
export const SPREAD = 0.2
/** Who comes on more days than this in half a year comes more than once a week: that is trade, not a series. */
const MOST_DAYS = 30
const HALF_YEAR = 182
/** How many of the newest days decide whether there is a series: older ones needn't be known. */
export const DECIDING_DAYS = MOST_DAYS + 1
/** A counterparty with `DECIDING_DAYS` days after this date occurs too often to be periodic, whenever its latest day was. */
export const denseSince = (hoje: string): string => dayName(dayNumber(hoje) - HALF_YEAR)
/** Weeks in which occurrences are looked for: half a year before the newest one, which may be three months old. */
export const SERIES_WEEKS = 39

/** The series among a counterparty's days in one direction, sorted; undefined when there is none or it has ended by `known`. */
export function seriesOf(occurrences: readonly Occurrence[], known: string): Series | undefined {
  const days = occurrences.map(({ data }) => dayNumber(data))
  const dense = days.length > MOST_DAYS && days.at(-1)! - days.at(-DECIDING_DAYS)! < HALF_YEAR
  if (occurrences.length < MIN_OCCURRENCES || dense) return undefined
  for (const { ritmo, tolerance } of RHYTHMS) {
    let run = 1
    while (run < days.length) {
      const at = days.length - run
      if (Math.abs(days[at]! - days[at - 1]! - ritmo) > tolerance) break
      if (!alike(occurrences.slice(at - 1).map(({ centavos }) => centavos))) break
      run += 1
    }
    if (run < MIN_OCCURRENCES) continue
    const newest = occurrences.at(-1)!
    if (dayNumber(known) - days.at(-1)! > 2 * ritmo) return undefined
    const lastThree = occurrences.slice(-MIN_OCCURRENCES)
    return {
      contraparte: newest.contraparte,
      categoria: newest.categoria,
      ritmo,
      centavos: Math.round(median(lastThree.map(({ centavos }) => centavos))),
      ultima: newest.data,
      dia: median(lastThree.map(({ data }) => (ritmo === 30 ? Number(data.slice(8)) : weekday(dayNumber(data))))),
    }
  }
  return undefined
}

/** Largest and smallest differ by at most a fifth of the middle one. */
function alike(cents: readonly number[]): boolean {
  const sizes = cents.map(Math.abs)
  return Math.max(...sizes) - Math.min(...sizes) <= SPREAD * median(sizes)
}

/** Every series of a history, and whose occurrences they are: `key` names counterparty and direction. */
export function findSeries(occurrences: readonly Occurrence[], known: string): Map<string, Series> {
  const found = new Map<string, Series>()
  for (const [key, group] of Map.groupBy(occurrences, seriesKey)) {
    const series = seriesOf(byDay(group), known)
    if (series) found.set(key, series)
  }
  return found
}

/** One occurrence a day, oldest first; a day's category is that of its largest amount. */
function byDay(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...Map.groupBy(occurrences, ({ data }) => data).values()]
    .map((sameDay) => {
      const largest = sameDay.reduce((best, one) => (Math.abs(one.centavos) > Math.abs(best.centavos) ? one : best))
      return { ...largest, centavos: sameDay.reduce((sum, { centavos }) => sum + centavos, 0) }
    })
    .sort((a, b) => (a.data < b.data ? -1 : 1))
}

export const seriesKey = ({ contraparte, centavos }: Pick<Occurrence, 'contraparte' | 'centavos'>): string =>
  `${centavos < 0 ? '-' : '+'}${contraparte}`

/** Days in [from, to] on which it is due next; the occurrence of `ultima` isn't expected again. */
export function dueDays({ ritmo, ultima, dia }: Series, from: number, to: number): string[] {
  const last = dayNumber(ultima)
  const days: string[] = []
  if (ritmo === 30) {
    for (let month = ultima.slice(0, 7); ; month = addMonths(month, 1)) {
      const day = dayInMonth(month, dia)
      const number = dayNumber(day)
      if (number > to) return days
      if (number >= from && number - last > ritmo / 2) days.push(day)
    }
  }
  // The median day of the week that is nearest to the newest one.
  const anchor = [-7, 0, 7]
    .map((shift) => mondayOf(last) + shift + dia)
    .reduce((best, day) => (Math.abs(day - last) < Math.abs(best - last) ? day : best))
  for (let day = anchor + ritmo; day <= to; day += ritmo) if (day >= from) days.push(dayName(day))
  return days
}
