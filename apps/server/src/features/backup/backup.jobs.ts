import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KEPT } from '@norteia/contracts/privacy'
import type { Database } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { choreKind } from '#src/jobs/housekeeping.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { hasUsers } from './backup.repo.ts'
import { backupName, checkBackup, pruneBackups, writeBackup } from './backup.service.ts'

export const BACKUP_JOB = choreKind('backup')

/** Daily backup of the embedded database: writes it, reads it back, deletes the oldest beyond 14. */
export function backupJob(deps: { database: Database; dataDir: string; clock: () => number }): Job {
  return defineJob({
    ...BACKUP_JOB,
    lane: 'scheduled',
    async run(_job, run) {
      if (!(await hasUsers(deps.database.db))) return
      const folder = join(deps.dataDir, 'backups')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pruneBackups(folder, KEPT.backups)
      const now = deps.clock()
      const path = join(folder, backupName(now))
      // An earlier run of the same second wrote the file and was killed afterwards.
      await rm(path, { force: true })
      const digests = await writeBackup(deps.database, path, { now, signal: run.signal })
      await checkBackup(path)
      await pruneBackups(folder, KEPT.backups)
      const rows = digests.reduce((sum, digest) => sum + digest.rows, 0)
      await run.complete((trx) => recordAudit(trx, { event: 'backup_written', detail: `${rows} rows` }, deps.clock()))
    },
  })
}
