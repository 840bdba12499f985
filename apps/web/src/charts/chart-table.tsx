import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { chartTable } from '@norteia/chart-geometry/table'
import { plural } from '@norteia/contracts/format'

const MAX_ROWS = 500

/** The chart's figures in rows, figures to the right. */
export function ChartTable({ chart }: { chart: ChartModel }) {
  const { head, rows } = chartTable(chart)
  const hidden = rows.length - MAX_ROWS
  return (
    <section
      className="max-h-96 overflow-auto rounded-md border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard
      tabIndex={0}
      aria-label={`Tabela: ${chart.title || 'gráfico'}`}
    >
      <table className="w-full text-left">
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id and two may share a name
                key={place}
                scope="col"
                className={`sticky top-0 bg-sunken px-3 py-2 text-xs font-semibold whitespace-nowrap ${place > 0 ? 'text-right' : ''}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep the chart's order
            <tr key={line} className="h-10 border-t border-line">
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key="name" scope="row" className="px-3 font-normal">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
                  <td key={place} className="figure px-3 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="border-t border-line px-3 py-2 text-muted">
          E mais {plural(hidden, 'linha')}: copie o CSV para ver todas.
        </p>
      )}
    </section>
  )
}
