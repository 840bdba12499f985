import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { choreKind } from '#src/jobs/housekeeping.ts'
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
  /** When it happened, epoch milliseconds. */
  at: z.number(),
})
export type QueuedMail = z.infer<typeof QueuedMail>

/** Removes what may no longer lie in the outbox. */
export const OUTBOX_JOB = choreKind('outbox')

/** Kinds of jobs that end in a mail to a user. */
export const MAIL_KINDS = [
  'mail',
  'alert-mail',
  'anomaly-mail',
  'report-mail',
  'summary-mail',
  'recovery-code',
  'email-link',
] as const

export const MAIL_JOB = { kind: 'mail', payload: QueuedMail }

/** Queues a message about the account in the caller's transaction. */
export async function queueMail(trx: Db, mail: QueuedMail, now: number): Promise<void> {
  await enqueue(trx, MAIL_JOB, { key: newId(now), payload: mail, userId: mail.userId }, now)
}

/** Recipient of mails about companies; undefined: the account is gone, or its address is not confirmed. */
export const readerOf = (db: Db, userId: string): Promise<Reader | undefined> => findReader(db, userId)

/**
 * Counts a mail about the user's companies, in the transaction that would queue it. Mails about the account's security are
 * limited by the acts they report.
 *
 * @returns false when the user has reached the day's limit: the news appears in the app only
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
 * Sends the mail that `compose` returns, at most once however often the job runs. The checkpoint is written first: if the
 * worker dies while sending, or the connection breaks after the text was transmitted, the message may stay unsent but is
 * never sent twice. A message that was definitely not sent is retried.
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
