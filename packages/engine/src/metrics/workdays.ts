import { dayName, dayNumber, weekday } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { easter } from './calendar-points.ts'

/** Holidays of the whole country: those of states and cities are not known here. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
])
const SATURDAY = 5
/** From Easter back to Good Friday. */
const GOOD_FRIDAY = 2

function isWorkday(day: number): boolean {
  const name = dayName(day)
  return (
    weekday(day) < SATURDAY && !HOLIDAYS.has(name.slice(5)) && day !== easter(Number(name.slice(0, 4))) - GOOD_FRIDAY
  )
}

/** Days from Monday to Friday without national holidays. */
export function workdaysIn({ de, ate }: Interval): number {
  let count = 0
  for (let day = dayNumber(de); day <= dayNumber(ate); day++) if (isWorkday(day)) count += 1
  return count
}
