import { categoryOf, type Movement } from '#src/ledger/types.ts'

/** Movements of one month and category, summed. */
export interface MonthTotal {
  /** 'AAAA-MM' */
  mes: string
  /** null: no category and no pair. */
  categoria: string | null
  /** Whole cents, 0 and more. */
  entradas: number
  /** Whole cents, 0 and less. */
  saidas: number
  quantidade: number
}

export interface DayTotal {
  /** 'AAAA-MM-DD' */
  data: string
  centavos: number
}

/** What a result is computed from; a database may sum it just as well. */
export function totalsOf(movements: readonly Movement[]): MonthTotal[] {
  const totals = new Map<string, MonthTotal>()
  for (const movement of movements) {
    const mes = movement.data.slice(0, 7)
    const categoria = categoryOf(movement)
    const key = `${mes}${categoria ?? ''}`
    let total = totals.get(key)
    if (!total) {
      total = { mes, categoria, entradas: 0, saidas: 0, quantidade: 0 }
      totals.set(key, total)
    }
    if (movement.centavos > 0) total.entradas += movement.centavos
    else total.saidas += movement.centavos
    total.quantidade += 1
  }
  return [...totals.values()]
}

/** Sums of the month's days for the categories that `counts`, in order of the days. */
export function dailyTotals(
  movements: readonly Movement[],
  mes: string,
  counts: (categoria: string | null) => boolean,
): DayTotal[] {
  const days = new Map<string, number>()
  for (const movement of movements)
    if (movement.data.startsWith(mes) && counts(categoryOf(movement)))
      days.set(movement.data, (days.get(movement.data) ?? 0) + movement.centavos)
  return [...days].map(([data, centavos]) => ({ data, centavos })).sort((a, b) => (a.data < b.data ? -1 : 1))
}
