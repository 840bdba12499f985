import { type CellValue, EncryptedFileError, readXls, readXlsx, type Workbook } from 'hucre'
import { type Cell, MAX_ROWS, type Row } from '#src/table/rows.ts'
import { lookIntoZip } from './zip.ts'

export interface Folha {
  nome: string
  rows: Row[]
}

export interface Pasta {
  /** Visible sheets that aren't empty. */
  folhas: Folha[]
  ocultas: boolean
}

export type PastaLida = Pasta | 'senha' | 'arquivo' | 'demais' | 'ilegivel'

/** The visible sheets of an .xlsx or .xls as rows; formula cells by their cached values. */
export async function readWorkbook(bytes: Uint8Array): Promise<PastaLida> {
  const zip = bytes[0] === 0x50
  if (zip) {
    const look = lookIntoZip(bytes)
    if (look !== 'planilha') return look === 'bomba' ? 'demais' : look === 'cifrado' ? 'senha' : 'arquivo'
  }
  if (!zip && isLocked(bytes)) return 'senha'
  try {
    return sheetsOf(await (zip ? readXlsx : readXls)(bytes, { maxRows: MAX_ROWS }))
  } catch (error) {
    if (error instanceof EncryptedFileError || /encrypt|password/i.test(String(error))) return 'senha'
    return 'ilegivel'
  }
}

/** An .xlsx with a password is a container with a stream of this name; an .xls says so in its first records. */
function isLocked(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.includes('EncryptedPackage', 0, 'utf16le')) return true
  let at = buffer.indexOf(WORKBOOK_START)
  for (let record = 0; at >= 0 && record < 12 && at + 4 <= buffer.length; record++) {
    if (buffer.readUInt16LE(at) === FILEPASS) return true
    at += 4 + buffer.readUInt16LE(at + 2)
  }
  return false
}

const WORKBOOK_START = Uint8Array.of(0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00)
const FILEPASS = 0x2f

function sheetsOf(workbook: Workbook): Pasta {
  const visible = workbook.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  return {
    ocultas: visible.length < workbook.sheets.length,
    folhas: visible.flatMap(({ name, rows }) => {
      const read = rows.map((cells, index) => ({ linha: index + 1, cells: cells.map(cellOf) }))
      const filled = read.filter(({ cells }) => cells.some((cell) => cell !== ''))
      return filled.length > 0 ? [{ nome: name, rows: filled }] : []
    }),
  }
}

function cellOf(value: CellValue): Cell {
  if (value === null || typeof value === 'boolean') return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return value
}
