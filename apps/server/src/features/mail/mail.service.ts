import type { Db } from '#src/db/client.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { newId } from '#src/platform/ids.ts'

export const MAIL_KIND = 'mail'

export interface QueuedMail {
  template: 'password-changed' | 'email-changed'
  userId: string
  /** Another address than the user's present one. */
  to?: string
  /** When the thing happened. */
  at: number
}

/** Sends a message about the account after the caller's transaction has committed. */
export async function queueMail(trx: Db, mail: QueuedMail, now: number): Promise<void> {
  await enqueue(trx, { kind: MAIL_KIND, key: newId(now), payload: mail, userId: mail.userId }, now)
}
