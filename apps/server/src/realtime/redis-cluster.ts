import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Cluster, ClusterLog } from './cluster.ts'

const STREAM = 'norteia:realtime'
/** Events queued while Redis is down; beyond that, clients refetch when they reconnect anyway. */
const WAITING = 1_000

/** Carries events between processes through one Redis stream. An outage of Redis loses nothing but its events. */
export function openRedisCluster(
  url: string,
  log: ClusterLog,
  { sendsOnly = false }: { sendsOnly?: boolean } = {},
): Cluster {
  const lines = new Lines(log)
  const open = (): StreamClient => new StreamClient(connectionTo(url), lines, () => (sendsOnly ? mute : open()))
  const sender = open()
  sender.connect()
  return {
    adapter: createAdapter(sender, { streamName: STREAM, channelPrefix: STREAM, onlyPlaintext: true }),
    close: async () => lines.close(),
  }
}

const connectionTo = (url: string) =>
  createClient({
    url,
    commandsQueueMaxLength: WAITING,
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      // A read blocks for at most 5 s: a connection that is silent for longer is dead.
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), 2_000),
    },
  })
type Connection = ReturnType<typeof connectionTo>

const never = new Promise<never>(() => undefined)
/** Reads nothing: a process without sockets has nobody to deliver to. */
const mute = { on: () => undefined, connect: () => never, sSubscribe: () => never }

/** The connections of one cluster; their loss and return are logged once for all of them. */
class Lines {
  readonly #log: ClusterLog
  readonly #all = new Set<Connection>()
  readonly #lost = new Set<Connection>()
  closed = false

  constructor(log: ClusterLog) {
    this.#log = log
  }

  add(connection: Connection): void {
    this.#all.add(connection)
    connection.on('error', (error) => this.failed(connection, error)).on('ready', () => this.works(connection))
  }

  failed(connection: Connection, error: unknown): void {
    if (this.closed) return
    if (this.#lost.size === 0) this.#log.warn({ err: error }, 'realtime Redis connection lost')
    this.#lost.add(connection)
  }

  works(connection: Connection): void {
    if (this.#lost.delete(connection) && this.#lost.size === 0) this.#log.warn({}, 'realtime Redis connection is back')
  }

  close(): void {
    this.closed = true
    for (const connection of this.#all) if (connection.isOpen) connection.destroy()
  }
}

/**
 * The part of a Redis client that the adapter uses. The adapter ignores rejections, waits for Redis before it delivers
 * to its own sockets, retries immediately when reading fails, and reads from '$' until it has seen an event, which misses
 * events between two reads.
 */
class StreamClient {
  readonly #connection: Connection
  readonly #lines: Lines
  /** For reading or subscribing. */
  readonly duplicate: () => object
  #newest: string | undefined

  constructor(connection: Connection, lines: Lines, duplicate: () => object) {
    this.#connection = connection
    this.#lines = lines
    this.duplicate = duplicate
    lines.add(connection)
  }

  on(): void {
    // Errors are logged by the connections.
  }

  /** Retries without limit. */
  async connect(): Promise<void> {
    await this.#withReportedErrors(this.#connection.connect())
  }

  disconnect(): void {
    if (this.#connection.isOpen) this.#connection.destroy()
  }

  /** Returns no id: ids serve connection state recovery, which we don't offer. */
  async xAdd(...args: Parameters<Connection['xAdd']>): Promise<string> {
    this.#withReportedErrors(this.#connection.xAdd(...args))
    return ''
  }

  async xRead(
    [{ key, id }]: [{ key: string; id: string }],
    options: { COUNT: number; BLOCK: number },
  ): Promise<{ messages: Entry[] }[] | null> {
    try {
      this.#newest ??= id === '$' ? await this.#newestOf(key) : id
      const reply = (await this.#connection.xRead({ key, id: this.#newest }, options)) as { messages: Entry[] }[] | null
      this.#newest = reply?.[0]?.messages.at(-1)?.id ?? this.#newest
      this.#lines.works(this.#connection)
      return reply
    } catch (error) {
      this.#lines.failed(this.#connection, error)
      await sleep(500)
      return this.#lines.closed ? never : null
    }
  }

  async #newestOf(key: string): Promise<string> {
    const [entry] = (await this.#connection.xRevRange(key, '+', '-', { COUNT: 1 })) ?? []
    return entry?.id ?? '0-0'
  }

  async subscribe(...args: Parameters<Connection['subscribe']>): Promise<void> {
    await this.#withReportedErrors(this.#connection.subscribe(...args))
  }

  /** The adapter recognises this family of clients by this property. */
  async sSubscribe(...args: Parameters<Connection['sSubscribe']>): Promise<void> {
    await this.#withReportedErrors(this.#connection.sSubscribe(...args))
  }

  publish(channel: string, message: Buffer): Promise<unknown> {
    return this.#withReportedErrors(this.#connection.publish(channel, message))
  }

  /** Never rejects: failures are logged, and the caller keeps waiting. */
  async #withReportedErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.#lines.failed(this.#connection, error)
      return never
    }
  }
}

interface Entry {
  id: string
  message: Record<string, string>
}
