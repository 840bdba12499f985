import type { Db } from '#src/db/client.ts'
import { choreKind } from '#src/jobs/housekeeping.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { sealAudit } from './audit.service.ts'

export const SEAL_JOB = choreKind('audit-seal')

export const sealJob = ({ db }: { db: Db }): Job =>
  defineJob({
    ...SEAL_JOB,
    lane: 'scheduled',
    async run() {
      await sealAudit(db)
    },
  })
