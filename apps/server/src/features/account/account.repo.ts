import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export interface NewUser {
  name: string
  email: string
  phone: string
  passwordHash: string
}

/** The new user's id, or undefined when the e-mail is taken. */
export async function insertUser(trx: Db, user: NewUser, now: number): Promise<string | undefined> {
  const row = await trx
    .insertInto('users')
    .values({
      id: newId(now),
      name: user.name,
      email: user.email,
      email_confirmed_at: null,
      phone: user.phone,
      password_hash: user.passwordHash,
      active_company_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertConsent(trx: Db, userId: string, version: string, now: number): Promise<void> {
  await trx
    .insertInto('consents')
    .values({ id: newId(now), user_id: userId, version, accepted_at: now })
    .execute()
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'phone', 'active_company_id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()

/**
 * Locks the user's row for the rest of the transaction. Returns false when the password has changed since `expected`
 * was read: a proof of the old one is then worthless.
 */
export async function confirmPasswordHash(
  trx: Db,
  userId: string,
  expected: string,
  renewed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', userId)
    .where('password_hash', '=', expected)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}
