import { defineJob, type Job } from '#src/jobs/job.ts'
import { findAddress } from './mail.repo.ts'
import { MAIL_JOB, type MailJobDeps, type QueuedMail, sendOnce } from './mail.service.ts'
import { type MailText, passwordChangedMail, twoFactorOffMail, twoFactorOnMail } from './mail.templates.ts'

const TEXTS: Record<QueuedMail['template'], (at: number, publicUrl: string) => MailText> = {
  'password-changed': passwordChangedMail,
  'two-factor-on': twoFactorOnMail,
  'two-factor-off': twoFactorOffMail,
}

/** Sends messages about the account's security, whether the address is confirmed or not. */
export function mailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...MAIL_JOB,
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { template, userId, at } = job.payload
        const to = await findAddress(deps.db, userId)
        // The account was deleted.
        if (!to) return undefined
        return { ...TEXTS[template](at, deps.publicUrl), id: job.id, to, date: deps.clock() }
      }),
  })
}
