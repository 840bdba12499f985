import type { TaskFrequency } from '@norteia/contracts/automation'
import { formatDate } from '@norteia/contracts/format'

export interface Period {
  /** First and last day, AAAA-MM-DD in São Paulo. */
  inicio: string
  fim: string
  /** The same as instants; `to` is exclusive. */
  from: number
  to: number
}

const DAY = 86_400_000
/** São Paulo has had no summer time since 2019. */
const OFFSET = 3 * 3_600_000

/** The whole period that ended the day before a report is due. */
export function periodBefore(frequency: TaskFrequency, dueAt: number): Period {
  const [day = 1, month = 1, year = 1970] = formatDate(dueAt).split('/').map(Number)
  const end = Date.UTC(year, month - 1, day)
  const start =
    frequency === 'quarterly'
      ? Date.UTC(year, month - 4, day)
      : frequency === 'monthly'
        ? Date.UTC(year, month - 2, day)
        : end - 7 * DAY
  const text = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { inicio: text(start), fim: text(end - DAY), from: start + OFFSET, to: end + OFFSET }
}

const brazilian = (day: string) => day.split('-').reverse().join('/')

/** '01/10/2026 a 31/10/2026' */
export const periodText = ({ inicio, fim }: Pick<Period, 'inicio' | 'fim'>): string =>
  `${brazilian(inicio)} a ${brazilian(fim)}`
