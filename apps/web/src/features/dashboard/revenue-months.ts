import type { RevenueMonth } from '@norteia/contracts/revenue'
import { moneyText, parseMoney } from '#src/ui/fields/masks.ts'

/** Typed amounts by month; a blank one is no month. */
export type TypedMonths = Readonly<Record<string, string>>

export const GRID_MONTHS = 12

/** 'AAAA-MM' moved by whole months. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  const count = year * 12 + place - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The twelve complete months before `currentMonth`, newest first. */
export const gridMonths = (currentMonth: string) =>
  Array.from({ length: GRID_MONTHS }, (_, index) => shiftMonth(currentMonth, -1 - index))

export const typedFrom = (months: readonly RevenueMonth[]): TypedMonths =>
  Object.fromEntries(months.map(({ mes, valor }) => [mes, moneyText(valor)]))

export interface ReadMonths {
  meses: RevenueMonth[]
  /** Sentences by month. */
  faults: Record<string, string>
}

/** What is typed, as months and figures; oldest first. */
export function readMonths(typed: TypedMonths): ReadMonths {
  const meses: RevenueMonth[] = []
  const faults: Record<string, string> = {}
  for (const [mes, text] of Object.entries(typed).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const valor = parseMoney(text)
    if (valor === null) continue
    if (Number.isNaN(valor)) faults[mes] = 'Informe um valor, por exemplo 1.234,56.'
    else if (valor < 0) faults[mes] = 'O valor não pode ser negativo.'
    else meses.push({ mes, valor })
  }
  return { meses, faults }
}
