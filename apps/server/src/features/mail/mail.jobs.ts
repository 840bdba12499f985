import { defineJob, type Job } from '#src/jobs/job.ts'
import { findRecipient } from './mail.repo.ts'
import { MAIL_JOB, type MailJobDeps, type QueuedMail, sendOnce } from './mail.service.ts'
import { emailChangedMail, type MailText, passwordChangedMail } from './mail.templates.ts'

/** Messages to a user about the account. */
export function mailJob(deps: MailJobDeps): Job {
  const texts: Record<QueuedMail['template'], (person: { name: string }, at: number) => MailText> = {
    'password-changed': (person, at) => passwordChangedMail(person, at, deps.publicUrl),
    'email-changed': (person, at) => emailChangedMail(person, at, deps.publicUrl),
  }
  return defineJob({
    ...MAIL_JOB,
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { template, userId, to, at } = job.payload
        const person = await findRecipient(deps.db, userId)
        // The account is gone, and its messages with it.
        if (!person) return undefined
        return { ...texts[template](person, at), id: job.id, to: to ?? person.email, date: deps.clock() }
      }),
  })
}
