import { balanceRow } from '#src/text/balance-rows.ts'
import type { OrdemData } from '#src/text/dates.ts'
import { type MarcaDecimal, parseMoney } from '#src/text/money.ts'
import { joinTexts, normalise, readable } from '#src/text/normalise.ts'
import { LINE, notDone } from '#src/texts.ts'
import { cellDate } from './dates.ts'
import { type Cabecalho, headerName, type Papel } from './header.ts'
import { type Cell, cellText, type Row } from './rows.ts'

export interface Lancada {
  row: Row
  linha: number
  data: string | null
  /** As the file writes it; null: none, or unreadable. */
  centavos: number | null
  saldo: number | null
  descricao: string
  id: string
  balance: ReturnType<typeof balanceRow>
  /** A minus, D/C or an own column tells the sign. */
  signed: boolean
  recusa: string | null
}

export interface Leitor {
  header: Cabecalho
  order: OrdemData
  mark: MarcaDecimal
}

/** Cents of a text or of a spreadsheet's number; null where it isn't one or has fractions of a cent. */
export function cellMoney(cell: Cell | undefined, mark: MarcaDecimal): number | null {
  if (typeof cell !== 'number') return parseMoney(cellText(cell), mark)
  const cents = Math.round(cell * 100)
  return Math.abs(cell * 100 - cents) < 1e-4 && Math.abs(cents) < 1e14 ? cents : null
}

export const column = (header: Cabecalho, papel: Papel): number => header.columns.get(papel)?.[0] ?? -1

const DATE_INSIDE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/

/** A separator inside an amount or a description has parted it: the pieces belong together. */
export function mendRow(row: Row, header: Cabecalho): Row {
  const width = header.names.length
  const filled = row.cells.findLastIndex((cell) => cellText(cell).trim() !== '') + 1
  const text = column(header, 'texto')
  if (width === 0 || filled <= width || text < 0) return row
  const extra = filled - width
  const amount = extra === 1 ? amountParted(row, header) : -1
  if (amount >= 0) {
    const joined = `${cellText(row.cells[amount])},${cellText(row.cells[amount + 1])}`
    return { ...row, cells: [...row.cells.slice(0, amount), joined, ...row.cells.slice(amount + 2)] }
  }
  const pieces = row.cells.slice(text, text + extra + 1).map(cellText)
  // Two rows that lost the line end between them are no long description.
  if (pieces.slice(1).some((piece) => DATE_INSIDE.test(piece))) return row
  const joined = pieces.join('; ')
  return { ...row, cells: [...row.cells.slice(0, text), joined, ...row.cells.slice(text + extra + 1)] }
}

/** Where an amount was parted at its decimal comma ('289' and '81'), or -1. */
function amountParted(row: Row, header: Cabecalho): number {
  const at = (['valor', 'entrada', 'saida'] as const).map((papel) => column(header, papel))
  return (
    at.find(
      (index) =>
        index >= 0 &&
        /^\s*(?:-\s*)?(?:R\$\s*)?-?\d[\d.]*\s*$/.test(cellText(row.cells[index])) &&
        /^\d{2}\s*$/.test(cellText(row.cells[index + 1])),
    ) ?? -1
  )
}

/** The rows after the header as movements and balances; other rows (blank, titles, totals) give nothing. */
export function readEntries(rows: readonly Row[], reader: Leitor): Lancada[] {
  const entries: Lancada[] = []
  for (const row of rows) {
    if (isHeaderAgain(row, reader.header)) continue
    const entry = entryOf(row, reader)
    if (entry) {
      dateFromAbove(entry, entries.at(-1), reader)
      refuseUndone(entry, entries.at(-1), reader)
    }
    if (entry) entries.push(entry)
    else continueText(row, reader.header, entries.at(-1))
  }
  return entries
}

/** Whether the running balance goes on through a row, whichever way the file is ordered. */
function runsOn({ saldo, centavos }: Lancada, above: Lancada | undefined): boolean {
  if (saldo === null || centavos === null || !above || above.saldo === null) return false
  const older = above.balance === null && above.centavos !== null && above.saldo - above.centavos === saldo
  return older || above.saldo + centavos === saldo
}

const UNDONE =
  /^(CANCELAD|REJEITAD|RECUSAD|NEGAD|FALH|NAO (EFETIVAD|REALIZAD|AUTORIZAD|PAG)|EXPIRAD|PENDENTE|AGENDAD|EM (PROCESSAMENTO|ANALISE|ABERTO)|PREVIST|FUTUR)/

/** What the file calls cancelled or scheduled is no movement, unless its balance has it. */
function refuseUndone(entry: Lancada, above: Lancada | undefined, { header }: Leitor): void {
  if (entry.balance !== null || entry.recusa !== null || entry.data === null) return
  const status = readable(cellText(entry.row.cells[column(header, 'status')]))
  if (UNDONE.test(normalise(status)) && !runsOn(entry, above)) entry.recusa = notDone(status)
}

/** Some banks print a day once: a row without a date is of the day above where the running balance goes on through it. */
function dateFromAbove(entry: Lancada, above: Lancada | undefined, { header }: Leitor): void {
  if (entry.data !== null || entry.balance !== null || !runsOn(entry, above)) return
  if (cellText(entry.row.cells[column(header, 'data')]).trim() === '') entry.data = above?.data ?? null
}

