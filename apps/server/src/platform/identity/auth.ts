import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { unauthorized } from '#src/platform/app-error.ts'
import { newId, sha256 } from '#src/platform/ids.ts'
import { SESSION } from '#src/platform/limits.ts'

/** The signed-in user of a request, from the one query that also checks the session. */
export interface Actor {
  userId: string
  sessionId: string
  name: string
  email: string
  /** Epoch milliseconds; null: not confirmed. */
  emailConfirmedAt: number | null
  phone: string | null
  activeCompanyId: string | null
}

const newToken = () => randomBytes(32).toString('base64url')

/** Whether `text` has the form of a session token: 32 random bytes in base64url. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** The token of the `Authorization` header; undefined without one, and for anything that isn't shaped like our tokens. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

const findSession = hotQuery((db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'users.id as userId',
      'users.name',
      'users.email',
      'users.email_confirmed_at as emailConfirmedAt',
      'users.phone',
      'users.active_company_id as activeCompanyId',
    ])
    .where('sessions.token_hash', '=', tokenHash),
)

/**
 * The user of a live session. Each use restarts its 30 days; that is written at most once an hour.
 *
 * @throws AppError `unauthorized` without a token, and for an unknown or expired one
 */
export async function authenticate(db: Db, token: string | undefined, now: number): Promise<Actor> {
  if (!token) throw unauthorized()
  const [row] = await findSession(db, sha256(token))
  if (!row || row.expires_at <= now) throw unauthorized()
  const { last_seen_at, expires_at: _, ...actor } = row
  if (now - last_seen_at > SESSION.touchMs) await touchSession(db, actor.sessionId, now)
  return actor
}

async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: now + SESSION.lifeMs })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute()
}

/** In the caller's transaction, after it has locked the user's row. @throws AppError `unauthorized` when it has ended */
export async function requireLiveSession(trx: Db, sessionId: string, now: number): Promise<void> {
  const session = await trx.selectFrom('sessions').select('expires_at').where('id', '=', sessionId).executeTakeFirst()
  if (!session || session.expires_at <= now) throw unauthorized()
}

/** Gives the session a new token; the old one stops working. In the caller's transaction. */
export async function renewToken(trx: Db, sessionId: string): Promise<string> {
  const token = newToken()
  await trx
    .updateTable('sessions')
    .set({ token_hash: sha256(token) })
    .where('id', '=', sessionId)
    .execute()
  return token
}

/**
 * Creates a session and ends the least recently used ones beyond `SESSION.perUser`. Runs in the caller's transaction,
 * after it has locked the user's row.
 */
export async function createSession(trx: Db, userId: string, userAgent: string | undefined, now: number) {
  const token = newToken()
  const id = newId(now)
  await trx
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      token_hash: sha256(token),
      user_agent: userAgent?.slice(0, 400) ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: now + SESSION.lifeMs,
    })
    .execute()
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '!=', id)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SESSION.perUser - 1),
    )
    .execute()
  return { id, token }
}
