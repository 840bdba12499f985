import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import { auditJobs, SEAL_KIND } from './features/audit/audit.jobs.ts'
import { hasUnsealed } from './features/audit/audit.service.ts'
import { taskJobs } from './features/automation/automation.jobs.ts'
import { BACKUP_KIND, backupJobs } from './features/backup/backup.jobs.ts'
import { alertMailJobs } from './features/kpi/kpi.jobs.ts'
import { mailJobs } from './features/mail/mail.jobs.ts'
import { recoveryJobs } from './features/recovery/recovery.jobs.ts'
import { reportMailJobs } from './features/reports/reports.jobs.ts'
import { RETENTION_KIND, retentionJobs } from './features/retention/retention.jobs.ts'
import { wordingJobs } from './features/wording/wording.jobs.ts'
import { type Chore, startHousekeeping } from './jobs/housekeeping.ts'
import { type JobHandlers, type Runner, type RunnerSettings, startRunner } from './jobs/runner.ts'
import { startSchedule } from './jobs/schedule.ts'
import type { Config } from './platform/config.ts'
import type { SendMail } from './platform/ports/mail.ts'
import type { AskModel } from './platform/ports/models.ts'
import type { EmitToCompany } from './platform/ports/realtime.ts'
import type { JobMeter } from './platform/telemetry/metrics.ts'

export interface WorkerDeps {
  config: Pick<Config, 'publicUrl' | 'aiProviders' | 'dataDir'>
  database: Database
  clock: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  sendMail: SendMail
  askModel: AskModel
  emitToCompany: EmitToCompany
  settings?: Partial<RunnerSettings>
  meter?: JobMeter | undefined
}

/** Everything that runs from the queue, listed by hand. Stopped before the database is closed. */
export function startWorker({
  config,
  database,
  clock,
  log,
  sendMail,
  askModel,
  emitToCompany,
  settings,
  meter,
}: WorkerDeps): Runner {
  const { db } = database
  const mail = { db, clock, log, send: sendMail, publicUrl: config.publicUrl }
  const handlers: JobHandlers = {
    ...mailJobs(mail),
    ...recoveryJobs(mail),
    ...wordingJobs({ db, clock, askModel, emitToCompany }),
    ...taskJobs({ db, clock, config, emitToCompany }),
    ...reportMailJobs(mail),
    ...alertMailJobs(mail),
    ...auditJobs({ db }),
    ...retentionJobs({ db, clock, log }),
    ...backupJobs({ database, dataDir: config.dataDir, clock }),
  }
  const schedule = startSchedule({ db, clock, log, ...(settings?.pollMs && { pollMs: settings.pollMs }) })
  const runner = startRunner({ db, clock, log, handlers, meter, ...(settings && { settings }) })
  const keeper = startHousekeeping({ db, clock, log, chores: choresOf(database) })
  return {
    wake: runner.wake,
    async stop() {
      await keeper.stop()
      await schedule.stop()
      await runner.stop()
    },
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** PostgreSQL has backups of its own; the embedded file has ours. */
const choresOf = ({ db, engine }: Database): Chore[] => [
  { kind: SEAL_KIND, everyMs: MINUTE, isNeeded: () => hasUnsealed(db) },
  { kind: RETENTION_KIND, everyMs: DAY },
  ...(engine === 'sqlite' ? [{ kind: BACKUP_KIND, everyMs: DAY }] : []),
]
