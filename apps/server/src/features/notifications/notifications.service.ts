import type { NotificationPage, ReadNotifications } from '@norteia/contracts/notification'
import type { PageQuery } from '@norteia/contracts/pagination'
import { afterCommit, type Db } from '#src/db/client.ts'
import { pageOf } from '#src/platform/http/pages.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import {
  countNotifications,
  findNotifications,
  hasSince,
  hasUnread,
  insertNotification,
  markSeen,
  type NewNotification,
} from './notifications.repo.ts'

/** Stores a notification in the caller's transaction and sends it to open screens after the commit. */
export async function notify(
  trx: Db,
  emitToCompany: EmitToCompany,
  notification: NewNotification & { companyId: string },
  now: number,
): Promise<void> {
  const id = await insertNotification(trx, notification, now)
  const { companyId, kind, title, body } = notification
  const createdAt = new Date(now).toISOString()
  afterCommit(trx, () => emitToCompany(companyId, 'notification', { companyId, id, kind, title, body, createdAt }))
}

/** Stores a notification about the account, not about a company; open screens show it when they next load. */
export async function notifyUser(
  trx: Db,
  notification: Omit<NewNotification, 'companyId'>,
  now: number,
): Promise<void> {
  await insertNotification(trx, { ...notification, companyId: null }, now)
}

/** Newest first, with the number of unread ones over all pages. */
export async function listNotifications(db: Db, userId: string, query: PageQuery): Promise<NotificationPage> {
  const { total, unread } = await countNotifications(db, userId)
  const { rows, pagination } = await pageOf(query, total, (slice) => findNotifications(db, userId, slice))
  return { success: true, data: rows, unread, pagination }
}

/** Marks the listed ones as read, or all without a list. */
export const readNotifications = (db: Db, userId: string, { ids }: ReadNotifications): Promise<void> =>
  markSeen(db, userId, ids)

/** Whether the user has an unread one of this kind about the company. */
export const isUnread = (db: Db, companyId: string, kind: string): Promise<boolean> => hasUnread(db, companyId, kind)

/** Whether one of this kind about the company was sent at `since` or later. */
export const wasTold = (db: Db, companyId: string, kind: string, since: number): Promise<boolean> =>
  hasSince(db, companyId, kind, since)
