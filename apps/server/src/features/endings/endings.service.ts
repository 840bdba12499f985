import type { Db } from '#src/db/client.ts'
import { deleteMailedLinks, endRecoveries, forgetDevices } from './endings.repo.ts'

/** In the transaction of a new password: forgets known devices and ends recoveries. The caller ends sessions. */
export async function endWithPassword(trx: Db, userId: string, now: number): Promise<void> {
  await forgetDevices(trx, userId)
  await endRecoveries(trx, userId, now)
}

/** In the transaction of a new address: ends recoveries and links sent to the old one. */
export async function endWithEmail(trx: Db, userId: string, now: number): Promise<void> {
  await endRecoveries(trx, userId, now)
  await deleteMailedLinks(trx, userId)
}
