import { randomInt } from 'node:crypto'
import { type MailJobDeps, sendOnce } from '#src/features/mail/mail.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { hashPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { recoveryCodeMail } from './recovery.mail.ts'
import { findOpenRecovery, setCode } from './recovery.repo.ts'
import { RECOVERY_JOB } from './recovery.service.ts'

/**
 * Draws the code as the mail leaves, so that it stands nowhere but in the mail, and a retry draws a new one. Tries go on
 * until the recovery has run out.
 */
export function recoveryJob(deps: MailJobDeps): Job {
  return defineJob({
    ...RECOVERY_JOB,
    tries: 40,
    backoffMaxMs: 30_000,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { recoveryId } = job.payload
        const recovery = await findOpenRecovery(deps.db, recoveryId, deps.clock())
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        // For an unknown address too, and kept: neither the work behind an answer nor that of a guess must tell.
        const hash = await hashPassword(code)
        if (!recovery || !(await setCode(deps.db, recoveryId, hash))) return undefined
        // It was asked for with another address than the account has now.
        if (!recovery.email || sha256(recovery.email) !== recovery.email_hash) return undefined
        return { ...recoveryCodeMail(code), id: `${job.id}-${job.fence}`, to: recovery.email, date: deps.clock() }
      }),
  })
}
