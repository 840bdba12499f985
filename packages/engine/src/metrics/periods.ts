import { formatDay, formatMonthName } from '@norteia/contracts/format'
import { addMonths, dayInMonth, dayName, dayNumber, earlierOf, firstOf, lastOf, weekday } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'

const monthOf = (day: string) => day.slice(0, 7)
export const isWholeMonths = ({ de, ate }: Interval) => de.endsWith('-01') && ate === lastOf(monthOf(ate))
const monthsIn = ({ de, ate }: Interval) =>
  (Number(ate.slice(0, 4)) - Number(de.slice(0, 4))) * 12 + Number(ate.slice(5, 7)) - Number(de.slice(5, 7)) + 1

/** As many months or days just before; of a month that runs, the same days of the month before. */
export function periodBefore(periodo: Interval): Interval {
  const { de, ate } = periodo
  // Of a year that runs the same days of the year before.
  if (de.endsWith('-01-01') && monthsIn(periodo) > 6) return yearBefore(periodo)
  if (isWholeMonths(periodo)) {
    const count = monthsIn(periodo)
    return { de: firstOf(addMonths(monthOf(de), -count)), ate: lastOf(addMonths(monthOf(ate), -count)) }
  }
  if (de.endsWith('-01')) {
    const count = monthsIn(periodo)
    const last = addMonths(monthOf(ate), -count)
    return { de: firstOf(addMonths(monthOf(de), -count)), ate: dayInMonth(last, Number(ate.slice(8))) }
  }
  const days = dayNumber(ate) - dayNumber(de) + 1
  return { de: dayName(dayNumber(de) - days), ate: dayName(dayNumber(de) - 1) }
}

const MONTHS_OF_PARTS: readonly number[] = [2, 3, 6]

/** Of a quarter, or another part of a year, the n-th of the same size and year; undefined: it is none. */
export function sameSized(periodo: Interval, nth: number): Interval | undefined {
  const size = monthsIn(periodo)
  const whole =
    isWholeMonths(periodo) && MONTHS_OF_PARTS.includes(size) && (Number(periodo.de.slice(5, 7)) - 1) % size === 0
  if (!whole || nth * size > 12) return undefined
  const first = `${periodo.de.slice(0, 4)}-${String((nth - 1) * size + 1).padStart(2, '0')}`
  return { de: firstOf(first), ate: lastOf(addMonths(first, size - 1)) }
}

/** The same days a year earlier; the end of February stays its end. */
export function yearBefore(periodo: Interval): Interval {
  const year = (day: string) => dayInMonth(`${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`, Number(day.slice(8)))
  const before = { de: year(periodo.de), ate: year(periodo.ate) }
  return isWholeMonths(periodo) ? { ...before, ate: lastOf(monthOf(before.ate)) } : before
}

/** 'outubro de 2026', 'agosto a outubro de 2026', '2025', '05/10/2026', '01/10/2026 a 15/10/2026'. */
export function periodName(periodo: Interval): string {
  const { de, ate } = periodo
  if (de === ate) return formatDay(de)
  const [first, last] = [monthOf(de), monthOf(ate)]
  const [fromYear, toYear] = [de.slice(0, 4), ate.slice(0, 4)]
  if (!isWholeMonths(periodo)) return `${formatDay(de)} a ${formatDay(ate)}`
  if (first === last) return `${formatMonthName(first)} de ${toYear}`
  if (de.endsWith('-01-01') && ate.endsWith('-12-31')) return fromYear === toYear ? toYear : `${fromYear} a ${toYear}`
  if (fromYear === toYear) return `${formatMonthName(first)} a ${formatMonthName(last)} de ${toYear}`
  return `${formatMonthName(first)} de ${fromYear} a ${formatMonthName(last)} de ${toYear}`
}

/** 'em outubro de 2026', 'de agosto a outubro de 2026', 'em 05/10/2026'. */
export function inPeriod(periodo: Interval): string {
  const name = periodName(periodo)
  return name.includes(' a ') ? `de ${name}` : `em ${name}`
}

const WEEKDAYS = ['segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados', 'domingos']
const MOST_NAMED = 4

/** 'nas sextas de outubro de 2026', 'em agosto de 2026 e outubro de 2026'. */
export function inSpans(spans: readonly Interval[], whole: Interval): string {
  const [first] = spans
  const day = first && weekday(dayNumber(first.de))
  const single = spans.every(({ de, ate }) => de === ate && weekday(dayNumber(de)) === day)
  if (first && day !== undefined && single && spans.length > 1)
    return `${day < 5 ? 'nas' : 'nos'} ${WEEKDAYS[day]} de ${periodName(whole)}`
  if (spans.length > MOST_NAMED)
    return `${day !== undefined && day >= 5 ? 'nos fins de semana' : 'de segunda a sexta'} de ${periodName(whole)}`
  const names = spans.map(periodName)
  return `em ${[names.slice(0, -1).join(', '), names.at(-1)!].filter((name) => name !== '').join(' e ')}`
}

/** The months that a period touches, oldest first. */
export function monthsOf(periodo: Interval): string[] {
  const months: string[] = []
  for (let mes = monthOf(periodo.de); mes <= monthOf(periodo.ate); mes = addMonths(mes, 1)) months.push(mes)
  return months
}

/** The last `count` complete months, not before the first movement. */
export function lastCompleteMonths(count: number, hoje: string, primeiro: string | null): Interval {
  const last = addMonths(monthOf(hoje), -1)
  const first = addMonths(last, 1 - count)
  const known = primeiro === null ? first : monthOf(primeiro)
  return { de: firstOf(known > first && known <= last ? known : first), ate: lastOf(last) }
}

export const cutAt = (periodo: Interval, hoje: string): Interval => ({
  de: periodo.de,
  ate: periodo.de > hoje ? periodo.ate : earlierOf(periodo.ate, hoje),
})

/** A month or year that still runs, to today. */
export const isCutByToday = ({ de, ate }: Interval, hoje: string): boolean =>
  ate >= hoje && de.endsWith('-01') && hoje < lastOf(hoje.slice(0, 7))
