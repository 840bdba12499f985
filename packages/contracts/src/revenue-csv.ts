import { readAmount } from './amounts.ts'
import { LIMITS } from './limits.ts'
import { REVENUE_TEXT, type RevenueMonth } from './revenue.ts'

export interface RevenueRow extends RevenueMonth {
  /** Line of the file, from 1. */
  linha: number
}

export interface RevenueFault {
  linha: number
  /** The raw line, shortened. */
  texto: string
  motivo: string
}

export interface RevenueCsv {
  /** Good rows, oldest first; of a repeated month the last one. */
  meses: RevenueRow[]
  faults: RevenueFault[]
}

/** Far more than five years of months; what follows is left out and said. */
const MAX_LINES = 2_000
const MAX_TEXT = 1_000_000

/** Bytes of a spreadsheet's file as text: UTF-8 where it is that, else Windows-1252; UTF-16 with its mark. */
export function decodeCsv(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads months and revenue from a pasted table or a file: `mes;valor` with semicolon, tab or comma, '1.234,56' and
 * '1234.56', '10/2026' and '2026-10', 'out/2026' and '01/10/2026', with or without a heading.
 * `currentMonth` is 'AAAA-MM'; later months are faults.
 */
export function parseRevenueCsv(text: string, currentMonth: string): RevenueCsv {
  const lines = text
    .slice(0, MAX_TEXT)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
  const separator = findSeparator(lines)
  const good = new Map<string, RevenueRow>()
  const faults: RevenueFault[] = []
  let first = true
  for (const [index, line] of lines.entries()) {
    const linha = index + 1
    if (line.trim() === '' || /^[;,\t\s]+$/.test(line) || /^sep=.$/i.test(line.trim())) continue
    const fault = (motivo: string) => faults.push({ linha, texto: line.trim().slice(0, 80), motivo })
    if (linha > MAX_LINES) {
      fault(`Só as primeiras ${MAX_LINES} linhas são lidas.`)
      break
    }
    const [monthCell = '', valueCell = ''] = cellsOf(line, separator)
    const month = readMonth(monthCell)
    const heading = first && month === null && readAmount(valueCell, 'csv') === null
    first = false
    if (heading) continue
    if (month === null) fault('Mês não reconhecido. Use 10/2026 ou 2026-10.')
    else if (month > currentMonth) fault(REVENUE_TEXT.future)
    else {
      const amount = readAmount(valueCell, 'csv')
      const reason = amountFault(valueCell, amount)
      if (reason) fault(reason)
      else {
        if (good.has(month)) fault(`${REVENUE_TEXT.twice} Fica o valor desta linha.`)
        good.set(month, { mes: month, valor: amount!, linha })
      }
    }
  }
  const meses = [...good.values()].sort((a, b) => (a.mes < b.mes ? -1 : 1))
  const extra = meses.length - LIMITS.revenueMonths
  if (extra > 0)
    for (const row of meses.splice(0, extra))
      faults.push({ linha: row.linha, texto: row.mes, motivo: `${REVENUE_TEXT.tooMany} Ficam os mais recentes.` })
  return { meses, faults: faults.sort((a, b) => a.linha - b.linha) }
}

function amountFault(cell: string, amount: number | null): string | null {
  if (cell.trim() === '') return 'Falta o valor.'
  if (amount === null) return 'Valor não reconhecido. Use 1.234,56 ou 1234.56.'
  if (amount < 0) return 'O valor não pode ser negativo.'
  if (amount > LIMITS.money) return 'O valor é grande demais.'
  if (Number(amount.toFixed(2)) !== amount) return 'Use no máximo duas casas decimais.'
  return null
}

/** A comma separates only where no line has a semicolon or a tab: it is the decimal mark otherwise. */
function findSeparator(lines: readonly string[]): ';' | '\t' | ',' {
  const sample = lines.slice(0, 50)
  if (sample.some((line) => line.includes('\t'))) return '\t'
  if (sample.some((line) => line.includes(';'))) return ';'
  return ','
}

/** The first two cells; with a comma as separator all that follows the first is the figure, so that '1.234,56' stays whole. */
function cellsOf(line: string, separator: ';' | '\t' | ','): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < line.length; index++) {
    const letter = line[index]!
    if (letter === '"') {
      if (quoted && line[index + 1] === '"') {
        cell += '"'
        index++
      } else quoted = !quoted
    } else if (letter === separator && !quoted && !(separator === ',' && cells.length === 1)) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  cells.push(cell)
  return cells
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** 'AAAA-MM', or null. */
export function readMonth(cell: string): string | null {
  const typed = cell.trim().replace(/^'/, '').toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[ t].*)?$/.exec(typed)
  if (iso) return monthText(iso[1]!, Number(iso[2]))
  const brazilian = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4}|\d{2})$/.exec(typed)
  if (brazilian) return monthText(brazilian[2]!, Number(brazilian[1]))
  const named = /^(?:\d{1,2} (?:de )?)?([a-zç]{3,9})\.?(?: ?[-/.] ?| de | )(\d{4}|\d{2})$/.exec(typed)
  if (named) return monthText(named[2]!, MONTHS.indexOf(named[1]!.slice(0, 3)) + 1)
  return null
}

function monthText(year: string, month: number): string | null {
  const full = year.length === 2 ? `20${year}` : year
  return month >= 1 && month <= 12 && /^[12]\d{3}$/.test(full) ? `${full}-${String(month).padStart(2, '0')}` : null
}
