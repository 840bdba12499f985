import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { enqueue } from './queue.ts'

/** The long form: KILLS=20 KILL_JOBS=100. */
const KILLS = Number(process.env.KILLS ?? 5)
const JOBS = Number(process.env.KILL_JOBS ?? 40)
const FIXTURE = join(import.meta.dirname, 'kill-worker.fixture.ts')

onBothEngines('a worker killed at random instants', (t) => {
  it(`gives each of ${JOBS} jobs its effect exactly once, and each mail at most once`, async () => {
    const mailbox = join(t.dataDir(), 'mailbox.txt')
    writeFileSync(mailbox, '')
    await inTransaction(t.db(), async (trx) => {
      for (let n = 0; n < JOBS; n++) await enqueue(trx, anyJob('work'), { key: `k${n}`, payload: null }, Date.now())
    })
    const left = async () => {
      const rows = await t
        .db()
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'work')
        .where('status', '!=', 'done')
        .execute()
      return rows.length
    }
    const startWorker = async () => {
      const args = [FIXTURE, t.dataDir(), t.databaseUrl() ?? '', mailbox]
      const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(worker.stdout, 'data')
      return worker
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = await startWorker()
      const gone = once(worker, 'exit')
      await sleep(20 + Math.random() * ((JOBS * 10) / KILLS))
      worker.kill('SIGKILL')
      await gone
    }
    const last = await startWorker()
    const deadline = Date.now() + 90_000
    while ((await left()) > 0 && Date.now() < deadline) await sleep(50)
    const gone = once(last, 'exit')
    last.kill('SIGKILL')
    await gone

    expect(await left()).toBe(0)
    const effects = await t.db().selectFrom('jobs').select('key').where('kind', '=', 'effect').execute()
    const doers = effects.map((effect) => effect.key.split('#')[0]).sort()
    expect(doers).toEqual(Array.from({ length: JOBS }, (_, n) => `k${n}`).sort())
    const mails = readFileSync(mailbox, 'utf8').trim().split('\n')
    expect(new Set(mails).size).toBe(mails.length)
    reportFault(
      `kill -9 of a worker at random instants, ${t.engine}`,
      `${KILLS} kills, ${JOBS} jobs: ${effects.length} effects, each once; ${mails.length} mails, none twice`,
    )
  })
})
