import { KEPT } from '@norteia/contracts/privacy'
import type { Db } from '#src/db/client.ts'

const DAY = 24 * 3_600_000

/** Rows of one statement, so that writers are never kept waiting for long. */
const BATCH = 1_000

/** Removes what is past its time, batch by batch, each by itself; gives the number of rows by table. */
export async function sweepExpired(db: Db, now: number, signal?: AbortSignal): Promise<Record<string, number>> {
  const batches: Record<string, () => Promise<{ numDeletedRows: bigint }>> = {
    sessions: () =>
      db
        .deleteFrom('sessions')
        .where('id', 'in', (query) =>
          query
            .selectFrom('sessions')
            .select('id')
            .where('expires_at', '<', now - KEPT.sessions * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    recoveries: () =>
      db
        .deleteFrom('recoveries')
        .where('id', 'in', (query) =>
          query
            .selectFrom('recoveries')
            .select('id')
            .where('expires_at', '<', now - KEPT.recoveries * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    chat_messages: () =>
      db
        .deleteFrom('chat_messages')
        .where('id', 'in', (query) =>
          query
            .selectFrom('chat_messages')
            .select('id')
            .where('created_at', '<', now - KEPT.chat * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    provider_calls: () =>
      db
        .deleteFrom('provider_calls')
        .where('id', 'in', (query) =>
          query
            .selectFrom('provider_calls')
            .select('id')
            .where('created_at', '<', now - KEPT.providerCalls * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    notifications: () =>
      db
        .deleteFrom('notifications')
        .where('id', 'in', (query) =>
          query
            .selectFrom('notifications')
            .select('id')
            .where('created_at', '<', now - KEPT.notifications * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    unsubscribe_links: () =>
      db
        .deleteFrom('unsubscribe_links')
        .where('hash', 'in', (query) =>
          query
            .selectFrom('unsubscribe_links')
            .select('hash')
            .where('created_at', '<', now - KEPT.unsubscribeLinks * DAY)
            .limit(BATCH),
        )
        .executeTakeFirst(),
    throttles: () =>
      db
        .deleteFrom('throttles')
        .where('key', 'in', (query) =>
          query.selectFrom('throttles').select('key').where('expires_at', '<', now).limit(BATCH),
        )
        .where('expires_at', '<', now)
        .executeTakeFirst(),
  }
  const removed: Record<string, number> = {}
  for (const [table, remove] of Object.entries(batches)) {
    let count = 0
    do {
      signal?.throwIfAborted()
      count = Number((await remove()).numDeletedRows)
      removed[table] = (removed[table] ?? 0) + count
    } while (count === BATCH)
  }
  // A composite key: by its index on the expiry, all at once.
  const { numDeletedRows } = await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).executeTakeFirst()
  return { ...removed, idempotency_keys: Number(numDeletedRows) }
}
