import { type MailJobDeps, sendOnce } from '#src/features/mail/mail.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { sha256 } from '#src/platform/ids.ts'
import { confirmationMail, emailChangedMail } from './email-links.mail.ts'
import { findUnsentLink, setTokenHash } from './email-links.repo.ts'
import { EMAIL_LINK_JOB, newLinkToken } from './email-links.service.ts'

/** Creates the token when the mail is sent, so that it exists only in the mail; a retry creates a new one. */
export function emailLinkJob(deps: MailJobDeps): Job {
  return defineJob({
    ...EMAIL_LINK_JOB,
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { linkId } = job.payload
        const link = await findUnsentLink(deps.db, linkId, deps.clock())
        if (!link) return undefined
        const confirms = link.kind === 'confirm'
        if (confirms && (link.presentEmail !== link.email || link.email_confirmed_at !== null)) return undefined
        const token = newLinkToken()
        if (!(await setTokenHash(deps.db, linkId, sha256(token)))) return undefined
        const mail = confirms
          ? confirmationMail(`${deps.publicUrl}/confirmar-email#${token}`)
          : emailChangedMail(link.created_at, `${deps.publicUrl}/desfazer-email#${token}`)
        return { ...mail, id: `${job.id}-${job.fence}`, to: link.email, date: deps.clock() }
      }),
  })
}
