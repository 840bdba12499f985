import type { Db } from '#src/db/client.ts'

/** Undefined: the account is gone. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

export const findProfile = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'email_confirmed_at as emailConfirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** `phone` undefined: unchanged; null: removed. */
export async function updateProfile(
  trx: Db,
  userId: string,
  { name, phone }: { name: string; phone: string | null | undefined },
  now: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ name, updated_at: now, ...(phone !== undefined && { phone }) })
    .where('id', '=', userId)
    .execute()
}

/** Sets a new e-mail, unconfirmed. @throws the driver's unique violation when another account has it */
export async function updateEmail(trx: Db, userId: string, email: string, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_confirmed_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function deleteOtherSessions(trx: Db, userId: string, keptSessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptSessionId).execute()
}

/** The user's live sessions, most recently used first. */
export const findSessions = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** @returns false when the user has no such session */
export async function deleteSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which e-mails a user wants; all of them by default. */
export async function findPreferences(db: Db, userId: string) {
  const row = await db.selectFrom('preferences').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return { emailReports: row?.email_reports !== 0, emailAlerts: row?.email_alerts !== 0 }
}

export async function savePreferences(
  db: Db,
  userId: string,
  wanted: { emailReports: boolean; emailAlerts: boolean },
  now: number,
): Promise<void> {
  const values = {
    email_reports: Number(wanted.emailReports),
    email_alerts: Number(wanted.emailAlerts),
    updated_at: now,
  }
  await db
    .insertInto('preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
