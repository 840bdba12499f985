import { formatNumber } from '@norteia/contracts/format'
import { valueText } from './number-text.ts'
import { pieParts } from './pie.ts'
import type { ChartModel } from './read-chart.ts'

export interface ChartTable {
  head: string[]
  /** First cell is the category, the others are figures; '—' where there is none. */
  rows: string[][]
}

const NONE = '—'

/** The chart's figures as text, for the table beside it and for people who don't see the marks. */
export function chartTable(chart: ChartModel): ChartTable {
  return tableOf(chart, (value) => (value === null ? NONE : valueText(value, chart.unit)))
}

function tableOf(chart: ChartModel, write: (value: number | null) => string): ChartTable {
  if (chart.type === 'scatter') {
    return {
      head: ['Série', 'X', 'Y'],
      rows: chart.series.flatMap((series) =>
        series.points.map((point) => [series.name, plainNumber(point.x), write(point.y)]),
      ),
    }
  }
  if (chart.type === 'pie' || chart.type === 'donut') {
    return { head: ['Item', 'Valor'], rows: pieParts(chart).map((part) => [part.name, write(part.value)]) }
  }
  const columns = chart.series.flatMap((series) =>
    series.band
      ? [
          { name: series.name, values: series.values },
          { name: `${series.name} (mínimo)`, values: series.band.min },
          { name: `${series.name} (máximo)`, values: series.band.max },
        ]
      : [{ name: series.name, values: series.values }],
  )
  return {
    head: ['Categoria', ...columns.map((column) => column.name)],
    rows: chart.categories.map((name, index) => [
      name,
      ...columns.map((column) => write(column.values[index] ?? null)),
    ]),
  }
}

const plainNumber = (value: number) => formatNumber(value, 6)

/** A text cell that a spreadsheet can't take for a formula. */
export const guardCell = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quote = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Semicolons and decimal commas: what a Brazilian spreadsheet opens. Figures without unit or grouping. */
export function chartCsv(chart: ChartModel): string {
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))
  const table = tableOf(chart, number)
  const text = (cell: string) => quote(guardCell(cell))
  const rows = table.rows.map((row) => row.map((cell, place) => (place > 0 ? quote(cell) : text(cell))).join(';'))
  return [table.head.map(text).join(';'), ...rows].join('\r\n')
}
