import type { Db } from '#src/db/client.ts'
import { type ClaimedJob, enqueue } from '#src/jobs/queue.ts'
import type { JobRun } from '#src/jobs/runner.ts'
import { newId } from '#src/platform/ids.ts'
import { type Mail, MailNotSentError, type SendMail } from '#src/platform/ports/mail.ts'

export { composeMail, type MailText } from './mail.templates.ts'

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

export interface MailJobDeps {
  db: Db
  clock: () => number
  send: SendMail
  publicUrl: string
  log: { warn(about: object, text: string): void }
}

const SENDING = 'sending'

/**
 * Sends what `compose` gives, at most once however often the job runs: the checkpoint is written before, so a worker
 * that died in the middle, or a connection that broke after the text was handed over, leaves the message unsent rather
 * than sent twice. What surely didn't leave is tried again.
 */
export async function sendOnce(
  deps: Pick<MailJobDeps, 'send' | 'log'>,
  job: ClaimedJob,
  run: JobRun,
  compose: () => Promise<Mail | undefined>,
): Promise<void> {
  if (job.checkpoint === SENDING) return deps.log.warn({ job: job.id }, 'a mail may have left before: not sent again')
  const mail = await compose()
  if (!mail) return
  await run.note(SENDING)
  try {
    await deps.send(mail)
  } catch (error) {
    if (error instanceof MailNotSentError) {
      await run.note(null)
      throw error
    }
    deps.log.warn({ err: error, job: job.id }, 'a mail may have left although sending failed: not sent again')
  }
}
