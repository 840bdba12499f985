import { Chart } from '@norteia/contracts/chart'
import { formatMoney, formatMonth, formatMonthName } from '@norteia/contracts/format'
import type { RevenueMonth } from '@norteia/contracts/revenue'
import * as z from 'zod/mini'
import { moneyText, parseMoney } from '#src/ui/fields/money.ts'

/** Typed amounts by month; a blank one is no month. */
export type TypedMonths = Readonly<Record<string, string>>

export const GRID_MONTHS = 12
const MONTHS_DRAWN = 23

/** 'AAAA-MM' moved by whole months. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  const count = year * 12 + place - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Revenue of a month that was expected when the analysis was made. */
export interface Expected {
  minimo: number
  maximo: number
}

interface Drawn {
  /** Past revenue by month as the chart writes it: 'out/2026'. */
  past: ReadonlyMap<string, number>
  expected: ReadonlyMap<string, Expected>
}

/** Months shown in the chart of an analysis; empty maps when it has none. */
export function monthsOfChart(chart: unknown): Drawn {
  const { data } = Chart.safeParse(chart)
  const past = new Map<string, number>()
  const expected = new Map<string, Expected>()
  if (data?.type === 'line')
    for (const [place, month] of data.categories.entries()) {
      const value = data.series[0]?.data[place]
      if (typeof value === 'number') past.set(month, value)
      const band = data.series[1]?.faixa
      const [minimo, maximo] = [band?.min[place], band?.max[place]]
      if (typeof minimo === 'number' && typeof maximo === 'number') expected.set(month, { minimo, maximo })
    }
  return { past, expected }
}

/** Whether the analysis was made without these months: at least two draw a line, and one of them is not on it. */
export function isBehind({ past }: Drawn, months: readonly RevenueMonth[], currentMonth: string): boolean {
  const complete = months.filter(({ mes }) => mes < currentMonth)
  if (past.size === 0) return complete.length >= 2
  // The chart draws the newest two years at most.
  return complete.slice(-MONTHS_DRAWN).some(({ mes, valor }) => past.get(formatMonth(mes)) !== valor)
}

/** How a month came out beside what was expected of it. */
export function verdictOf(mes: string, valor: number, { minimo, maximo }: Expected): string {
  const said = `Previmos ${formatMoney(minimo)} a ${formatMoney(maximo)} para ${formatMonthName(mes)} e vieram ${formatMoney(valor)}`
  if (valor < minimo) return `${said}: ${formatMoney(minimo - valor)} abaixo da previsão.`
  if (valor > maximo) return `${said}: ${formatMoney(valor - maximo)} acima da previsão.`
  return `${said}: dentro da previsão.`
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
