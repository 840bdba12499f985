import type { Db } from '#src/db/client.ts'
import type { ClaimedJob } from '#src/jobs/queue.ts'
import type { JobHandler, JobRun } from '#src/jobs/runner.ts'
import { type Mail, MailNotSentError, type SendMail } from '#src/platform/mail.ts'
import { findRecipient } from './mail.repo.ts'
import { MAIL_KIND, type QueuedMail } from './mail.service.ts'
import { emailChangedMail, type MailText, passwordChangedMail } from './mail.templates.ts'

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

/** Messages to a user about the account. */
export function mailJobs(deps: MailJobDeps): Record<string, JobHandler> {
  const texts: Record<QueuedMail['template'], (person: { name: string }, at: number) => MailText> = {
    'password-changed': (person, at) => passwordChangedMail(person, at, deps.publicUrl),
    'email-changed': (person, at) => emailChangedMail(person, at, deps.publicUrl),
  }
  return {
    [MAIL_KIND]: {
      tries: 10,
      run: (job, run) =>
        sendOnce(deps, job, run, async () => {
          const { template, userId, to, at } = job.payload as QueuedMail
          const person = await findRecipient(deps.db, userId)
          // The account is gone, and its messages with it.
          if (!person) return undefined
          return { ...texts[template](person, at), id: job.id, to: to ?? person.email, date: deps.clock() }
        }),
    },
  }
}
