import type { ReactNode } from 'react'

/** A sheet to fill in; what is wider than the screen is scrolled to. */
export function SheetTable({
  rows,
  cell,
}: {
  rows: readonly string[][]
  cell?: (row: number, column: number) => ReactNode
}) {
  const [head = [], ...body] = rows
  return (
    <section
      className="overflow-x-auto print:overflow-visible"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard
      tabIndex={0}
      aria-label={`Planilha: ${head.join(', ')}`}
    >
      <table className="w-full border-collapse text-left text-sm leading-5 print:text-[0.7em]">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b border-edge py-2 pr-4 align-bottom font-medium text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text that doesn't change
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={head[column]} className="min-w-20 border-b border-line py-2 pr-4 align-top print:min-w-0">
                  {cell ? cell(row + 1, column) : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
