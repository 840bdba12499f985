import { parseCellDate } from '#src/text/dates.ts'
import { parseMoney } from '#src/text/money.ts'
import type { Cabecalho, Papel } from './header.ts'
import { type Cell, cellText, type Row } from './rows.ts'

interface Kinds {
  column: number
  dates: number
  amounts: number
  texts: number
  negative: boolean
  letters: number
}

const SAMPLE = 300
const MOST = 0.7

/**
 * The columns of a table without a header, by what most of its rows hold: a date, one amount (or an amount and the
 * balance after it), texts. Null where that isn't plain.
 */
export function columnsByContent(rows: readonly Row[]): Cabecalho | null {
  const dated = rows.filter(({ cells }) => cells.some(isDate)).slice(0, SAMPLE)
  if (dated.length === 0) return null
  const width = Math.max(...dated.map(({ cells }) => cells.length))
  const kinds = Array.from({ length: width }, (_, column) => kindsOf(dated, column))
  const date = kinds.find(({ dates }) => dates >= MOST)
  const amounts = kinds.filter((kind) => kind !== date && kind.amounts >= MOST)
  const texts = kinds.filter((kind) => kind !== date && kind.texts >= 0.5).toSorted((a, b) => b.letters - a.letters)
  const [first, second] = amounts
  if (!date || !first || texts.length === 0 || amounts.length > 2) return null
  const columns = new Map<Papel, number[]>([
    ['data', [date.column]],
    ['valor', [first.column]],
    [
      'texto',
      texts
        .slice(0, 2)
        .map(({ column }) => column)
        .toSorted((a, b) => a - b),
    ],
  ])
  if (second) columns.set('saldo', [second.column])
  return { at: -1, names: [], columns }
}

const isDate = (cell: Cell) =>
  typeof cell === 'string' && (parseCellDate(cell, 'dma') !== null || parseCellDate(cell, 'mda') !== null)

const isAmount = (cell: Cell) =>
  typeof cell === 'number' ||
  (/[.,]\d{2}\b|^\s*(?:[-+(]\s*)?(?:R\$\s*)?\d{1,7}\s*(?:[-)DC]\s*)?$/i.test(cell) && parseMoney(cell) !== null)

function kindsOf(rows: readonly Row[], column: number): Kinds {
  const kinds: Kinds = { column, dates: 0, amounts: 0, texts: 0, negative: false, letters: 0 }
  for (const { cells } of rows) {
    const cell = cells[column] ?? ''
    if (isDate(cell)) kinds.dates++
    else if (isAmount(cell)) {
      kinds.amounts++
      if (cellText(cell).includes('-')) kinds.negative = true
    } else if (/\p{L}{2}/u.test(cellText(cell))) {
      kinds.texts++
      kinds.letters += cellText(cell).length
    }
  }
  const total = rows.length || 1
  return { ...kinds, dates: kinds.dates / total, amounts: kinds.amounts / total, texts: kinds.texts / total }
}
