import { unauthorized } from '#src/platform/app-error.ts'
import type { ClientNamespace, ClientSocket, RealtimeContext } from './client.ts'
import { findLiveSession, findLiveSessions, type Identity } from './identity.ts'

type Context = Pick<RealtimeContext, 'db' | 'clock' | 'log'>

/** @throws AppError `unauthorized` after closing the socket of an ended session */
export async function requireLive(
  { db, clock }: Context,
  socket: ClientSocket,
  identity: Identity,
): Promise<{ email: string }> {
  const session = await findLiveSession(db, identity.sessionId, clock())
  if (session) return session
  setImmediate(() => socket.disconnect(true))
  throw unauthorized()
}

/** Sessions end in many ways and in any process; all of them delete or expire the row of the session. */
async function closeEnded({ db, clock }: Context, among: Iterable<ClientSocket>): Promise<void> {
  const signedIn = [...among].filter((socket) => socket.data.identity)
  if (signedIn.length === 0) return
  const ids = [...new Set(signedIn.map((socket) => socket.data.identity?.sessionId ?? ''))]
  const live = await findLiveSessions(db, ids, clock())
  for (const socket of signedIn) if (!live.has(socket.data.identity?.sessionId ?? '')) socket.disconnect(true)
}

/** Closes those sockets of `rooms` whose session has ended: after that, nothing sent to the rooms reaches them. */
export async function closeEndedIn(
  context: Context,
  namespace: ClientNamespace,
  rooms: readonly string[],
): Promise<void> {
  const ids = new Set(rooms.flatMap((room) => [...(namespace.adapter.rooms.get(room) ?? [])]))
  await closeEnded(
    context,
    [...ids].flatMap((id) => namespace.sockets.get(id) ?? []),
  )
}

/** Closes sockets of ended sessions every `everyMs`, one round at a time; returns the way to stop. */
export function watchSessions(context: Context, namespace: ClientNamespace, everyMs: number): () => void {
  let checking = false
  const timer = setInterval(() => {
    if (checking) return
    checking = true
    closeEnded(context, namespace.sockets.values())
      .catch((error: unknown) => context.log.warn({ err: error }, 'ended sessions could not be looked for'))
      .finally(() => {
        checking = false
      })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
