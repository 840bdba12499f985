import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool, PoolClient } from 'pg'
import { openPool } from '#src/db/postgres-dialect.ts'
import type { Cluster, ClusterLog } from './cluster.ts'

/**
 * Carries events between the processes of one database. It has its own pool because the adapter holds one connection for
 * LISTEN as long as it runs. Its attachments table is created by our migrations.
 */
export function openPostgresCluster(databaseUrl: string, log: ClusterLog): Cluster {
  const pool = openPool({ connectionString: databaseUrl, max: 3, application_name: 'norteia-realtime' }, (error) =>
    log.warn({ err: error }, 'realtime database connection lost'),
  )
  const listening = new ListenPool(pool)
  const errorHandler = (error: Error) => log.warn({ err: error }, 'realtime fan-out failed')
  return {
    adapter: createAdapter(listening as unknown as Pool, { errorHandler }),
    close: () => listening.close(),
  }
}

/**
 * The adapter never releases a lost connection, which would exhaust the pool after a few losses. It also reconnects
 * during and after close, and forgets a connection that is just being made. This pool therefore reclaims its connections
 * itself and leaves attempts after the end pending.
 */
class ListenPool {
  readonly #pool: Pool
  #held: PoolClient | undefined
  #closed = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async connect(): Promise<PoolClient> {
    if (this.#closed) return new Promise(() => undefined)
    const client = await this.#pool.connect()
    if (this.#closed) {
      client.release(true)
      return new Promise(() => undefined)
    }
    this.#held = client
    const release = client.release.bind(client)
    client.release = (error) => {
      if (this.#held === client) this.#held = undefined
      release(error)
    }
    client.once('end', () => {
      if (this.#held === client) client.release(true)
    })
    return client
  }

  query(text: string, values?: unknown[]) {
    return this.#pool.query(text, values)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#held?.release(true)
    await this.#pool.end()
  }
}
