/** The database can't be used as it is; the Portuguese message tells the operator what to do, and the process must not start. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined

/** SQLite's extended result code of an error of `node:sqlite`. */
export const sqliteCode = (error: unknown): number | undefined => {
  const code = field(error, 'errcode')
  return typeof code === 'number' ? code : undefined
}

const SQLITE = { busy: 5, ioerr: 10, notADatabase: 26, corrupt: 11, cantOpen: 14, full: 13 } as const

/** Whether another connection holds the lock. */
export const isBusy = (error: unknown) => ((sqliteCode(error) ?? 0) & 0xff) === SQLITE.busy

/** Whether SQLite found that the file is not a database or has broken pages. */
export const isDamaged = (error: unknown) => {
  const primary = (sqliteCode(error) ?? 0) & 0xff
  return primary === SQLITE.notADatabase || primary === SQLITE.corrupt
}

/** A unique or primary-key constraint refused the row: 23505 of PostgreSQL, 2067 and 1555 of SQLite. */
export const isUniqueViolation = (error: unknown) =>
  field(error, 'code') === '23505' || sqliteCode(error) === 2067 || sqliteCode(error) === 1555

/** Deadlock or serialization failure: the whole transaction may run again. */
export const isTransactionConflict = (error: unknown) => ['40001', '40P01'].includes(String(field(error, 'code')))

const LOST_CONNECTION = /^(08|57P0|53300)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/
const LOST_CONNECTION_TEXT =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|statement timeout|not queryable|the database system is|driver has already been destroyed/i

/** What an error says about the state of the database; undefined: the statement was at fault, not the database. */
export function databaseFault(error: unknown): 'unavailable' | 'storage_full' | undefined {
  const primary = sqliteCode(error)
  if (primary !== undefined) {
    if ((primary & 0xff) === SQLITE.full) return 'storage_full'
    if (primary === 778 || primary === 1546 || primary === 4874) return 'storage_full' // IOERR_WRITE, _TRUNCATE, _SHMSIZE
    return [SQLITE.busy, SQLITE.ioerr, SQLITE.cantOpen].some((code) => code === (primary & 0xff))
      ? 'unavailable'
      : undefined
  }
  const code = String(field(error, 'code') ?? '')
  if (code === '53100' || code === 'ENOSPC') return 'storage_full'
  if (LOST_CONNECTION.test(code) || code === '57014') return 'unavailable' // 57014: statement timeout
  const nested = field(error, 'errors')
  if (Array.isArray(nested) && nested.length > 0) return databaseFault(nested[0])
  return error instanceof Error && LOST_CONNECTION_TEXT.test(error.message) ? 'unavailable' : undefined
}
