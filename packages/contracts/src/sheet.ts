/** In a report's text, and in a sheet that is copied. */
const EDGES = [' | ', ';']
/** An item of a list, or a sentence: no line of headings. */
const SAID = /^\s*[•*-]\s|[.!?:]\s*$/

/**
 * Cells of the sheet that begins at a line of a text, one row a line; none where no sheet begins. A sheet has a heading for every
 * column and at least one row of as many cells: sentences and items of a list with such an edge in them are none.
 */
export function sheetAt(lines: readonly string[], from: number): string[][] {
  const first = lines[from] ?? ''
  const head = cellsOf(first)
  if (SAID.test(first) || head.length < 2 || head.includes('')) return []
  const rows = [head]
  for (const line of lines.slice(from + 1)) {
    const cells = cellsOf(line)
    if (cells.length !== head.length) break
    rows.push(cells)
  }
  return rows.length < 2 ? [] : rows
}

const cellsOf = (line: string) =>
  line.split(EDGES.find((edge) => line.includes(edge)) ?? ';').map((cell) => cell.trim())
