import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers'
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
import { Checkpoints } from './sqlite-checkpoints.ts'

/** SQLite blocks the event loop while it waits for a lock, so it waits only briefly and we retry asynchronously. */
const BUSY_MS = 20
const MAX_STATEMENTS = 500
/** Pages of 4 KB in the log at which the writing connection itself takes them into the file. */
const LOG_PAGES = 4_000
/** Single writes that share a commit: more would hold other requests up. */
const MAX_TOGETHER = 100

export interface SqliteOptions {
  path: string
  guard: OuterDbGuard
  /** How long a write waits for another process's lock before SQLITE_BUSY. */
  lockWaitMs?: number
}

type Prepared = { statement: StatementSync; columns: string[] }

/** node:sqlite's own row objects are dictionaries, which are slow to read. */
function rowOf(columns: readonly string[], values: Readonly<Record<number, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let i = 0; i < columns.length; i++) row[columns[i]!] = values[i]
  return row
}

/** One native connection with its statements cached by SQL text, the oldest dropped first. */
class Native {
  readonly db: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, readOnly: boolean) {
    this.db = new DatabaseSync(path, { readOnly, timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // FULL syncs the WAL at each commit: an acknowledged write survives a power cut.
    // Deleted rows are overwritten in the file.
    if (readOnly) return
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    // A thread takes the log into the file before that (`sqlite-checkpoints.ts`); if it can't, this connection does.
    this.db.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, columns } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (columns.length > 0) return { rows: statement.all(...values).map((row) => rowOf(columns, row)) as R[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.db.prepare(sql)
    statement.setReturnArrays(true)
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
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

/** A write of rows; a pragma may not stand in a transaction. */
const isChange = ({ query: { kind } }: CompiledQuery) =>
  kind === 'InsertQueryNode' || kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode'

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
    if (isChange(query)) return this.driver.write<R>(query)
    const unlock = await this.driver.lockWriter()
    try {
      // Two can't take the log into the file at once: the second, asked to empty it, would do nothing.
      await this.driver.checkpoints.ended()
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

/** A write without a transaction around it, until it is committed. */
interface Waiting {
  query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

type Outcome = { result: QueryResult<never> } | { error: unknown }

function tried(work: () => QueryResult<never>): Outcome {
  try {
    return { result: work() }
  } catch (error) {
    return { error }
  }
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions
  writer!: Native
  reader!: Native
  readonly checkpoints: Checkpoints
  #tail: Promise<void> = Promise.resolve()
  readonly #waiting: Waiting[] = []

  constructor(options: SqliteOptions) {
    this.#options = options
    this.checkpoints = new Checkpoints(options.path)
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
    const { transaction } = connection as Handle
    await this.retryBusy(() => transaction?.db.exec('commit'))
    if (transaction === this.writer) this.checkpoints.committed()
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

  /**
   * A write of its own. Those of one turn of the event loop share a commit, since its sync costs ten times what they do: when
   * many people ask at once, they wait for few syncs.
   */
  write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<R>>()
    this.#waiting.push({ query, resolve, reject })
    if (this.#waiting.length === 1) setImmediate(() => this.#writeWaiting())
    return promise
  }

  /** Never rejects: each write is told its own error. */
  async #writeWaiting(): Promise<void> {
    const unlock = await this.lockWriter()
    const batch = this.#waiting.splice(0, MAX_TOGETHER)
    if (this.#waiting.length > 0) setImmediate(() => this.#writeWaiting())
    try {
      const outcomes = batch.length > 1 ? await this.#writeTogether(batch) : null
      for (const [n, { query, resolve, reject }] of batch.entries()) {
        const outcome = outcomes?.[n]
        if (!outcome) await this.retryBusy(() => this.writer.run<never>(query)).then(resolve, reject)
        else if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.result)
      }
      this.checkpoints.committed()
    } finally {
      unlock()
    }
  }

  /** null: nothing was kept, because an error ended the transaction; alone, each write is told its own. */
  async #writeTogether(batch: readonly Waiting[]): Promise<Outcome[] | null> {
    const { db } = this.writer
    try {
      await this.retryBusy(() => db.exec('begin immediate'))
      const outcomes: Outcome[] = []
      for (const { query } of batch) {
        outcomes.push(tried(() => this.writer.run(query)))
        if (!db.isTransaction) return null
      }
      await this.retryBusy(() => db.exec('commit'))
      return outcomes
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      return isBusy(error) ? batch.map(() => ({ error })) : null
    }
  }

  async destroy(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeWaiting()
    const unlock = await this.lockWriter()
    await this.checkpoints.ended()
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
