import { randomInt } from 'node:crypto'
import { type MailJobDeps, sendOnce } from '#src/features/mail/mail.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { hashPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { recoveryCodeMail } from './recovery.mail.ts'
import { findOpenRecovery, setCode } from './recovery.repo.ts'
import { RECOVERY_JOB } from './recovery.service.ts'

/**
 * Creates the code when the mail is sent, so that it exists only in the mail; a retry creates a new one. Attempts continue
 * until the recovery has expired.
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
        // Also for unknown addresses, and stored: neither requests nor guesses may take a different time.
        const hash = await hashPassword(code)
        if (!recovery || !(await setCode(deps.db, recoveryId, hash))) return undefined
        // The account has another address by now.
        if (!recovery.email || sha256(recovery.email) !== recovery.email_hash) return undefined
        return { ...recoveryCodeMail(code), id: `${job.id}-${job.fence}`, to: recovery.email, date: deps.clock() }
      }),
  })
}
