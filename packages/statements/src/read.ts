import { htmlRows, isHtml } from '#src/sheet/html.ts'
import { readWorkbook } from '#src/sheet/workbook.ts'
import { isHeaderAgain } from '#src/table/entries.ts'
import { findHeader } from '#src/table/header.ts'
import { numbersOf } from '#src/table/preamble.ts'
import { readTable, type TabelaLida } from '#src/table/read.ts'
import { cellText, csvRows, MAX_ROWS, type Row } from '#src/table/rows.ts'
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

/** Accounts one below the other, each with its number and the header again, are read apart. */
function readAccounts(rows: readonly Row[], options: OpcoesLeitura): TabelaLida[] {
  const begins = accountsIn(rows)
  if (begins.length < 2) return [readTable(rows, options) ?? []].flat()
  return begins.flatMap(({ at }, index) => {
    const lida = readTable(rows.slice(at, begins[index + 1]?.at), options, `conta-${index + 1}`)
    return lida && lida.conta.linhas.length > 0 ? [lida] : []
  })
}

function accountsIn(rows: readonly Row[]): { at: number; numero: string }[] {
  const header = findHeader(rows)
  if (!header) return []
  const first = cellText(rows[header.at]?.cells[0])
  const begins: { at: number; numero: string }[] = []
  for (const [at, row] of rows.entries()) {
    if (at < header.at || cellText(row.cells[0]) !== first || !isHeaderAgain(row, header)) continue
    const from = at === header.at ? 0 : titleAbove(rows, at)
    const { numero } = numbersOf(rows.slice(from, at))
    if (numero !== null && numero !== begins.at(-1)?.numero) begins.push({ at: from, numero })
  }
  return begins[0]?.at === 0 ? begins : []
}

/** Where the lines of one or two cells above a header begin. */
function titleAbove(rows: readonly Row[], header: number): number {
  let from = header
  while (from > 0 && (rows[from - 1]?.cells.filter((cell) => cellText(cell).trim() !== '').length ?? 3) < 3) from--
  return from
}

function fromTables(tables: Tabela[], formato: FormatoArquivo, avisos: string[], options: OpcoesLeitura): Leitura {
  const found = tables.flatMap(({ nome, rows }) => {
    const lidas = readAccounts(rows, options)
    return lidas.length > 0 ? [{ nome, lidas }] : []
  })
  const statements = found.filter(({ lidas }) => lidas.some(({ conta }) => conta.linhas.length > 0))
  if (statements.length === 0) return { recusado: found.length > 0 ? REFUSED.empty : REFUSED.unknown }
  const open: Pergunta[] = []
  const lidas = named(statements.flatMap((sheet) => sheet.lidas)) ?? chosen(statements, options, open)
  if (!lidas) return { recusado: REFUSED.unknown }
  for (const pergunta of lidas.flatMap(({ perguntas }) => perguntas))
    if (!open.some(({ id }) => id === pergunta.id)) open.push(pergunta)
  return { formato, contas: lidas.map(({ conta }) => conta), perguntas: open, avisos }
}

/** Sheets that each name an account of their own are these accounts; null where one doesn't. */
function named(lidas: readonly TabelaLida[]): TabelaLida[] | null {
  const keys = new Set(lidas.map(({ conta: { numero } }) => numero?.replace(/\W/g, '')))
  if (lidas.length < 2 || keys.size < lidas.length || keys.has(undefined)) return null
  if (lidas.some(({ perguntas }) => perguntas.some(({ chave }) => chave !== null))) return null
  return lidas.map(({ conta, perguntas }) => ({
    conta: { ...conta, chave: `conta-${conta.numero?.replace(/\W/g, '')}` },
    perguntas,
  }))
}

function chosen(
  sheets: readonly { nome: string; lidas: TabelaLida[] }[],
  options: OpcoesLeitura,
  open: Pergunta[],
): TabelaLida[] | undefined {
  const nome = sheets.length === 1 ? sheets[0]?.nome : ask(sheetQuestion(sheets.map((one) => one.nome)), options, open)
  return sheets.find((one) => one.nome === nome)?.lidas
}
