import type { Db } from '#src/db/client.ts'

export interface Reader {
  name: string
  email: string
}

/** Recipient of mails about companies; undefined: the account is gone, or its address is not confirmed. */
export const findReader = (db: Db, userId: string): Promise<Reader | undefined> =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()

/** The user's current address, confirmed or not; undefined: the account is gone. */
export async function findAddress(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email
}
