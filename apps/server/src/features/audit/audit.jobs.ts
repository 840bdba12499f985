import type { Db } from '#src/db/client.ts'
import type { JobHandlers } from '#src/jobs/runner.ts'
import { sealAudit } from './audit.service.ts'

export const SEAL_KIND = 'audit-seal'

export const auditJobs = ({ db }: { db: Db }): JobHandlers => ({
  [SEAL_KIND]: {
    async run() {
      await sealAudit(db)
    },
  },
})
