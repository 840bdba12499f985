import { dayName, dayNumber, earlierOf, laterOf, mondayOf } from '#src/ledger/days.ts'
import { type Account, categoryOf, INTERNAL_CATEGORIES, type Interval, type Movement } from '#src/ledger/types.ts'
import type { Settlement } from './commitments.ts'
import type { WeekTotal } from './estimate.ts'
import { type Occurrence, SERIES_WEEKS, seriesKey } from './series.ts'

/** A purchase in instalments on a card, as its newest statement line shows it. */
export interface CardInstalment {
  contraparte: string
  data: string
  centavos: number
  categoria: string | null
  numero: number
  de: number
}

/** Past movements as a cash forecast reads them; a database may compute the sums. They exclude transfers and card instalments. */
export interface CashHistory {
  /** Days of the first and the last movement; null without any. */
  periodo: Interval | null
  /** Weeks since `historyStart`, sums of categories. */
  semanas: WeekTotal[]
  /** Days of named counterparties since `seriesStart`; those of counterparties that don't repeat may be left out. */
  ocorrencias: Occurrence[]
  /** Movements that may settle a commitment. */
  baixas: Settlement[]
  parcelas: CardInstalment[]
}

/** Weeks among which the thirteen complete ones are looked for; the others tell how forecasts would have done. */
const HISTORY_WEEKS = 39

/** First day that weeks are summed from. */
export const historyStart = (hoje: string): string => dayName(mondayOf(dayNumber(hoje)) - 7 * HISTORY_WEEKS)
/** First day that occurrences are looked for. */
export const seriesStart = (hoje: string): string => dayName(mondayOf(dayNumber(hoje)) - 7 * SERIES_WEEKS)

/** The same for movements at hand. */
export function historyOf(movements: readonly Movement[], hoje: string): CashHistory {
  const start = historyStart(hoje)
  const oldest = seriesStart(hoje)
  const weeks = new Map<string, WeekTotal>()
  const occurrences = new Map<string, Occurrence>()
  const parcelas: CardInstalment[] = []
  const baixas: Settlement[] = []
  let de = hoje
  let ate = ''
  for (const movement of movements) {
    if (movement.data > hoje) continue
    if (movement.data < de) de = movement.data
    if (movement.data > ate) ate = movement.data
    const categoria = categoryOf(movement)
    if (categoria !== null && INTERNAL_CATEGORIES.has(categoria)) continue
    const { data, centavos, contraparte, parcela } = movement
    baixas.push({ data, centavos })
    if (data < oldest) continue
    if (parcela) {
      parcelas.push({
        contraparte: contraparte ?? '',
        data,
        centavos,
        categoria,
        numero: parcela.numero,
        de: parcela.de,
      })
      continue
    }
    if (data >= start) addToWeek(weeks, data, categoria, centavos)
    if (contraparte) addOccurrence(occurrences, { contraparte, data, centavos, categoria })
  }
  return {
    periodo: ate === '' ? null : { de, ate },
    semanas: [...weeks.values()],
    ocorrencias: [...occurrences.values()],
    baixas,
    parcelas,
  }
}

function addToWeek(weeks: Map<string, WeekTotal>, data: string, categoria: string | null, centavos: number): void {
  const semana = dayName(mondayOf(dayNumber(data)))
  const key = `${semana}${categoria ?? ''}`
  const total = weeks.get(key) ?? { semana, categoria, entradas: 0, saidas: 0 }
  if (centavos > 0) total.entradas += centavos
  else total.saidas += centavos
  weeks.set(key, total)
}

function addOccurrence(occurrences: Map<string, Occurrence>, occurrence: Occurrence): void {
  const key = `${occurrence.data}${occurrence.categoria ?? ''} ${seriesKey(occurrence)}`
  const known = occurrences.get(key)
  if (known) known.centavos += occurrence.centavos
  else occurrences.set(key, occurrence)
}

/** The days that movements are known of up to today: from the first to the last movement, and what statements cover beyond. */
export function knownPeriod({ periodo }: CashHistory, accounts: readonly Pick<Account, 'cobertura'>[], hoje: string) {
  const known = [...(periodo ? [periodo] : []), ...accounts.flatMap(({ cobertura }) => cobertura)]
  if (periodo === null) return null
  return {
    de: known.map(({ de }) => de).reduce(earlierOf),
    ate: earlierOf(known.map(({ ate }) => ate).reduce(laterOf), hoje),
  }
}

/** Mondays of the newest complete weeks that lie wholly in the period and in no gap, oldest first. */
export function completeWeeks(periodo: Interval | null, gaps: readonly Interval[], hoje: string): string[] {
  if (periodo === null) return []
  const from = dayNumber(periodo.de)
  const to = Math.min(dayNumber(periodo.ate), dayNumber(hoje) - 1)
  const holes = gaps.map(({ de, ate }) => [dayNumber(de), dayNumber(ate)] as const)
  const weeks: string[] = []
  const oldest = Math.max(from, dayNumber(historyStart(hoje)))
  for (let monday = mondayOf(to + 1) - 7; monday >= oldest; monday -= 7)
    if (!holes.some(([hole, end]) => hole <= monday + 6 && end >= monday)) weeks.unshift(dayName(monday))
  return weeks
}
