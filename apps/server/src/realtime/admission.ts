import { ERROR_TEXT } from '@norteia/contracts/errors'
import { REALTIME_TEXT } from '@norteia/contracts/realtime'
import { SOCKET } from '#src/platform/limits.ts'
import { addressKey } from '#src/platform/throttle/rate-limit.ts'
import { Slots } from '#src/platform/throttle/slots.ts'

import type { ClientServer, ClientSocket, RealtimeContext } from './client.ts'
import { identify, RefusedError } from './identity.ts'
import { clientAddress } from './origin.ts'

/** Identifies every new socket before its `connection` event; a refused one gets `connect_error`. */
export function admitClients(io: ClientServer, context: RealtimeContext): void {
  const unlimited = context.config.rateLimitScale === 0
  const visitors = new Slots(unlimited ? Number.POSITIVE_INFINITY : SOCKET.visitorsPerAddress)
  io.use((socket, next) => {
    admit(context, visitors, socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof RefusedError)) context.log.error({ err: error }, 'socket could not be admitted')
        next(error instanceof RefusedError ? error : new Error(ERROR_TEXT.unavailable))
      },
    )
  })
}

async function admit(context: RealtimeContext, visitors: Slots, socket: ClientSocket): Promise<void> {
  const { headers, address: peer } = socket.handshake
  const address = addressKey(clientAddress(headers, peer, context.config.trustProxy))
  const identity = await identify(context.db, socket.handshake.auth, context.clock())
  socket.data.address = address
  socket.data.identity = identity
  if (identity) return
  if (!visitors.take(address)) throw new RefusedError(REALTIME_TEXT.tooManyConnections)
  // Listens on the connection: a socket that never joins the namespace emits no `disconnect`.
  if (socket.conn.readyState !== 'open') visitors.free(address)
  else socket.conn.once('close', () => visitors.free(address))
}
