import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#src/db/client.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { defineJob } from './job.ts'
import { enqueue } from './queue.ts'
import { startRunner } from './runner.ts'

/** A worker process that the fault test kills: each job writes one effect row and one line of 'mail'. */
const [dataDir = '', databaseUrl = '', mailbox = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined })
const log = { info: () => undefined, warn: () => undefined, error: console.error }

startRunner({
  db: database.db,
  clock: Date.now,
  log,
  settings: { leaseMs: 1_000, heartbeatMs: 250, pollMs: 50, concurrency: 3 },
  jobs: [
    defineJob({
      ...anyJob('work'),
      async run(job, run) {
        if (job.checkpoint === null) {
          await run.note('sending')
          appendFileSync(mailbox, `${job.key}\n`)
        }
        await sleep(Math.random() * 40)
        await run.complete((trx) =>
          enqueue(trx, anyJob('effect'), { key: `${job.key}#${job.fence}`, payload: null }, Date.now()),
        )
      },
    }),
  ],
})
process.stdout.write('ready\n')
