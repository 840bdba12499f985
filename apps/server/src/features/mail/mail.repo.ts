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

/** Those of the addresses that an account has, or that a pending link may confirm or bring back. */
export async function findKnownAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let from = 0; from < addresses.length; from += ADDRESSES_AT_ONCE) {
    const some = addresses.slice(from, from + ADDRESSES_AT_ONCE)
    const users = db.selectFrom('users').select('email').where('email', 'in', some)
    const links = db.selectFrom('email_links').select('email').where('email', 'in', some)
    for (const { email } of await users.union(links).execute()) known.add(email)
  }
  return known
}

const ADDRESSES_AT_ONCE = 500
