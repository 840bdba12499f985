import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import { cellDay, plainText } from './sheet.ts'

/** Takes the pieces of a file, in their order. */
export type Write = (piece: Uint8Array) => void

/** A day 'AAAA-MM-DD' as a cell: its style comes from the column. */
export interface DayCell {
  day: string
}
export type RowCell = string | number | null | DayCell

const FIRST_SHEET = 'xl/worksheets/sheet1.xml'
/** Rows that are compressed together. */
const BATCH = 500
const DAY_MS = 86_400_000
/** Spreadsheets count days from the end of 1899. */
const EPOCH = 25_569

/**
 * Writes a workbook of which the first sheet has only its head and one row, whose look all `rows` take: these are written
 * one after another, so that a workbook is never whole in memory.
 */
export function writeRows(workbook: Uint8Array, rows: Iterable<readonly RowCell[]>, write: Write): void {
  let failed: Error | null = null
  const zip = new Zip((error, piece) => {
    failed ??= error
    if (!error) write(piece)
  })
  const add = (name: string, fill: (part: ZipDeflate) => void) => {
    const part = new ZipDeflate(name, { level: 3 })
    zip.add(part)
    fill(part)
  }
  for (const [name, bytes] of Object.entries(unzipSync(workbook)))
    add(name, (part) => (name === FIRST_SHEET ? fillSheet(part, strFromU8(bytes), rows) : part.push(bytes, true)))
  zip.end()
  if (failed) throw failed
}

function fillSheet(part: ZipDeflate, sheet: string, rows: Iterable<readonly RowCell[]>): void {
  const model = sheet.indexOf('<row r="2"')
  const end = sheet.indexOf('</sheetData>')
  const looks = [...sheet.slice(model, end).matchAll(/<c r="([A-Z]+)2"([^>]*)>/g)].map(
    ([, column = '', rest = '']): Look => ({ column, style: / s="\d+"/.exec(rest)?.[0] ?? '' }),
  )
  let text = sheet.slice(0, model).replace(/<dimension [^>]*>/, '')
  let row = 1
  for (const cells of rows) {
    text += rowXml(row, cells, looks)
    row += 1
    if (row % BATCH > 0) continue
    part.push(strToU8(text))
    text = ''
  }
  part.push(strToU8(text + sheet.slice(end)), true)
}

interface Look {
  column: string
  /** The attribute, or nothing. */
  style: string
}

function rowXml(row: number, cells: readonly RowCell[], looks: readonly Look[]): string {
  let xml = `<row r="${row + 1}">`
  for (const [index, { column, style }] of looks.entries()) {
    const cell = cells[index] ?? null
    if (cell === null) continue
    xml += `<c r="${column}${row + 1}"${style}`
    if (typeof cell === 'string')
      xml += ` t="inlineStr"><is><t xml:space="preserve">${escaped(plainText(cell))}</t></is></c>`
    else xml += `><v>${typeof cell === 'number' ? cell : serialOf(cell)}</v></c>`
  }
  return `${xml}</row>`
}

const serialOf = ({ day }: DayCell) => cellDay(day).getTime() / DAY_MS + EPOCH

const escaped = (text: string) =>
  text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
