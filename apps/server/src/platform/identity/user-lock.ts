import type { Db } from '#src/db/client.ts'

/**
 * Locks the user's row: until the caller's transaction ends, no other one changes this user, its sessions or companies.
 * Returns false when the account no longer exists.
 */
export async function lockUser(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
