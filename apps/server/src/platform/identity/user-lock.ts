import type { Db } from '#src/db/client.ts'

/**
 * Makes the caller's transaction the only one that changes this user, its sessions and its companies until it ends.
 * False when the account is gone.
 */
export async function lockUser(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
