import { parse } from 'csv-parse/sync'

/** Text of a file, or a number of a spreadsheet (an amount or a date's serial). */
export type Cell = string | number

export interface Row {
  /** From 1 in the file, or in the sheet. */
  linha: number
  cells: Cell[]
}

export const cellText = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell))

/** Far more than a bank exports. */
export const MAX_ROWS = 200_000
const MAX_CELLS = 200

const SEPARATORS = [';', ',', '\t', '|'] as const

export interface CsvRows {
  rows: Row[]
  /** A quote that nothing closes: every line was read by itself. */
  brokenQuotes: boolean
}

/** Lines of a text file as cells. Empty lines are left out, their numbers aren't. */
export function csvRows(text: string): CsvRows {
  const body = text.replace(/\r\n?/g, '\n').replace(/^\s*sep=.[ \t]*(?=\n)/i, '')
  const delimiter = separatorOf(body)
  if (!body.includes('"')) return { rows: plainRows(body, delimiter), brokenQuotes: false }
  const rows = parseRows(body, delimiter)
  if (rows && !rows.some(({ cells }) => cells.some((cell) => swallows(cellText(cell), delimiter)))) {
    return { rows, brokenQuotes: false }
  }
  return { rows: lineByLine(body, delimiter), brokenQuotes: true }
}

/** Without a quote a separator is a separator. */
function plainRows(body: string, delimiter: string): Row[] {
  const rows: Row[] = []
  let linha = 1
  for (let from = 0; from < body.length && rows.length <= MAX_ROWS; linha++) {
    const found = body.indexOf('\n', from)
    const end = found < 0 ? body.length : found
    const line = body.slice(from, end)
    if (line.trim() !== '') rows.push({ linha, cells: line.split(delimiter, MAX_CELLS) })
    from = end + 1
  }
  return rows
}

/** The separator that gives the beginning the most cells, alike in most lines. */
function separatorOf(body: string): string {
  const head = body.split('\n', 120).filter((line) => line.trim() !== '')
  let best: string = ';'
  let bestScore = 0
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>()
    for (const line of head) {
      const cells = line.replace(/"[^"]*"/g, '').split(separator).length
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    const [cells = 0, lines = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
    const score = lines * Math.min(cells, 8)
    if (score > bestScore) [best, bestScore] = [separator, score]
  }
  return best
}

/** A cell that runs over lines and has separators in them has most likely taken in other lines. */
const swallows = (cell: string, delimiter: string) =>
  /\n/.test(cell) && (cell.includes(delimiter) || cell.split('\n').length > 4)

function parseRows(text: string, delimiter: string): Row[] | null {
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      to: MAX_ROWS + 1,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return records.map(({ info, record }) => ({
      linha: info.lines - breaksIn(record),
      cells: record.slice(0, MAX_CELLS),
    }))
  } catch {
    return null
  }
}

function breaksIn(record: string[]): number {
  let breaks = 0
  for (const cell of record) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return breaks
}

/** Quotes count where they close before a separator or the end; any other is a character. */
function lineByLine(body: string, delimiter: string): Row[] {
  return body
    .split('\n', MAX_ROWS + 1)
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ linha: index + 1, cells: cellsOf(line, delimiter) }]))
}

function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = []
  for (let from = 0; from <= line.length && cells.length < MAX_CELLS; ) {
    const closing = line[from] === '"' ? line.indexOf(`"${delimiter}`, from + 1) : -1
    const quoted =
      closing >= 0 ? closing + 1 : line[from] === '"' && line.length > from + 1 && line.endsWith('"') ? line.length : -1
    const plain = line.indexOf(delimiter, from)
    const end = quoted >= 0 ? quoted : plain < 0 ? line.length : plain
    cells.push(line.slice(from, end).replace(/^"|"$/g, '').replaceAll('""', '"'))
    from = end + delimiter.length
  }
  return cells
}
