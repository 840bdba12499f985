import type { Db } from '#src/db/client.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long rows are kept beyond their use. */
export const KEPT = {
  /** After expiry. */
  sessionsMs: 30 * DAY,
  /** After expiry. */
  recoveriesMs: 30 * DAY,
  chatMs: 365 * DAY,
} as const

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
            .where('expires_at', '<', now - KEPT.sessionsMs)
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
            .where('expires_at', '<', now - KEPT.recoveriesMs)
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
            .where('created_at', '<', now - KEPT.chatMs)
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
