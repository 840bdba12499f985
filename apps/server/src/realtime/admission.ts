import type { IncomingMessage } from 'node:http'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { REALTIME_TEXT } from '@norteia/contracts/realtime'
import { SOCKET } from '#src/platform/limits.ts'
import { addressKey } from '#src/platform/throttle/rate-limit.ts'
import { Slots } from '#src/platform/throttle/slots.ts'
import type { ClientServer, ClientSocket, RealtimeContext } from './client.ts'
import { identify, RefusedError } from './identity.ts'
import { clientAddress } from './origin.ts'

type Connection = ClientSocket['conn']

/** Who holds a slot of what, for as long as a connection is open. */
class Places {
  readonly #slots: Slots
  readonly #holders = new WeakMap<Connection, string>()

  constructor(max: number) {
    this.#slots = new Slots(max)
  }

  isFull = (holder: string): boolean => this.#slots.isFull(holder)

  /** One connection takes one place, however often it joins. Returns false when the holder has the maximum. */
  take(connection: Connection, holder: string): boolean {
    if (this.#holders.get(connection) === holder) return true
    if (!this.#slots.take(holder)) return false
    this.#holders.set(connection, holder)
    // Listens on the connection: a socket that never joins the namespace emits no `disconnect`.
    if (connection.readyState === 'open' || connection.readyState === 'opening')
      connection.once('close', () => this.free(connection))
    else this.free(connection)
    return true
  }

  free(connection: Connection): void {
    const holder = this.#holders.get(connection)
    if (holder === undefined) return
    this.#holders.delete(connection)
    this.#slots.free(holder)
  }
}

export interface Admission {
  /** Whether the address may open one more connection; asked before one exists. */
  hasRoom(request: IncomingMessage): boolean
  /** Counts connections, and identifies every new socket before its `connection` event. */
  guard(io: ClientServer): void
}

/**
 * Bounds connections of this process: those that nobody has identified yet by address, from the first byte on; then
 * visitors by address and users by account. A refused socket gets `connect_error`.
 */
export function openAdmission(context: RealtimeContext): Admission {
  const { rateLimitScale, trustProxy } = context.config
  const most = (max: number) => (rateLimitScale === 0 ? Number.POSITIVE_INFINITY : max)
  const pending = new Places(most(SOCKET.pendingPerAddress))
  const visitors = new Places(most(SOCKET.visitorsPerAddress))
  const users = new Places(most(SOCKET.perUser))
  const addressOf = ({ headers, socket }: IncomingMessage) =>
    addressKey(clientAddress(headers, socket.remoteAddress ?? '', trustProxy))

  async function admit(socket: ClientSocket): Promise<void> {
    const address = addressOf(socket.request)
    const identity = await identify(context.db, socket.handshake.auth, context.clock())
    socket.data.address = address
    socket.data.identity = identity
    const isTaken = identity ? users.take(socket.conn, identity.userId) : visitors.take(socket.conn, address)
    if (!isTaken) throw new RefusedError(REALTIME_TEXT.tooManyConnections)
    pending.free(socket.conn)
  }

  return {
    hasRoom: (request) => !pending.isFull(addressOf(request)),
    guard(io) {
      io.engine.on('connection', (connection: Connection) => {
        if (!pending.take(connection, addressOf(connection.request))) connection.close(true)
      })
      io.use((socket, next) => {
        admit(socket).then(
          () => next(),
          (error: unknown) => {
            if (!(error instanceof RefusedError)) context.log.error({ err: error }, 'socket could not be admitted')
            next(error instanceof RefusedError ? error : new Error(ERROR_TEXT.unavailable))
          },
        )
      })
    },
  }
}
