import type { Db } from '#src/db/client.ts'
import { sha256 } from '#src/platform/ids.ts'
import { DEVICES_PER_USER } from '#src/platform/limits.ts'

/** Hash under which a browser's random value is stored for a user; undefined when it sent none. */
export const deviceHash = (userId: string, device: string | undefined): string | undefined =>
  device && sha256(`${userId}|${device}`)

/** Whether this device has signed in to the account since its password was set. */
export async function isKnownDevice(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('known_devices').select('user_id').where('device_hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

/** Remembers a device and forgets the least recently used ones. Call after locking the user's row. */
export async function rememberDevice(trx: Db, userId: string, hash: string, now: number): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ device_hash: hash, user_id: userId, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('device_hash').doUpdateSet({ used_at: now }))
    .execute()
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', (query) =>
      query
        .selectFrom('known_devices')
        .select('device_hash')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('device_hash')
        .limit(DEVICES_PER_USER),
    )
    .execute()
}
