import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Row, TableDigest } from './backup.repo.ts'

/** First line of a backup. */
export interface BackupHeader {
  norteia: 'backup'
  format: 1
  createdAt: string
  engine: 'sqlite' | 'postgres'
  /** Ids of the migrations that the rows were written under. */
  migrations: string[]
}

/** Last line: rows of all tables, and SHA-256 of every byte before it. */
export interface BackupEnd {
  end: true
  rows: number
  sha256: string
}

/** Parts of a file, in order: the header, then for each table its columns, rows and digest. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: string; columns: string[] }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'digest'; digest: TableDigest }

/** A damaged backup or an unsuitable target; the Portuguese message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const damaged = (detail: string, cause?: unknown) =>
  new BackupError(`O arquivo de backup está danificado ou incompleto (${detail}). Nada foi restaurado.`, { cause })

const ROWS_AT_ONCE = 200

/**
 * Reads a backup and checks its counts and checksums on the way; callers must not commit anything before the end.
 *
 * @throws BackupError for a file that is cut short, altered or no backup
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256')
  let table: { name: string; rows: number; hash: ReturnType<typeof createHash> } | undefined
  let total = 0
  let sum = ''
  let rows: Row[] = []
  let started = false
  let ended = false
  for await (const line of linesOf(path)) {
    if (ended) throw damaged('há dados depois do fim')
    const value = parse(line)
    if (Array.isArray(value)) {
      if (!table) throw damaged('linha fora de uma tabela')
      table.hash.update(`${line}\n`)
      table.rows += 1
      rows.push(value as Row)
      if (rows.length >= ROWS_AT_ONCE) {
        yield { kind: 'rows', rows }
        rows = []
      }
    } else if (isHeader(value)) {
      if (started) throw damaged('cabeçalho repetido')
      started = true
      yield { kind: 'header', header: value }
    } else if (!started) throw damaged('não é um backup da Norteia')
    else if ('columns' in value) {
      if (table) throw damaged('tabela sem fim')
      table = { name: String(value.table), rows: 0, hash: createHash('sha256') }
      yield { kind: 'table', table: table.name, columns: value.columns as string[] }
    } else if ('table' in value) {
      if (!table || table.name !== value.table) throw damaged('fim de tabela sem começo')
      if (rows.length > 0) yield { kind: 'rows', rows }
      rows = []
      const digest = { table: table.name, rows: table.rows, sha256: table.hash.digest('hex') }
      if (digest.rows !== value.rows || digest.sha256 !== value.sha256) throw damaged(`tabela ${table.name}`)
      total += table.rows
      table = undefined
      yield { kind: 'digest', digest }
    } else if ('end' in value) {
      sum = whole.digest('hex')
      if (table || total !== value.rows || sum !== value.sha256) throw damaged('soma de verificação')
      ended = true
    } else throw damaged('linha desconhecida')
    if (!ended) whole.update(`${line}\n`)
  }
  if (!ended) throw damaged('termina antes do fim')
}

function parse(line: string): unknown[] | Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch (error) {
    throw damaged('linha ilegível', error)
  }
  throw damaged('linha ilegível')
}

const isHeader = (value: object): value is BackupHeader =>
  'norteia' in value && value.norteia === 'backup' && 'format' in value && value.format === 1

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const text = createGunzip()
  source.on('error', (error) => text.destroy(error))
  source.pipe(text)
  text.setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    // Z_BUF_ERROR: cut short; Z_DATA_ERROR: altered; anything else is the disk's or the path's.
    if (String((error as { code?: string }).code).startsWith('Z_')) throw damaged('compactação', error)
    throw error
  }
  if (rest !== '') throw damaged('termina no meio de uma linha')
}
