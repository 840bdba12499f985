import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'
import { RECOVERY } from '#src/platform/limits.ts'

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()

/** When a code was last requested for this address; ignores times in the future, which a clock that ran ahead has written. */
export async function findLastRequest(db: Db, emailHash: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('recoveries')
    .select('created_at')
    .where('email_hash', '=', emailHash)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** Creates a recovery and ends older ones of the address. @returns its id */
export async function replaceRecovery(
  trx: Db,
  recovery: { emailHash: string; userId: string | undefined },
  now: number,
): Promise<string> {
  const id = newId(now)
  await trx
    .updateTable('recoveries')
    .set({ ended_at: now })
    .where('email_hash', '=', recovery.emailHash)
    .where('ended_at', 'is', null)
    .execute()
  await trx
    .insertInto('recoveries')
    .values({
      id,
      email_hash: recovery.emailHash,
      user_id: recovery.userId ?? null,
      code_hash: null,
      created_at: now,
      expires_at: now + RECOVERY.lifeMs,
      ended_at: null,
    })
    .execute()
  return id
}

/** The recovery and its user, if its code may still be sent. */
export const findOpenRecovery = (db: Db, id: string, now: number) =>
  db
    .selectFrom('recoveries')
    .leftJoin('users', 'users.id', 'recoveries.user_id')
    .select(['recoveries.id', 'email_hash', 'users.email'])
    .where('recoveries.id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** @returns false when the recovery ended meanwhile */
export async function setCode(db: Db, id: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveries')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Guess {
  id: string
  /** The account that has the address now. */
  userId: string | undefined
  code_hash: string | null
}

/** Locks the valid code of the address; undefined: there is none. */
export const lockLivingCode = (trx: Db, emailHash: string, now: number) =>
  trx
    .updateTable('recoveries')
    .set((column) => ({ tries: column.ref('tries') }))
    .where('email_hash', '=', emailHash)
    .where('ended_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', now)
    // A code that would be valid for too long was created by a clock that ran ahead.
    .where('expires_at', '<=', now + 2 * RECOVERY.lifeMs)
    .where('tries', '<', RECOVERY.guesses)
    .returning(['id', 'user_id', 'code_hash'])
    .executeTakeFirst()

/** Counts a guess before it is checked, so that parallel ones can't exceed the limit. */
export async function countGuess(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** A right guess doesn't count. */
export async function takeBackGuess(db: Db, id: string): Promise<void> {
  await db
    .updateTable('recoveries')
    .set((column) => ({ tries: column('tries', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Uses the code. @returns false when it was already used, replaced or has expired */
export async function endRecovery(trx: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recoveries')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The new password, and the end of every session. The code came by mail, so the address is confirmed by it.
 *
 * @returns false when the account has another address by now
 */
export async function replacePassword(
  trx: Db,
  account: { userId: string; email: string },
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const { userId, email } = account
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((column) => ({
      password_hash: passwordHash,
      email_confirmed_at: column.fn.coalesce('email_confirmed_at', column.val(now)),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  return numUpdatedRows > 0n
}
