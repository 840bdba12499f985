import { Handshake, REALTIME_TEXT } from '@norteia/contracts/realtime'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { AppError } from '#src/platform/app-error.ts'
import { authenticate, isToken } from '#src/platform/identity/auth.ts'

/** Who opened the connection; decided by the token alone. */
export interface Identity {
  userId: string
  sessionId: string
}

/** The connection is refused; the message reaches the client as that of `connect_error`. */
export class RefusedError extends Error {}

export const sameEmail = (claimed: string, email: string) => claimed.trim().toLowerCase() === email

/**
 * The signed-in user, or undefined for an anonymous visitor, who sends no token.
 *
 * @throws RefusedError for a dead or unknown token and for someone else's e-mail
 */
export async function identify(db: Db, auth: unknown, now: number): Promise<Identity | undefined> {
  const claims = Handshake.safeParse(auth ?? {})
  if (!claims.success) throw new RefusedError(REALTIME_TEXT.unauthorized)
  const { token, userEmail } = claims.data
  if (!token) return undefined
  if (!isToken(token)) throw new RefusedError(REALTIME_TEXT.unauthorized)
  try {
    const actor = await authenticate(db, token, now)
    if (sameEmail(userEmail ?? '', actor.email)) return { userId: actor.userId, sessionId: actor.sessionId }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error
  }
  throw new RefusedError(REALTIME_TEXT.unauthorized)
}

const findEmail = hotQuery((db, sessionId: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now),
)

/** The current e-mail of the session's user; undefined when the session has ended. */
export async function findLiveSession(db: Db, sessionId: string, now: number): Promise<{ email: string } | undefined> {
  const [session] = await findEmail(db, sessionId, now)
  return session
}

const CHUNK = 500

/** Those of `ids` whose session has not ended. */
export async function findLiveSessions(db: Db, ids: readonly string[], now: number): Promise<Set<string>> {
  const live = new Set<string>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids.slice(from, from + CHUNK))
      .where('expires_at', '>', now)
      .execute()
    for (const { id } of rows) live.add(id)
  }
  return live
}
