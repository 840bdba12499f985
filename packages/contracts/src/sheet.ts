const EDGE = ';'

/**
 * Cells of the sheet that begins at a line of a text, one row a line; none where no sheet begins. A sheet has a heading for every
 * column and at least one row of as many cells: a sentence that ends in ';' is none.
 */
export function sheetAt(lines: readonly string[], from: number): string[][] {
  const head = cellsOf(lines[from] ?? '')
  if (head.length < 2 || head.includes('')) return []
  const rows = [head]
  for (const line of lines.slice(from + 1)) {
    const cells = cellsOf(line)
    if (cells.length !== head.length) break
    rows.push(cells)
  }
  return rows.length < 2 ? [] : rows
}

const cellsOf = (line: string) => line.split(EDGE).map((cell) => cell.trim())
