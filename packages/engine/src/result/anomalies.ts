import { addMonths } from '#src/ledger/days.ts'
import { deviationFrom, median } from '#src/ledger/spread.ts'
import type { Category } from '#src/ledger/types.ts'
import type { MonthTotal } from './totals.ts'

/** A category's month that is unlike its others. Cents of the category's usual sign, so that more is always larger. */
export interface Anomaly {
  categoria: string
  nome: string
  mes: string
  centavos: number
  mediana: number
}

const MIN_MONTHS = 6
const MAX_MONTHS = 24
/** Makes the MAD of normally spread values their standard deviation. */
const MAD_SCALE = 1.4826
const LEAST_CENTS = 10_000
const LEAST_SHARE = 0.2

/** Whether a month's value (cents) deviates from the months before it; never with fewer than six of them. */
export function standsOut(history: readonly number[], value: number): boolean {
  if (history.length < MIN_MONTHS) return false
  const centre = median(history)
  // A category that most months don't have has no usual value to differ from.
  if (centre === 0) return false
  const distance = Math.abs(value - centre)
  return (
    distance > 3 * MAD_SCALE * deviationFrom(history, centre) &&
    distance >= LEAST_CENTS &&
    distance >= LEAST_SHARE * Math.abs(centre)
  )
}

/** Categories whose `mes` deviates from up to 24 complete months before it, largest difference first. */
export function anomaliesOf(
  totals: readonly MonthTotal[],
  mes: string,
  categories: ReadonlyMap<string, Category>,
): Anomaly[] {
  let first = mes
  for (const total of totals) if (total.mes < first) first = total.mes
  const months: string[] = []
  for (let month = addMonths(mes, -1); month >= first && months.length < MAX_MONTHS; month = addMonths(month, -1))
    months.push(month)
  const sums = new Map<string, Map<string, number>>()
  for (const { categoria, mes: month, entradas, saidas } of totals) {
    const category = categoria === null ? undefined : categories.get(categoria)
    if (!category || category.grupo === 'fora') continue
    const byMonth = sums.get(category.id) ?? new Map<string, number>()
    byMonth.set(month, (byMonth.get(month) ?? 0) + entradas + saidas)
    sums.set(category.id, byMonth)
  }
  return [...sums]
    .flatMap(([categoria, byMonth]): Anomaly[] => {
      const history = months.map((month) => byMonth.get(month) ?? 0)
      const value = byMonth.get(mes) ?? 0
      if (!standsOut(history, value)) return []
      const centre = Math.round(median(history))
      const sign = centre < 0 ? -1 : 1
      return [{ categoria, nome: categories.get(categoria)!.nome, mes, centavos: sign * value, mediana: sign * centre }]
    })
    .sort((a, b) => Math.abs(b.centavos - b.mediana) - Math.abs(a.centavos - a.mediana))
}
