import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from './errors.ts'
import type { OuterDbGuard } from './outer-db-guard.ts'
import { assertPortable } from './portable.ts'

/** SQLite blocks the event loop while it waits for a lock, so it waits only briefly and we retry asynchronously. */
const BUSY_MS = 20
const MAX_STATEMENTS = 500

export interface SqliteOptions {
  path: string
  guard: OuterDbGuard
  /** How long a write waits for another process's lock before SQLITE_BUSY. */
  lockWaitMs?: number
}

type Prepared = { statement: StatementSync; reader: boolean }

/** One native connection with its statements cached by SQL text, the oldest dropped first. */
class Native {
  readonly db: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, readOnly: boolean) {
    this.db = new DatabaseSync(path, { readOnly, timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // FULL syncs the WAL at each commit: an acknowledged write survives a power cut.
    // Deleted rows are overwritten in the file.
    if (!readOnly) this.db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, reader } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (reader) return { rows: statement.all(...values) as R[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.db.prepare(sql)
    const prepared = { statement, reader: statement.columns().length > 0 }
    if (this.#prepared.size >= MAX_STATEMENTS) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*(select|explain)\b/i.test(sql))

/** Kysely's handle for one query or one transaction; cheap, since the native connections are shared. */
class Handle implements DatabaseConnection {
  readonly driver: SqliteDriver
  /** Set while a transaction runs: all its queries use this connection. */
  transaction: Native | undefined
  /** Passes the single writing connection to the next waiter. */
  unlock: (() => void) | undefined

  constructor(driver: SqliteDriver) {
    this.driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    assertPortable(query.parameters)
    if (this.transaction) return this.transaction.run<R>(query)
    if (isRead(query)) return this.driver.retryBusy(() => this.driver.reader.run<R>(query))
    const unlock = await this.driver.lockWriter()
    try {
      return await this.driver.retryBusy(() => this.driver.writer.run<R>(query))
    } finally {
      unlock()
    }
  }

  // biome-ignore lint/correctness/useYield: required by the interface, refused on purpose
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not portable: read in pages by key.')
  }
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions
  writer!: Native
  reader!: Native
  #tail: Promise<void> = Promise.resolve()

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  async init(): Promise<void> {
    this.writer = new Native(this.#options.path, false)
    this.reader = new Native(this.#options.path, true)
  }

  async acquireConnection(): Promise<Handle> {
    this.#options.guard.assertOutside()
    return new Handle(this)
  }

  /** `begin immediate`: a deferred one fails at its first write when another process wrote in between. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const handle = connection as Handle
    if (settings.accessMode === 'read only') {
      handle.transaction = new Native(this.#options.path, true)
      handle.transaction.db.exec('begin')
      return
    }
    handle.unlock = await this.lockWriter()
    await this.retryBusy(() => this.writer.db.exec('begin immediate'))
    handle.transaction = this.writer
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.retryBusy(() => (connection as Handle).transaction?.db.exec('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const db = (connection as Handle).transaction?.db
    // When the disk is full, SQLite has already rolled back.
    if (db?.isTransaction) db.exec('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const handle = connection as Handle
    const own = handle.transaction
    handle.transaction = undefined
    if (own && own !== this.writer) own.db.close()
    handle.unlock?.()
    handle.unlock = undefined
  }

  async destroy(): Promise<void> {
    const unlock = await this.lockWriter()
    this.reader.db.close()
    this.writer.db.close()
    unlock()
  }

  /** First come, first served within this process. */
  async lockWriter(): Promise<() => void> {
    const before = this.#tail
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#tail = promise
    await before
    return resolve
  }

  /** Retries `work` while another process holds the lock. */
  async retryBusy<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + (this.#options.lockWaitMs ?? 5_000)
    for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
      try {
        return work()
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await sleep(pause * (0.5 + Math.random()))
    }
  }
}

class ManyConnectionsAdapter extends SqliteAdapter {
  /** Any number of handles; the driver serialises writes while reads continue. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Kysely over `node:sqlite`: one writing connection, one read-only one for reads outside transactions. */
export const sqliteDialect = (options: SqliteOptions): Dialect => ({
  createDriver: () => new SqliteDriver(options),
  createAdapter: () => new ManyConnectionsAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
