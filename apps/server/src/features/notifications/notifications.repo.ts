import type { Notification } from '@norteia/contracts/notification'
import type { Db } from '#src/db/client.ts'
import type { Slice } from '#src/platform/http/pages.ts'
import { newId } from '#src/platform/ids.ts'

export interface NewNotification {
  userId: string
  companyId: string | null
  kind: string
  title: string
  body: string
}

export async function insertNotification(trx: Db, input: NewNotification, now: number): Promise<string> {
  const id = newId(now)
  const { userId, companyId, ...texts } = input
  await trx
    .insertInto('notifications')
    .values({ id, user_id: userId, company_id: companyId, created_at: now, ...texts })
    .execute()
  return id
}

/** Newest first. */
export async function findNotifications(db: Db, userId: string, slice: Slice): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    createdAt: new Date(row.created_at).toISOString(),
    read: row.seen === 1,
  }))
}

export async function countNotifications(db: Db, userId: string): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number | null>('seen').as('seen')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { total: row.total, unread: row.total - (row.seen ?? 0) }
}

/** Ignores ids of other users' notifications. */
export async function markSeen(db: Db, userId: string, ids: readonly string[] | undefined): Promise<void> {
  if (ids?.length === 0) return
  let update = db.updateTable('notifications').set({ seen: 1 }).where('user_id', '=', userId).where('seen', '=', 0)
  if (ids) update = update.where('id', 'in', [...ids])
  await update.execute()
}

/** Whether the user has an unread one of this kind about the company. */
export async function hasUnread(db: Db, companyId: string, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('seen', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one of this kind about the company was sent at `since` or later, read or not. */
export async function hasSince(db: Db, companyId: string, kind: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
