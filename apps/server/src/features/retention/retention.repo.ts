import { KEPT } from '@norteia/contracts/privacy'
import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { Schema } from '#src/db/schema.ts'

const DAY = 24 * 3_600_000

/** Rows per statement, so that writers never wait for long. */
const BATCH = 1_000

/** Tables with rows that expire: kept for `days` after the column `time`. */
const EXPIRING: readonly { table: keyof Schema; key: string; time: string; days: number }[] = [
  { table: 'sessions', key: 'id', time: 'expires_at', days: KEPT.sessions },
  { table: 'recoveries', key: 'id', time: 'expires_at', days: KEPT.recoveries },
  { table: 'chat_messages', key: 'id', time: 'created_at', days: KEPT.chat },
  { table: 'provider_calls', key: 'id', time: 'created_at', days: KEPT.providerCalls },
  { table: 'notifications', key: 'id', time: 'created_at', days: KEPT.notifications },
  { table: 'unsubscribe_links', key: 'hash', time: 'created_at', days: KEPT.unsubscribeLinks },
  { table: 'email_links', key: 'id', time: 'expires_at', days: 0 },
  { table: 'known_devices', key: 'device_hash', time: 'used_at', days: KEPT.devices },
  { table: 'previews', key: 'id', time: 'expires_at', days: 0 },
  { table: 'conversations', key: 'id', time: 'expires_at', days: 0 },
  { table: 'shares', key: 'id', time: 'expires_at', days: KEPT.shares },
  { table: 'throttles', key: 'key', time: 'expires_at', days: 0 },
]

/** Deletes expired rows in batches, each in its own transaction; returns the number of rows by table. */
export async function sweepExpired(db: Db, now: number, signal?: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { table, key, time, days } of EXPIRING) {
    const rows = sql.table(table)
    const late = sql`${sql.ref(time)} < ${now - days * DAY}`
    // The condition is repeated: a row may be renewed between selection and deletion.
    const batch = sql`
      delete from ${rows}
      where ${sql.ref(key)} in (select ${sql.ref(key)} from ${rows} where ${late} limit ${BATCH}) and ${late}`
    let last: number
    removed[table] = 0
    do {
      signal?.throwIfAborted()
      last = Number((await batch.execute(db)).numAffectedRows)
      removed[table] += last
    } while (last === BATCH)
  }
  // Composite key, so no batches: one statement over the index on the expiry.
  const { numDeletedRows } = await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).executeTakeFirst()
  return { ...removed, idempotency_keys: Number(numDeletedRows) }
}
