import type { Namespace } from 'socket.io'

interface RemoteMessage {
  data?: { opts?: { rooms?: readonly string[] } }
}

/**
 * Delays events that other processes send to rooms until `prepare` has resolved for those rooms; keeps their order.
 * Wraps the method through which Socket.IO's cluster adapters deliver messages; the in-memory adapter has none.
 */
export function holdRemote(
  { adapter }: Pick<Namespace, 'adapter'>,
  prepare: (rooms: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): void {
  const remote = adapter as unknown as { onMessage?: (message: RemoteMessage, offset?: string) => void }
  const deliver = remote.onMessage?.bind(adapter)
  if (!deliver) return
  let turn = Promise.resolve()
  remote.onMessage = (message, offset) => {
    const rooms = message.data?.opts?.rooms ?? []
    turn = turn
      .then(() => prepare(rooms))
      .then(() => deliver(message, offset))
      .catch(onError)
  }
}
