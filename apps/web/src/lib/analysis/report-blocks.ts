import { sheetAt } from '@norteia/contracts/sheet'

export interface ReportBlock {
  /** Where the block begins in the text. */
  start: number
  text: string
  heading: boolean
  item: boolean
  /** Of a sheet: its rows, and where each cell begins in the text. */
  sheet?: { rows: string[][]; starts: number[][] }
}

/** The report's lines: headings are in capitals, items begin with a bullet; the lines of a sheet are one block. */
export function reportBlocks(text: string): ReportBlock[] {
  const blocks: ReportBlock[] = []
  const lines = text.split('\n')
  let start = 0
  for (let place = 0; place < lines.length; place += 1) {
    const rows = sheetAt(lines, place)
    const line = lines.slice(place, place + Math.max(1, rows.length)).join('\n')
    if (rows.length > 0) {
      blocks.push({ start, text: line, heading: false, item: false, sheet: { rows, starts: startsOf(line, start) } })
      place += rows.length - 1
    } else if (line.trim() !== '') {
      const letters = line.replace(/[^\p{L}]/gu, '')
      const bullet = /^\s*[•*-]\s+/.exec(line)?.[0].length ?? 0
      blocks.push({
        start: start + bullet,
        text: line.slice(bullet),
        heading: letters.length >= 3 && letters === letters.toUpperCase() && line.length < 60,
        item: bullet > 0,
      })
    }
    start += line.length + 1
  }
  return blocks
}

/** Where the cells of a sheet begin, row by row. */
function startsOf(text: string, start: number): number[][] {
  let at = start
  return text.split('\n').map((line) =>
    line.split(';').map((cell) => {
      const begins = at + (cell.length - cell.trimStart().length)
      at += cell.length + 1
      return begins
    }),
  )
}
