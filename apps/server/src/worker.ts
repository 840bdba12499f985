import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import { mailJobs } from './features/mail/mail.jobs.ts'
import { recoveryJobs } from './features/recovery/recovery.jobs.ts'
import { wordingJobs } from './features/wording/wording.jobs.ts'
import { type JobHandlers, type Runner, type RunnerSettings, startRunner } from './jobs/runner.ts'
import type { Config } from './platform/config.ts'
import type { SendMail } from './platform/mail.ts'
import type { AskModel } from './platform/models.ts'
import type { EmitToCompany } from './platform/realtime.ts'

export interface WorkerDeps {
  config: Pick<Config, 'publicUrl'>
  database: Database
  clock: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  sendMail: SendMail
  askModel: AskModel
  emitToCompany: EmitToCompany
  settings?: Partial<RunnerSettings>
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
}: WorkerDeps): Runner {
  const { db } = database
  const mail = { db, clock, log, send: sendMail, publicUrl: config.publicUrl }
  const handlers: JobHandlers = {
    ...mailJobs(mail),
    ...recoveryJobs(mail),
    ...wordingJobs({ db, clock, askModel, emitToCompany }),
  }
  return startRunner({ db, clock, log, handlers, ...(settings && { settings }) })
}
