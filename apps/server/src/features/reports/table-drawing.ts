import { INK, type Paper, ROOM } from './paper.ts'

const PADDING = 6
const ROW_GAP = 4
/** The smallest letters that a sheet of many columns is printed in. */
const SMALLEST = 5.5

/** A table at the cursor: the first row is its heading; a cell runs on over the empty ones after it. Stays on one page. */
export function drawTable(paper: Paper, rows: readonly (readonly string[])[], largest = 8.5): void {
  let size = largest
  while (size > SMALLEST && total(columnWidths(paper, rows, size)) > ROOM) size -= 0.5
  const widths = columnWidths(paper, rows, size)
  const table = rows.map((cells, row) => layRow(paper, { cells, widths, size, bold: row === 0 }))
  paper.need(total(table.map(({ height }) => height)))
  paper.structure.group('Table', () => {
    for (const row of table) drawRow(paper, row)
  })
  paper.doc.y += 8
}

const total = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0)

interface Cell {
  content: string
  /** Points from the left margin. */
  left: number
  style: { face: 'bold' | 'text'; size: number; width: number; color: string; tag: 'TH' | 'TD' }
}

interface RowPlan {
  cells: readonly string[]
  widths: readonly number[]
  size: number
  bold: boolean
}

function layRow(paper: Paper, { cells, widths, size, bold }: RowPlan): { cells: Cell[]; height: number } {
  let left = 0
  const laid = cells.map((content, column): Cell => {
    const following = cells.slice(column + 1)
    const filled = following.findIndex((cell) => cell !== '')
    const span = content === '' ? 1 : 1 + (filled === -1 ? following.length : filled)
    const width = total(widths.slice(column, column + span)) - PADDING
    const cell: Cell = {
      content,
      left,
      style: {
        face: bold ? 'bold' : 'text',
        size,
        width,
        color: bold ? INK.muted : INK.text,
        tag: bold ? 'TH' : 'TD',
      },
    }
    left += widths[column]!
    return cell
  })
  const height = Math.max(...laid.map(({ content, style }) => paper.heightOf(content || ' ', style)))
  return { cells: laid, height: height + 2 * ROW_GAP }
}

function drawRow(paper: Paper, { cells, height }: ReturnType<typeof layRow>): void {
  const { doc, structure } = paper
  const top = doc.y
  structure.group('TR', () => {
    for (const { content, left, style } of cells) {
      if (content === '') continue
      doc.y = top + ROW_GAP
      paper.text(content, { ...style, indent: left, after: 0 })
    }
  })
  doc.y = top + height
  paper.line()
}

/** Width for the longest word of each column; the rest is shared among cells that need it. */
function columnWidths(paper: Paper, rows: readonly (readonly string[])[], size: number): number[] {
  const head = rows[0] ?? []
  const columns = head.map((_, column) => {
    const cells = rows.flatMap((cells, row) => {
      const runsOn = row > 0 && cells[column + 1] === ''
      return runsOn ? [] : [{ content: cells[column] ?? '', face: row === 0 ? ('bold' as const) : ('text' as const) }]
    })
    const widest = (texts: (content: string) => string[]) =>
      Math.max(
        ...cells.flatMap(({ content, face }) => texts(content).map((text) => paper.widthOf(text, { face, size }))),
      ) +
      PADDING +
      1
    return { least: widest((content) => content.split(' ')), wanted: widest((content) => [content]) }
  })
  const least = total(columns.map((column) => column.least))
  const wanted = total(columns.map((column) => column.wanted))
  if (least >= ROOM) return columns.map((column) => column.least)
  if (wanted <= ROOM) return columns.map((column) => (column.wanted * ROOM) / wanted)
  const share = (ROOM - least) / (wanted - least)
  return columns.map((column) => column.least + (column.wanted - column.least) * share)
}
