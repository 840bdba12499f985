import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#src/db/client.ts'
import type { Runner } from '#src/jobs/runner.ts'
import { readConfig } from '#src/platform/config.ts'
import type { Mail } from '#src/platform/ports/mail.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import { startWorker, type WorkerDeps } from '#src/worker.ts'
import type { EngineTest } from './engines.ts'

/** A realtime event as a screen would get it. */
export interface Emitted {
  companyId: string
  event: string
  body: Record<string, unknown>
}

/** Workers of a test with its clock; what they send is collected. */
export function workerTest(t: EngineTest, time: { now: number }) {
  const mails: Mail[] = []
  const events: Emitted[] = []
  const running = new Set<Runner>()
  const others = new Set<Database>()
  const start = (database: Database, deps: Partial<WorkerDeps> = {}): Runner => {
    const runner = startWorker({
      config: readConfig({ LOG_LEVEL: 'silent' }, t.dataDir()),
      database,
      clock: () => time.now,
      log: createLogger('silent'),
      sendMail: async (mail) => void mails.push(mail),
      askModel: async () => ({ attempts: [] }),
      emitToCompany: (companyId, event, body) => void events.push({ companyId, event, body }),
      settings: { pollMs: 15 },
      ...deps,
    })
    running.add(runner)
    return runner
  }
  const pending = async () => {
    const { db } = t.database()
    const due = await db
      .selectFrom('tasks')
      .select('id')
      .where('status', '=', 'running')
      .where('next_run_at', '<=', time.now)
      .execute()
    const jobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('status', 'in', ['queued', 'running'])
      .where('run_at', '<=', time.now)
      .execute()
    return due.length + jobs.length
  }
  return {
    mails,
    events,
    start: (deps?: Partial<WorkerDeps>) => start(t.database(), deps),
    /** With a connection of its own, as another process has it. */
    async startApart(deps?: Partial<WorkerDeps>) {
      const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
      others.add(other)
      return start(other, deps)
    },
    /** Until no task and no job is due any more. */
    async settle(ms = 100_000) {
      const deadline = Date.now() + ms
      while ((await pending()) > 0) {
        if (Date.now() > deadline) throw new Error(`work is left after ${ms} ms`)
        await sleep(15)
      }
    },
    async stop() {
      await Promise.all([...running].map((runner) => runner.stop()))
      running.clear()
      for (const database of others) await database.close()
      others.clear()
    },
    forget() {
      mails.length = 0
      events.length = 0
    },
  }
}
