import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from 'kysely'
import { Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg'
import { databaseFault } from './errors.ts'
import type { OuterDbGuard } from './outer-db-guard.ts'
import { assertPortable } from './portable.ts'

const INT8 = 20
const NUMERIC = 1700

/** pg gives bigint, count, sum and numeric as strings; everything we store fits a double exactly. */
function numericTypes(): TypeOverrides {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  return types
}

/**
 * A pool whose broken connections never crash the process: a killed server raises errors both on idle clients (pool) and
 * on checked-out ones, such as a LISTEN client (client).
 */
export function openPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    types: numericTypes(),
    statement_timeout: 9_000,
    query_timeout: 9_500, // a server that hangs can't time out by itself; answers must leave within 10 s
    connectionTimeoutMillis: 4_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'norteia',
    ...config,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/**
 * A connection whose query timed out still waits for its answer, and so would its next user. It is closed instead of
 * returned to the pool.
 */
class DiscardingPool {
  readonly #pool: Pool
  readonly #known = new WeakMap<PoolClient, PostgresPoolClient>()
  readonly options: object

  constructor(pool: Pool) {
    this.#pool = pool
    this.options = pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect()
    const known = this.#known.get(client) ?? this.#wrap(client)
    this.#known.set(client, known)
    return known
  }

  #wrap(client: PoolClient): PostgresPoolClient {
    let broken = false
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values)
      } catch (error) {
        broken ||= databaseFault(error) === 'unavailable'
        throw error
      }
    }
    return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class CheckedPostgresDriver extends PostgresDriver {
  readonly #guard: OuterDbGuard
  readonly #checked = new WeakSet<DatabaseConnection>()

  constructor(pool: Pool, guard: OuterDbGuard) {
    super({ pool: new DiscardingPool(pool) })
    this.#guard = guard
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    this.#guard.assertOutside()
    const connection = await super.acquireConnection(...options)
    if (!this.#checked.has(connection)) {
      this.#checked.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = async (query, settings) => {
        assertPortable(query.parameters)
        return execute(query, settings)
      }
    }
    return connection
  }
}

/** The caller ends the pool. Every value is checked by `assertPortable`, every statement by the guard. */
export const postgresDialect = (pool: Pool, guard: OuterDbGuard): Dialect => ({
  createDriver: () => new CheckedPostgresDriver(pool, guard),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
