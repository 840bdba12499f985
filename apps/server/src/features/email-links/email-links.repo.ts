import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export type LinkKind = 'confirm' | 'revert'

export async function insertLink(
  trx: Db,
  link: { userId: string; kind: LinkKind; email: string; lifeMs: number },
  now: number,
): Promise<string> {
  const id = newId(now)
  const { userId, kind, email, lifeMs } = link
  await trx
    .insertInto('email_links')
    .values({ id, user_id: userId, kind, email, token_hash: null, created_at: now, expires_at: now + lifeMs })
    .execute()
  return id
}

/** A link that may still be sent, and the present address of its account. */
export const findUnsentLink = (db: Db, id: string, now: number) =>
  db
    .selectFrom('email_links')
    .innerJoin('users', 'users.id', 'email_links.user_id')
    .select([
      'email_links.kind',
      'email_links.email',
      'email_links.created_at',
      'users.email as presentEmail',
      'users.email_confirmed_at',
    ])
    .where('email_links.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** @returns false when the link ended meanwhile */
export async function setTokenHash(db: Db, id: string, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_links')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The link of a token; undefined if it is unknown, used or expired. */
export async function findLink(db: Db, kind: LinkKind, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('email_links')
    .select(['id', 'user_id', 'email', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { id: row.id, userId: row.user_id, email: row.email, createdAt: row.created_at }
}

/** Deletes all links of a user, or those of one kind. */
export async function deleteLinks(trx: Db, userId: string, kind?: LinkKind): Promise<void> {
  let rows = trx.deleteFrom('email_links').where('user_id', '=', userId)
  if (kind) rows = rows.where('kind', '=', kind)
  await rows.execute()
}

/** Whether another account may still go back to this address. */
export async function hasReversal(
  db: Db,
  email: string,
  exceptUserId: string | undefined,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_links')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'revert')
    .where('user_id', '!=', exceptUserId ?? '')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when the account has another address by now */
export async function markConfirmed(trx: Db, userId: string, email: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Restores the address and ends all sessions. @throws the driver's unique violation when another account has the address */
export async function restoreEmail(trx: Db, userId: string, email: string, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
