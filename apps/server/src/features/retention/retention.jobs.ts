import { KEPT } from '@norteia/contracts/privacy'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, emptyLog } from '#src/db/client.ts'
import { sweepAudit } from '#src/features/audit/audit.service.ts'
import { choreKind } from '#src/jobs/housekeeping.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { sweepJobs } from '#src/jobs/queue.ts'
import { sweepExpired } from './retention.repo.ts'

export const RETENTION_JOB = choreKind('retention')

const DAY = 24 * 3_600_000
const ENDED_JOBS_KEPT = 7 * DAY

/** Deletes expired rows daily; restartable. */
export function retentionJob(deps: { db: Db; clock: () => number; log: Pick<FastifyBaseLogger, 'info'> }): Job {
  const { db, clock, log } = deps
  return defineJob({
    ...RETENTION_JOB,
    lane: 'scheduled',
    async run(_job, run) {
      const now = clock()
      const removed = await sweepExpired(db, now, run.signal)
      await sweepJobs(db, now - ENDED_JOBS_KEPT)
      const audit = await sweepAudit(db, now - KEPT.audit * DAY, now)
      await emptyLog(db)
      log.info({ removed: { ...removed, audit } }, 'retention sweep')
    },
  })
}
