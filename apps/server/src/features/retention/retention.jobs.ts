import { KEPT } from '@norteia/contracts/privacy'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#src/db/client.ts'
import { sweepAudit } from '#src/features/audit/audit.service.ts'
import { sweepJobs } from '#src/jobs/queue.ts'
import type { JobHandlers } from '#src/jobs/runner.ts'
import { sweepExpired } from './retention.repo.ts'

export const RETENTION_KIND = 'retention'

const DAY = 24 * 3_600_000
const ENDED_JOBS_KEPT = 7 * DAY

/** The daily sweep of what is past its time. A run that was cut off begins anew and finds less to do. */
export function retentionJobs(deps: {
  db: Db
  clock: () => number
  log: Pick<FastifyBaseLogger, 'info'>
}): JobHandlers {
  const { db, clock, log } = deps
  return {
    [RETENTION_KIND]: {
      async run(_job, run) {
        const now = clock()
        const removed = await sweepExpired(db, now, run.signal)
        await sweepJobs(db, now - ENDED_JOBS_KEPT)
        const audit = await sweepAudit(db, now - KEPT.audit * DAY)
        log.info({ removed: { ...removed, audit } }, 'retention sweep')
      },
    },
  }
}
