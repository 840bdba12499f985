import type { Db } from '#src/db/client.ts'
import { isId, newId } from '#src/platform/ids.ts'

/** Owner of the conversation: it is never read or written for another user or company. */
export interface Talker {
  userId: string
  companyId: string
}

/** The stored state; undefined: the conversation is unknown, expired or another user's. */
export async function findConversation(
  db: Db,
  { userId, companyId }: Talker,
  id: string | null | undefined,
  now: number,
): Promise<{ id: string; state: unknown } | undefined> {
  if (!id || !isId(id)) return undefined
  const row = await db
    .selectFrom('conversations')
    .select(['id', 'state'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { id: row.id, state: JSON.parse(row.state) }
}

/** Stores the state for another `kept` milliseconds, under a new id if the old one has expired. Of two simultaneous questions the last wins. */
export async function keepConversation(
  db: Db,
  { userId, companyId }: Talker,
  id: string | undefined,
  { state, now, kept }: { state: unknown; now: number; kept: number },
): Promise<string> {
  const row = { state: JSON.stringify(state), expires_at: now + kept }
  if (id !== undefined) {
    const updated = await db
      .updateTable('conversations')
      .set(row)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst()
    if (updated) return updated.id
  }
  const fresh = newId(now)
  await db
    .insertInto('conversations')
    .values({ id: fresh, user_id: userId, company_id: companyId, created_at: now, ...row })
    .execute()
  return fresh
}
