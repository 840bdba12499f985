import type { Db } from '#src/db/client.ts'

export interface Authenticator {
  secret: string
  last_step: number
  failures: number
  locked_until: number
  confirmed_at: number | null
}

/** Locks the row until the caller's transaction ends; undefined: none was ever offered. */
export const lockAuthenticator = (trx: Db, userId: string): Promise<Authenticator | undefined> =>
  trx
    .updateTable('two_factor')
    .set((column) => ({ failures: column.ref('failures') }))
    .where('user_id', '=', userId)
    .returning(['secret', 'last_step', 'failures', 'locked_until', 'confirmed_at'])
    .executeTakeFirst()

/** Stores a new secret in place of an unconfirmed one. @returns false when a confirmed one exists */
export async function offerAuthenticator(db: Db, userId: string, secret: string, now: number): Promise<boolean> {
  const row = await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, created_at: now }).where('two_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** `step`: time step of the accepted code; undefined for a recovery code. */
export async function markRight(trx: Db, userId: string, step: number | undefined): Promise<void> {
  await trx
    .updateTable('two_factor')
    .set({ failures: 0, ...(step !== undefined && { last_step: step }) })
    .where('user_id', '=', userId)
    .execute()
}

export async function markWrong(
  trx: Db,
  userId: string,
  counts: { failures: number; lockedUntil: number },
): Promise<void> {
  await trx
    .updateTable('two_factor')
    .set({ failures: counts.failures, locked_until: counts.lockedUntil })
    .where('user_id', '=', userId)
    .execute()
}

export async function confirmAuthenticator(trx: Db, userId: string, now: number): Promise<void> {
  await trx.updateTable('two_factor').set({ confirmed_at: now }).where('user_id', '=', userId).execute()
}

/** Deletes the authenticator with its recovery codes; with `since`, only one confirmed at or after that time. */
export async function deleteAuthenticator(trx: Db, userId: string, since = 0): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '>=', since)]))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await trx.deleteFrom('two_factor_codes').where('user_id', '=', userId).execute()
  return true
}

export async function insertCodes(trx: Db, userId: string, hashes: readonly string[], now: number): Promise<void> {
  await trx
    .insertInto('two_factor_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId, created_at: now, used_at: null })))
    .execute()
}

/** @returns false for one that is unknown or used */
export async function useCode(trx: Db, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('two_factor_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findState(db: Db, userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const row = await db
    .selectFrom('two_factor')
    .select((column) => [
      'confirmed_at',
      column
        .selectFrom('two_factor_codes')
        .select((code) => code.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .as('left'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const enabled = row?.confirmed_at != null
  return { enabled, recoveryCodesLeft: enabled ? Number(row?.left ?? 0) : 0 }
}
