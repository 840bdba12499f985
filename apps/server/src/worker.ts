import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import { SEAL_JOB, sealJob } from './features/audit/audit.jobs.ts'
import { hasUnsealed } from './features/audit/audit.service.ts'
import { taskJobs } from './features/automation/automation.jobs.ts'
import { BACKUP_JOB, backupJob } from './features/backup/backup.jobs.ts'
import { emailLinkJob } from './features/email-links/email-links.jobs.ts'
import { alertMailJob } from './features/kpi/kpi.jobs.ts'
import { mailJob } from './features/mail/mail.jobs.ts'
import { OUTBOX_JOB } from './features/mail/mail.service.ts'
import { outboxJob } from './features/mail/outbox.jobs.ts'
import { summaryMailJob } from './features/plan/summary.jobs.ts'
import { recoveryJob } from './features/recovery/recovery.jobs.ts'
import { reportMailJob } from './features/reports/reports.jobs.ts'
import { anomalyJob, anomalyMailJob } from './features/result/result.jobs.ts'
import { RETENTION_JOB, retentionJob } from './features/retention/retention.jobs.ts'
import { wordingJob } from './features/wording/wording.jobs.ts'
import { type Chore, startHousekeeping } from './jobs/housekeeping.ts'
import { type Runner, type RunnerSettings, startRunner } from './jobs/runner.ts'
import { startSchedule } from './jobs/schedule.ts'
import type { Config } from './platform/config.ts'
import type { Outbox, SendMail } from './platform/ports/mail.ts'
import type { AskModel } from './platform/ports/models.ts'
import type { EmitToCompany } from './platform/ports/realtime.ts'
import type { JobMeter } from './platform/telemetry/metrics.ts'

export interface WorkerDeps {
  config: Pick<Config, 'publicUrl' | 'aiProviders' | 'dataDir' | 'rateLimitScale'>
  database: Database
  clock: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  sendMail: SendMail
  /** Set where mails are files of this machine. */
  outbox?: Outbox | undefined
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
  outbox,
  askModel,
  emitToCompany,
  settings,
  meter,
}: WorkerDeps): Runner {
  const { db } = database
  const mail = { db, clock, log, send: sendMail, publicUrl: config.publicUrl }
  const jobs = [
    mailJob(mail),
    emailLinkJob(mail),
    recoveryJob(mail),
    wordingJob({ db, clock, askModel, emitToCompany }),
    ...taskJobs({ db, clock, config, emitToCompany }),
    reportMailJob(mail),
    alertMailJob(mail),
    summaryMailJob(mail),
    anomalyJob({ db, clock, config, emitToCompany }),
    anomalyMailJob(mail),
    outboxJob({ db, clock, outbox }),
    sealJob({ db }),
    retentionJob({ db, clock, log }),
    backupJob({ database, dataDir: config.dataDir, clock }),
  ]
  const schedule = startSchedule({ db, clock, log, ...(settings?.pollMs && { pollMs: settings.pollMs }) })
  const runner = startRunner({ db, clock, log, jobs, meter, ...(settings && { settings }) })
  const keeper = startHousekeeping({ db, clock, log, chores: choresOf(database, outbox) })
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
const choresOf = ({ db, engine }: Database, outbox: Outbox | undefined): Chore[] => [
  { ...SEAL_JOB, everyMs: MINUTE, isNeeded: () => hasUnsealed(db) },
  { ...RETENTION_JOB, everyMs: DAY },
  ...(outbox ? [{ ...OUTBOX_JOB, everyMs: DAY }] : []),
  ...(engine === 'sqlite' ? [{ ...BACKUP_JOB, everyMs: DAY }] : []),
]
