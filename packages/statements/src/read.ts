import { htmlRows, isHtml } from '#src/sheet/html.ts'
import { readWorkbook } from '#src/sheet/workbook.ts'
import { findHeader } from '#src/table/header.ts'
import { readTable } from '#src/table/read.ts'
import { csvRows, MAX_ROWS, type Row } from '#src/table/rows.ts'
import { decode } from '#src/text/decode.ts'
import { readOfx } from './ofx/read.ts'
import { ask, sheetQuestion } from './questions.ts'
import { REFUSED, WARNING } from './texts.ts'
import type { FormatoArquivo, Leitura, OpcoesLeitura, Pergunta } from './types.ts'

/** What one reading accepts; the upload's own bound is the same. */
const MAX_BYTES = 10 * 1024 * 1024

/**
 * Reads a statement: OFX, CSV, .xlsx, .xls. Never throws because of what the bytes are; an unreadable file is
 * `recusado`, an unreadable line keeps its place with `recusa`.
 */
export async function readStatement(bytes: Uint8Array, options: OpcoesLeitura): Promise<Leitura> {
  if (bytes.length === 0) return { recusado: REFUSED.empty }
  if (bytes.length > MAX_BYTES) return { recusado: REFUSED.tooMuch }
  const known = magicOf(bytes)
  if (known === 'planilha') return readSpreadsheet(bytes, options)
  if (known) return { recusado: REFUSED[known] }
  const text = decode(bytes)
  if (/^\s*$/.test(text)) return { recusado: REFUSED.empty }
  if (isHtml(text)) return readHtml(text, options)
  if (/<OFX\b|<STMTTRN\b|<(CC)?STMTRS\b|^\s*OFXHEADER/i.test(text)) return readOfx(text, options)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { recusado: REFUSED.hostile }
  const { rows, brokenQuotes } = csvRows(text)
  if (rows.length > MAX_ROWS) return { recusado: REFUSED.tooMuch }
  return fromTables([{ nome: '', rows }], 'csv', brokenQuotes ? [WARNING.quotes] : [], options)
}

type Magic = 'planilha' | 'pdf' | 'image' | 'document' | 'archive'

const MAGIC: [start: string, what: Magic][] = [
  ['PK\x03\x04', 'planilha'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'planilha'],
  ['%PDF', 'pdf'],
  ['{\\rtf', 'document'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['\x1f\x8b', 'archive'],
  ['PK\x05\x06', 'archive'],
]

function magicOf(bytes: Uint8Array): Magic | null {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const head = String.fromCharCode(...bytes.subarray(marked ? 3 : 0, 64)).replace(/^\s+/, '')
  const photo = head.slice(4, 8) === 'ftyp' || (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  return photo ? 'image' : (MAGIC.find(([start]) => head.startsWith(start))?.[1] ?? null)
}

/** Banks name tables of a page .xls; any other page is the one that asks to sign in again. */
function readHtml(text: string, options: OpcoesLeitura): Leitura {
  const rows = /\.xlsx?$/i.test(options.nome.trim()) ? htmlRows(text) : []
  if (!findHeader(rows)) return { recusado: REFUSED.html }
  return fromTables([{ nome: '', rows }], 'xls', [], options)
}

async function readSpreadsheet(bytes: Uint8Array, options: OpcoesLeitura): Promise<Leitura> {
  const workbook = await readWorkbook(bytes)
  if (workbook === 'senha') return { recusado: REFUSED.password }
  if (workbook === 'arquivo') return { recusado: REFUSED.archive }
  if (workbook === 'demais') return { recusado: REFUSED.tooMuch }
  if (workbook === 'ilegivel') return { recusado: REFUSED.unknown }
  const formato = bytes[0] === 0x50 ? 'xlsx' : 'xls'
  return fromTables(workbook.folhas, formato, workbook.ocultas ? [WARNING.hidden] : [], options)
}

interface Tabela {
  nome: string
  rows: Row[]
}

function fromTables(tables: Tabela[], formato: FormatoArquivo, avisos: string[], options: OpcoesLeitura): Leitura {
  const found = tables.flatMap(({ nome, rows }) => {
    const lida = readTable(rows, options)
    return lida ? [{ nome, lida }] : []
  })
  const statements = found.filter(({ lida }) => lida.conta.linhas.length > 0)
  if (statements.length === 0) return { recusado: found.length > 0 ? REFUSED.empty : REFUSED.unknown }
  if (statements.length === 1 && statements[0]) {
    const { conta, perguntas } = statements[0].lida
    return { formato, contas: [conta], perguntas, avisos }
  }
  const open: Pergunta[] = []
  const chosen = ask(sheetQuestion(statements.map(({ nome }) => nome)), options, open)
  const one = statements.find(({ nome }) => nome === chosen)
  if (!one) return { recusado: REFUSED.unknown }
  return { formato, contas: [one.lida.conta], perguntas: [...open, ...one.lida.perguntas], avisos }
}