export function isHeaderAgain(row: Row, { names }: Cabecalho): boolean {
  return names.length > 0 && names.every((name, index) => name === headerName(row.cells[index]))
}

function entryOf(row: Row, reader: Leitor): Lancada | null {
  const { header, mark, order } = reader
  const cell = (papel: Papel) => row.cells[column(header, papel)]
  const data = cellDate(cell('data'), order)
  const amount = amountOf(row, reader)
  const saldo = cellMoney(cell('saldo'), mark)
  const descricao = textOf(row, header)
  const balance =
    balanceRow(normalise(descricao)) ?? (data === null ? balanceRow(normalise(cellText(row.cells[0]))) : null)
  const broken = data === null && amount.absent && isBroken(row)
  if (balance === null && data === null && (isTotal(row) || (amount.absent && !broken))) return null
  if (balance !== null && saldo === null && amount.centavos === null) return null
  // 'SALDO EM 31/08' on a row of another day says nothing about that row's.
  const other = balance === 'dia' && data !== null && namesOtherDay(descricao, data)
  const recusa = broken || isGlued(row, header) ? LINE.unread : data !== null && amount.absent ? LINE.noAmount : null
  const id = readable(cellText(cell('id')))
  const { centavos, signed } = amount
  const kind = other ? 'outro' : balance
  return { row, linha: row.linha, data, centavos, saldo, descricao, id, balance: kind, signed, recusa }
}

function namesOtherDay(text: string, data: string): boolean {
  const found = /(?<!\d)(\d{2})\/(\d{2})(?!\d)/.exec(text)
  return found !== null && `${found[2]}-${found[1]}` !== data.slice(5)
}

/** A second row behind the first one's end. */
function isGlued({ cells }: Row, { names }: Cabecalho): boolean {
  return names.length > 0 && cells.slice(names.length).some((cell) => DATE_INSIDE.test(cellText(cell)))
}

/** Neither its date nor its amount can be read, but it has both: no title. */
function isBroken({ cells }: Row): boolean {
  const texts = cells.map(cellText)
  return texts.some((text) => DATE_INSIDE.test(text)) && texts.some((text) => /\d[.,]\d{2}\s*[DC-]?\s*$/i.test(text))
}

const isTotal = ({ cells }: Row) =>
  /^\s*(SUB)?TOTAL\b/i.test(cells.map(cellText).find((text) => text.trim() !== '') ?? '')

function textOf(row: Row, header: Cabecalho): string {
  const [first, second] =
    header.columns
      .get('texto')
      ?.toSorted((a, b) => a - b)
      .slice(0, 2) ?? []
  return joinTexts(cellText(row.cells[first ?? -1]), cellText(row.cells[second ?? -1]))
}

interface Amount {
  centavos: number | null
  /** The row has no amount at all. */
  absent: boolean
  signed: boolean
}

function amountOf(row: Row, { header, mark }: Leitor): Amount {
  const cell = (papel: Papel) => row.cells[column(header, papel)]
  const blank = (papel: Papel) => cellText(cell(papel)).trim() === ''
  if (header.columns.has('valor')) {
    const centavos = cellMoney(cell('valor'), mark)
    const flag = normalise(cellText(cell('dc')))
    const side = /^(D|-|S)/.test(flag) ? -1 : /^(C|\+|E)/.test(flag) ? 1 : 0
    const signed = side !== 0 || /[DC]\s*$/i.test(cellText(cell('valor')))
    const own = centavos === null || side === 0 ? centavos : Math.abs(centavos) * side
    return { centavos: own, absent: blank('valor'), signed: signed || (own ?? 0) < 0 }
  }
  const papeis = (['entrada', 'saida'] as const).filter((papel) => header.columns.has(papel))
  const parts = papeis
    .filter((papel) => !blank(papel))
    .map((papel) => ({ papel, centavos: cellMoney(cell(papel), mark) }))
  const readableParts = parts.every(({ centavos }) => centavos !== null)
  const sum = parts.reduce(
    (all, { papel, centavos }) => all + (papel === 'saida' ? -Math.abs(centavos ?? 0) : (centavos ?? 0)),
    0,
  )
  return { centavos: parts.length > 0 && readableParts ? sum : null, absent: parts.length === 0, signed: true }
}

/** How Bradesco begins the line that names the other side, in the column of the date. */
const OTHER_SIDE = /^\s*(des|rem|fav|remet|dest|contr)\b\s*[.:]/i

/** The second line of a memo is in the text column of a row that has nothing else. */
function continueText(row: Row, header: Cabecalho, before: Lancada | undefined): void {
  const texts = header.columns.get('texto') ?? []
  const filled = row.cells.flatMap((cell, index) => (cellText(cell).trim() === '' ? [] : [index]))
  const [only] = filled
  if (!before || before.balance !== null || filled.length !== 1 || only === undefined) return
  const named = only === column(header, 'data') && OTHER_SIDE.test(cellText(row.cells[only]))
  if (!texts.includes(only) && !named) return
  if (row.linha > before.row.linha + 3 || isTotal(row)) return
  before.descricao = readable(`${before.descricao} ${cellText(row.cells[only])}`)
  before.row = { ...before.row, linha: row.linha }
}
