import type { RevenueMonth } from '@norteia/contracts/revenue'
import * as z from 'zod/mini'
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

/** What is typed, as months and figures, oldest first; a sentence for each amount that is none. */
export const RevenueEntries = z.pipe(
  z.object({ months: z.record(z.string(), z.string()) }),
  z.transform(({ months }, payload): RevenueMonth[] =>
    Object.entries(months)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([mes, text]) => {
        const valor = parseMoney(text)
        if (valor === null) return []
        const message = faultOf(valor)
        if (message) payload.issues.push({ code: 'custom', path: ['months', mes], message, input: text })
        return [{ mes, valor }]
      }),
  ),
)

function faultOf(valor: number): string | undefined {
  if (Number.isNaN(valor)) return 'Informe um valor, por exemplo 1.234,56.'
  return valor < 0 ? 'O valor não pode ser negativo.' : undefined
}
