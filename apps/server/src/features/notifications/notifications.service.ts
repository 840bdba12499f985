import type { PageQuery } from '@norteia/contracts/analysis'
import type { NotificationPage, ProviderCall, ReadNotifications } from '@norteia/contracts/notification'
import { afterCommit, type Db } from '#src/db/client.ts'
import { offsetOf, paginationOf } from '#src/platform/pages.ts'
import type { EmitToCompany } from '#src/platform/realtime.ts'
import {
  countNotifications,
  findNotifications,
  findProviderCalls,
  insertNotification,
  markSeen,
  type NewNotification,
} from './notifications.repo.ts'

export { hasUnread, insertNotification, insertProviderCall } from './notifications.repo.ts'

/** Keeps a notification in the caller's transaction and sends it to the open screens once that has committed. */
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

const PROVIDER_CALLS_SHOWN = 200

export async function listNotifications(db: Db, userId: string, query: PageQuery): Promise<NotificationPage> {
  const { total, unread } = await countNotifications(db, userId)
  const data =
    offsetOf(query) >= total ? [] : await findNotifications(db, userId, { limit: query.limit, offset: offsetOf(query) })
  return { success: true, data, unread, pagination: paginationOf(query, total) }
}

export const readNotifications = (db: Db, userId: string, { ids }: ReadNotifications): Promise<void> =>
  markSeen(db, userId, ids)

/** What was sent to language models on the user's behalf, newest first. */
export const listProviderCalls = (db: Db, userId: string): Promise<ProviderCall[]> =>
  findProviderCalls(db, userId, PROVIDER_CALLS_SHOWN)
