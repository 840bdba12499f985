import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import type { JobRun } from '#src/jobs/job.ts'
import { type ClaimedJob, enqueue } from '#src/jobs/queue.ts'
import { AppError } from '#src/platform/app-error.ts'
import { newId, sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import { type Mail, MailNotSentError, type SendMail } from '#src/platform/ports/mail.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'

import { findReader, type Reader } from './mail.repo.ts'

export { composeMail, type MailText, momentOf } from './mail.templates.ts'

const QueuedMail = z.object({
  template: z.enum(['password-changed', 'two-factor-on', 'two-factor-off']),
  userId: z.string(),
  /** When the thing happened. */
  at: z.number(),
})
export type QueuedMail = z.infer<typeof QueuedMail>

export const MAIL_JOB = { kind: 'mail', payload: QueuedMail }

/** Sends a message about the account after the caller's transaction has committed. */
export async function queueMail(trx: Db, mail: QueuedMail, now: number): Promise<void> {
  await enqueue(trx, MAIL_JOB, { key: newId(now), payload: mail, userId: mail.userId }, now)
}

/** Whom mails about companies may go to. Undefined: the account is gone, or nobody has shown that its address is theirs. */
export const readerOf = (db: Db, userId: string): Promise<Reader | undefined> => findReader(db, userId)

/**
 * Counts a mail about the user's companies, in the transaction that would put it into the queue. Those about the
 * account's safety are bounded by what they tell of.
 *
 * @returns false when the user has had those of the day: the news stays in the app
 */
export async function takeMail(trx: Db, userId: string, at: { scale: number; now: number }): Promise<boolean> {
  try {
    await takeDurable(trx, `mails:${sha256(userId)}`, RATE.mailsPerUser, at)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
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
