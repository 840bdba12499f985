import { chmodSync, closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError, isDamaged } from './errors.ts'

/** Up to this size every page is checked at start (about a second); beyond it the schema and each table's root. */
const FULL_CHECK_BYTES = 256 * 1024 * 1024

const damaged = (path: string, detail: string) =>
  new DatabaseStartError(
    `O arquivo do banco de dados ${path} está danificado (${detail}) e não foi alterado. ` +
      'Mova-o para outro lugar com os arquivos -wal e -shm e restaure um backup: npm run restore -- ARQUIVO',
  )

/**
 * Path of the embedded database, created when there is none.
 *
 * A new file is created under another name and linked into place when complete, so an existing empty file is damage, not
 * an interrupted first start.
 *
 * @throws DatabaseStartError when the file is damaged
 */
export function prepareSqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'norteia.db')
  closeToOthers(path)
  if (existsSync(path)) checkFile(path)
  else createFile(path)
  return path
}

/** Nobody but its owner may read the database. SQLite gives its side files the permissions of the main one. */
function closeToOthers(path: string): void {
  for (const file of ['', '-wal', '-shm'].map((suffix) => path + suffix)) {
    const stat = statSync(file, { throwIfNoEntry: false })
    // Whoever opens another account's file has been let in on purpose, and can't change its permissions.
    if (stat && (stat.mode & 0o077) !== 0 && stat.uid === process.getuid?.()) chmodSync(file, 0o600)
  }
}

function createFile(path: string): void {
  const fresh = `${path}.new-${process.pid}`
  rmSync(fresh, { force: true })
  closeSync(openSync(fresh, 'wx', 0o600))
  const db = new DatabaseSync(fresh)
  db.exec('pragma journal_mode = wal; create table if not exists migrations (id text primary key)')
  db.exec('drop table migrations')
  db.close()
  try {
    linkSync(fresh, path)
  } catch (error) {
    // Another process created the file first.
    if (!existsSync(path)) throw error
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(fresh + suffix, { force: true })
  }
}

function checkFile(path: string): void {
  const { size } = statSync(path)
  if (size === 0) throw damaged(path, 'está vazio')
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(path, { timeout: 5_000 })
    const tables = db.prepare("select name from sqlite_schema where type = 'table'").all()
    if (size <= FULL_CHECK_BYTES) {
      const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0]
      if (found !== 'ok') throw damaged(path, String(found).replaceAll('\n', ' '))
      return
    }
    for (const { name } of tables) db.prepare(`select 1 from "${name}" limit 1`).get()
  } catch (error) {
    if (isDamaged(error)) throw damaged(path, error instanceof Error ? error.message : 'ilegível')
    throw error
  } finally {
    db?.close()
  }
}
