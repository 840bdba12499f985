import { type CompiledQuery, Kysely, type KyselyPlugin, sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { isTransactionConflict } from './errors.ts'
import { isSqlite } from './is-sqlite.ts'
import { OuterDbGuard } from './outer-db-guard.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { prepareSqliteFile } from './sqlite-file.ts'

export { databaseFault, isUniqueViolation } from './errors.ts'
export { isSqlite } from './is-sqlite.ts'

/** A connection or a transaction. */
export type Db = Kysely<Schema>

export interface Database {
  db: Db
  engine: 'sqlite' | 'postgres'
  close(): Promise<void>
  /** A connection to the same database without time limits, for migrations and backups; the caller closes it. */
  withoutTimeouts(): Promise<Database>
}

export interface DatabaseOptions {
  /** PostgreSQL; unset: SQLite in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Reports errors of idle connections; the pool replaces them, so a log line is enough. */
  onConnectionError?: (error: Error) => void
  pool?: PoolConfig
  /** How long a SQLite write waits for another process; default 5 s. */
  lockWaitMs?: number
  /** Called with the kind of every statement, such as `SelectQueryNode`. */
  onQuery?: (kind: string, ms: number, failed: boolean, query: CompiledQuery) => void
  /** Called before every result is returned; fault tests throw from it. */
  plugins?: KyselyPlugin[]
}

const guards = new WeakMap<Db, OuterDbGuard>()

/** @throws DatabaseStartError when the embedded file is damaged */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const guard = new OuterDbGuard()
  const { databaseUrl, lockWaitMs, onQuery } = options
  const db = new Kysely<Schema>({
    plugins: options.plugins ?? [],
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) =>
        onQuery(query.query.kind, queryDurationMillis, level === 'error', query),
    }),
    dialect: databaseUrl
      ? await postgresDialectOf(databaseUrl, options, guard)
      : sqliteDialect({
          path: prepareSqliteFile(options.dataDir),
          guard,
          ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
        }),
  })
  guards.set(db, guard)
  const database: Database = {
    db,
    engine: databaseUrl ? 'postgres' : 'sqlite',
    close: () => db.destroy(),
    withoutTimeouts: async () =>
      databaseUrl
        ? openDatabase({ ...options, pool: { ...options.pool, max: 1, statement_timeout: 0, query_timeout: 0 } })
        : { ...database, close: async () => undefined },
  }
  return database
}

/** The driver is loaded only when PostgreSQL is configured. */
async function postgresDialectOf(connectionString: string, options: DatabaseOptions, guard: OuterDbGuard) {
  const { openPool, postgresDialect } = await import('./postgres-dialect.ts')
  const pool = openPool({ connectionString, max: 10, ...options.pool }, options.onConnectionError ?? (() => undefined))
  return postgresDialect(pool, guard)
}

function guardOf(db: Db): OuterDbGuard {
  const guard = guards.get(db)
  if (!guard) throw new Error('This database was not opened by openDatabase.')
  return guard
}

const CONFLICT_RETRIES = 3

const hooks = new WeakMap<Db, { root: Db; work: (() => void)[] }>()

/** Runs `work` once the transaction `db` has committed, never when it rolls back; at once outside a transaction. */
export function afterCommit(db: Db, work: () => void): void {
  const pending = hooks.get(db)
  if (pending) pending.work.push(work)
  else work()
}

/** The connection that a transaction belongs to, or `db` itself; an identity for registering callbacks, not for queries. */
export const rootOf = (db: Db): Db => hooks.get(db)?.root ?? db

/**
 * Runs `work` in one transaction, or in the one `db` already is. SQLite begins it as a writer and waits for other
 * processes; PostgreSQL runs READ COMMITTED and retries after a deadlock, so `work` must have no effects outside the
 * database. Using the outer `db` in `work` throws.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const guard = guardOf(db)
  for (let attempt = 1; ; attempt++) {
    const pending = { root: db, work: [] as (() => void)[] }
    try {
      const result = await db.transaction().execute((trx) => {
        hooks.set(trx, pending)
        return guard.inside(() => work(trx))
      })
      for (const follow of pending.work) follow()
      return result
    } catch (error) {
      if (!isTransactionConflict(error) || attempt > CONFLICT_RETRIES) throw error
    }
  }
}

/**
 * Empties the log of earlier versions of rows that SQLite keeps beside its file, so that what was deleted is in neither.
 * Does nothing while another process reads, and on PostgreSQL.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Runs reads in one consistent snapshot, without blocking writers. */
export async function inSnapshot<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const guard = guardOf(db)
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((trx) => guard.inside(() => work(trx)))
}
