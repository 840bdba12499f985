/** Days as 'AAAA-MM-DD' and as whole numbers since 1970-01-01: no clock and no time zone in here. */

const MILLISECONDS = 86_400_000

export const dayNumber = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / MILLISECONDS

export const dayName = (number: number): string => new Date(number * MILLISECONDS).toISOString().slice(0, 10)

/** 0 on Monday to 6 on Sunday. 1970-01-01 was a Thursday. */
export const weekday = (number: number): number => (((number + 3) % 7) + 7) % 7

/** The Monday of the week. */
export const mondayOf = (number: number): number => number - weekday(number)

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 'AAAA-MM' moved by whole months. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** The day of the month, or the month's last where it has no such day. */
export const dayInMonth = (month: string, day: number): string =>
  `${month}-${String(Math.min(day, lastDayOf(month))).padStart(2, '0')}`

export const firstOf = (month: string): string => `${month}-01`
export const lastOf = (month: string): string => dayInMonth(month, 31)

/** Days and months sort as text. */
export const laterOf = (one: string, other: string): string => [one, other].sort()[1]!
export const earlierOf = (one: string, other: string): string => [one, other].sort()[0]!
