import type { Db } from '#src/db/client.ts'

export type MailKind = 'reports' | 'alerts'

export async function insertLink(
  db: Db,
  link: { hash: string; userId: string; kind: MailKind },
  now: number,
): Promise<void> {
  const { hash, userId, kind } = link
  await db.insertInto('unsubscribe_links').values({ hash, user_id: userId, kind, created_at: now }).execute()
}

export async function findLink(db: Db, hash: string): Promise<{ userId: string; kind: MailKind } | undefined> {
  const row = await db
    .selectFrom('unsubscribe_links')
    .select(['user_id', 'kind'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && { userId: row.user_id, kind: row.kind as MailKind }
}
