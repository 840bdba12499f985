import type { Namespace } from 'socket.io'

interface RemoteMessage {
  data?: { opts?: { rooms?: readonly string[] } }
}

/**
 * Holds what other processes send to rooms back until `prepare` is done with those rooms, and keeps its order. It takes
 * the place of the method by which cluster adapters hand messages over; the adapter alone with its process has none.
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
