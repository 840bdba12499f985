import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'
import { RECOVERY } from '#src/platform/limits.ts'

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('email', '=', email).executeTakeFirst()

/** When a code was last asked for with this address. */
export async function findLastRequest(db: Db, emailHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('recoveries')
    .select('created_at')
    .where('email_hash', '=', emailHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** Kills the older codes of the address. */
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

/** The recovery and who it is for, as long as its code may still be sent. */
export const findOpenRecovery = (db: Db, id: string, now: number) =>
  db
    .selectFrom('recoveries')
    .leftJoin('users', 'users.id', 'recoveries.user_id')
    .select(['recoveries.id', 'users.name', 'users.email'])
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
  user_id: string | null
  code_hash: string | null
}

/** Counts a guess before it is looked at, so that parallel ones can't be more than five; undefined: no code is alive. */
export const countGuess = (db: Db, emailHash: string, now: number): Promise<Guess | undefined> =>
  db
    .updateTable('recoveries')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('email_hash', '=', emailHash)
    .where('ended_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', now)
    .where('tries', '<', RECOVERY.guesses)
    .returning(['id', 'user_id', 'code_hash'])
    .executeTakeFirst()

/** A right guess doesn't count. */
export async function takeBackGuess(db: Db, id: string): Promise<void> {
  await db
    .updateTable('recoveries')
    .set((column) => ({ tries: column('tries', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Uses the code up. @returns false when somebody else did, or it was replaced or ran out */
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

/** The new password, and the end of every session. */
export async function replacePassword(trx: Db, userId: string, passwordHash: string, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
