/** 'dma': day before month; 'mda': month before day. */
export type OrdemData = 'dma' | 'mda'

const MONTHS = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ']
const ENGLISH: Record<string, number> = { FEB: 2, APR: 4, MAY: 5, AUG: 8, SEP: 9, OCT: 10, DEC: 12 }

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** 'AAAA-MM-DD' of a day that exists between 1990 and 2099, else null. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2099 || month < 1 || month > 12 || day < 1) return null
  const days = month === 2 ? (leap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  if (day > days) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** An OFX date is its first eight digits; hour and offset never move the printed day. */
export function parseOfxDate(text: string): string | null {
  const found = /^\D{0,2}(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(text)
  return found ? isoDate(Number(found[1]), Number(found[2]), Number(found[3])) : null
}

/** The date at the beginning of a cell, also followed by a time; null where there is none. */
export function parseCellDate(text: string, order: OrdemData): string | null {
  const cell = withoutWeekday(text)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(cell)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const printed = printedParts(cell)
  if (printed) {
    const [first, second, year] = printed
    return order === 'dma' ? isoDate(year, second, first) : isoDate(year, first, second)
  }
  const named = /^(\d{1,2})[\s/.-]*(?:de\s+)?([A-Za-zç]{3,9})\.?[\s/.-]*(?:de\s+)?(\d{4}|\d{2})(?!\d)/i.exec(cell)
  if (!named) return null
  const name = (named[2] ?? '').slice(0, 3).toUpperCase()
  const month = MONTHS.indexOf(name) + 1 || ENGLISH[name] || 0
  return isoDate(fullYear(named[3] ?? ''), month, Number(named[1]))
}

/** '07/09/2026' of 'seg, 07/09/2026'. */
const withoutWeekday = (cell: string) =>
  /^\d/.test(cell)
    ? cell.trimEnd()
    : cell
        .trim()
        .replace(/^(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?:unda|[çc]a|rta|nta|ta|ado|ingo)?(?:-feira)?[.,]?\s{1,3}/i, '')

/** The two numbers before the year of '01/07/2026', and the year; null for anything else. */
export function printedParts(cell: string): [first: number, second: number, year: number] | null {
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(withoutWeekday(cell))
  return found ? [Number(found[1]), Number(found[2]), fullYear(found[3] ?? '')] : null
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** The day `days` after (before, when negative) an 'AAAA-MM-DD'. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 'dd/mm/aaaa' of an 'AAAA-MM-DD'. */
export const dateText = (date: string) => date.split('-').reverse().join('/')

/** The earlier and the later of two days. */
export function earlierOf(a: string, b: string): string {
  return [a, b].toSorted()[0] ?? a
}

export function laterOf(a: string, b: string): string {
  return [a, b].toSorted()[1] ?? b
}
