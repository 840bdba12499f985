import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#src/db/client.ts'
import { createMetrics } from '#src/platform/telemetry/metrics.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { defineJob } from './job.ts'
import { enqueue } from './queue.ts'
import { collectQueue } from './queue-metrics.ts'
import { startRunner } from './runner.ts'

const fail = (error: unknown) => {
  throw error
}
const NOW = Date.UTC(2026, 10, 21, 12)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

onBothEngines('metrics of the queue', (t) => {
  test('tell what waits by kind and for how long, then how each run ended', async () => {
    const time = { now: NOW }
    const clock = () => time.now
    const metrics = await createMetrics()
    collectQueue(metrics.registry, { db: t.db(), clock })
    const look = () => metrics.registry.render(fail)
    await enqueue(t.db(), anyJob('good'), { key: '1', payload: null }, NOW)
    await enqueue(t.db(), anyJob('bad'), { key: '1', payload: null, runAt: NOW + 30_000 }, NOW)
    await enqueue(t.db(), anyJob('bad'), { key: 'later', payload: null, runAt: NOW + 600_000 }, NOW)
    time.now += 40_000
    const waiting = await look()
    expect(waiting).toContain('norteia_jobs_waiting{kind="good"} 1')
    expect(waiting).toContain('norteia_jobs_waiting{kind="bad"} 1')
    expect(waiting).toMatch(/^norteia_jobs_oldest_waiting_seconds 40$/m)

    const runner = startRunner({
      db: t.db(),
      clock,
      log: silent,
      meter: metrics.jobs,
      settings: { pollMs: 10 },
      jobs: [
        defineJob({ ...anyJob('good'), run: async () => undefined }),
        defineJob({ ...anyJob('bad'), run: async () => fail(new Error('no')), tries: 1 }),
      ],
    })
    expect(await look()).toContain('norteia_jobs_total{kind="bad",step="given_up"} 0')
    let text = ''
    for (let left = 3_000; left > 0 && !/step="given_up"} 1/.test(text); left--) {
      await sleep(10)
      text = await look()
    }
    await runner.stop()
    text = await look()
    expect(text).toContain('norteia_jobs_total{kind="good",step="started"} 1')
    expect(text).toContain('norteia_jobs_total{kind="good",step="done"} 1')
    expect(text).toContain('norteia_jobs_total{kind="bad",step="given_up"} 1')
    expect(text).toContain('norteia_job_duration_seconds_count{kind="good"} 1')
    expect(text).toContain('norteia_jobs_waiting{kind="good"} 0')
    expect(text).toContain('norteia_jobs_failed{kind="bad"} 1')
    expect(text).toMatch(/^norteia_jobs_oldest_waiting_seconds 0$/m)
  })

  describe('statements', () => {
    test('are counted by kind, and refused ones as failed', async () => {
      const seen: string[] = []
      const database = await openDatabase({
        databaseUrl: t.databaseUrl(),
        dataDir: t.dataDir(),
        onQuery: (kind, ms, failed) => void seen.push(`${kind} ${ms >= 0} ${failed}`),
      })
      await database.db.selectFrom('jobs').select('id').execute()
      const wrong = database.db.insertInto('jobs').values({ id: 'x' } as never)
      await expect(wrong.execute()).rejects.toThrow()
      await database.close()
      expect(seen).toContain('SelectQueryNode true false')
      expect(seen.at(-1)).toBe('InsertQueryNode true true')
    })
  })
})
