import type { Db } from '#src/db/client.ts'

export const findRecipient = (db: Db, userId: string) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst()
