import type { Db } from '#src/db/client.ts'

export async function forgetDevices(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

export async function endRecoveries(trx: Db, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes links in mails to the address that the account is giving up. */
export async function deleteMailedLinks(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('unsubscribe_links').where('user_id', '=', userId).execute()
  await trx.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'confirm').execute()
}
