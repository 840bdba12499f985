import type { Db } from '#src/db/client.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import type { Outbox } from '#src/platform/ports/mail.ts'
import { findKnownAddresses } from './mail.repo.ts'
import { OUTBOX_JOB } from './mail.service.ts'

const DAY = 24 * 3_600_000
const KEPT_MS = 30 * DAY

/**
 * Removes messages from the outbox that are older than 30 days, or whose address no account has any more: those of
 * deleted accounts, and of addresses that were left, once they can't come back. Runs daily and after each deletion of
 * an account. `outbox` undefined: mails leave by a mail server.
 */
export function outboxJob({ db, clock, outbox }: { db: Db; clock: () => number; outbox: Outbox | undefined }): Job {
  return defineJob({
    ...OUTBOX_JOB,
    lane: 'scheduled',
    async run() {
      if (!outbox) return
      const messages = await outbox.list()
      const known = await findKnownAddresses(db, [...new Set(messages.map(({ to }) => to))])
      const oldest = clock() - KEPT_MS
      for (const { name, to, writtenAt } of messages)
        if (writtenAt < oldest || !known.has(to)) await outbox.remove(name)
    },
  })
}
