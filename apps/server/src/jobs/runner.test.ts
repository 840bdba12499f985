import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction, openDatabase } from '#src/db/client.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { quickest } from '#tests/support/quickest.ts'
import { defineJob, type Job } from './job.ts'
import { claim, enqueue, finish, LostLeaseError, retryFailed } from './queue.ts'
import { backoffMs } from './run-job.ts'
import { RUNNER_SETTINGS, type Runner, type RunnerDeps, startRunner } from './runner.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

onBothEngines('jobs', (t) => {
  let runners: Runner[] = []
  beforeEach(async () => {
    await t.db().deleteFrom('jobs').execute()
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    runners = []
  })

  const start = (handler: Omit<Job, 'kind'>, more: Partial<RunnerDeps> = {}) => {
    const runner = startRunner({
      db: t.db(),
      clock: Date.now,
      log: quiet,
      jobs: [defineJob({ ...anyJob('test'), ...handler })],
      ...more,
    })
    runners.push(runner)
    return runner
  }
  const add = (key: string, more: { runAt?: number; now?: number } = {}) =>
    enqueue(t.db(), anyJob('test'), { key, payload: { key }, ...more }, more.now ?? Date.now())
  const states = async () => {
    const rows = await t.db().selectFrom('jobs').select(['key', 'status', 'attempts']).orderBy('key').execute()
    return rows.map((row) => `${row.key} ${row.status} ${row.attempts}`)
  }
  const until = async (met: () => boolean | Promise<boolean>, ms = 30_000) => {
    const deadline = Date.now() + ms
    while (!(await met())) {
      if (Date.now() > deadline) throw new Error(`not met within ${ms} ms`)
      await sleep(5)
    }
  }

  it('wait for none of another lane, however long those take', async () => {
    const done: string[] = []
    const gate = Promise.withResolvers<void>()
    const lane = (name: 'scheduled' | 'models' | 'people') =>
      defineJob({
        ...anyJob(name),
        lane: name,
        run: async (job) => {
          if (name !== 'people') await gate.promise
          done.push(job.key)
        },
      })
    for (const name of ['scheduled', 'models'])
      for (let n = 0; n < 20; n++) await enqueue(t.db(), anyJob(name), { key: `${name} ${n}`, payload: null }, 1)
    await enqueue(t.db(), anyJob('people'), { key: 'people', payload: null }, 2)
    runners.push(
      startRunner({
        db: t.db(),
        clock: Date.now,
        log: quiet,
        jobs: [lane('scheduled'), lane('models'), lane('people')],
        settings: { pollMs: 10 },
      }),
    )
    await until(() => done.length > 0)
    expect(done).toEqual(['people'])
    // Half as many as of people each, and all in the end.
    const running = async () =>
      (await t.db().selectFrom('jobs').select('kind').where('status', '=', 'running').execute()).map(({ kind }) => kind)
    await expect.poll(async () => (await running()).sort()).toEqual(['models', 'models', 'scheduled', 'scheduled'])
    gate.resolve()
    await until(() => done.length === 41)
  })

  it('exist only when the transaction they were put into commits', async () => {
    const failing = inTransaction(t.db(), async (trx) => {
      await enqueue(trx, anyJob('test'), { key: 'a', payload: null }, 1)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await states()).toEqual([])
  })

  it('are put in once for one key', async () => {
    expect(await add('a')).toBe(true)
    expect(await add('a')).toBe(false)
    expect(await states()).toEqual(['a queued 0'])
  })

  it('leave the thread to others between each other, however long the queue is', async () => {
    for (let n = 0; n < 40; n++) await add(`j${n}`)
    let turns = 0
    const atStart: number[] = []
    let counting = true
    setImmediate(function turn() {
      turns += 1
      if (counting) setImmediate(turn)
    })
    start({ run: async () => void atStart.push(turns) })
    await until(() => atStart.length === 40)
    counting = false
    expect(new Set(atStart).size).toBe(40)
  })

  it('start within a fraction of a second on an idle system, at the commit and not before', async () => {
    const seen: unknown[] = []
    start({ run: async (job) => void seen.push(job.payload) }, { settings: { pollMs: 60_000 } })
    await sleep(50)
    const ms = await quickest(1_000, async (n) => {
      const begun = performance.now()
      await inTransaction(t.db(), async (trx) => {
        await enqueue(trx, anyJob('test'), { key: `k${n}`, payload: { n } }, Date.now())
        await sleep(50)
        expect(seen).toHaveLength(n)
      })
      await until(() => seen.length === n + 1)
      return performance.now() - begun
    })
    expect(ms).toBeLessThan(1_000)
    expect(seen[0]).toEqual({ n: 0 })
  })

  it('of another process start within a second by polling', async () => {
    const seen: string[] = []
    start({ run: async (job) => void seen.push(job.key) })
    const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    await sleep(50)
    const ms = await quickest(1_000, async (n) => {
      const begun = performance.now()
      await enqueue(other.db, anyJob('test'), { key: `k${n}`, payload: null }, Date.now())
      await until(() => seen.length === n + 1)
      return performance.now() - begun
    })
    await other.close()
    expect(ms).toBeLessThan(1_000)
  })

  it('run once each with two workers and 500 jobs', async () => {
    const runs = new Map<string, number>()
    const handler: Omit<Job, 'kind'> = { run: async (job) => void runs.set(job.key, (runs.get(job.key) ?? 0) + 1) }
    await inTransaction(t.db(), async (trx) => {
      for (let n = 0; n < 500; n++) await enqueue(trx, anyJob('test'), { key: `k${n}`, payload: null }, Date.now())
    })
    const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    const second = start(handler, { db: other.db })
    start(handler)
    await until(async () => (await states()).every((state) => state.endsWith('done 0')))
    await second.stop()
    await other.close()
    expect(runs.size).toBe(500)
    expect([...runs.values()].every((count) => count === 1)).toBe(true)
  })

  it('keep nothing of a worker that lost its lease', async () => {
    await add('a')
    const first = (await claim(t.db(), ['test'], 1_000_000_000_000_000, 1_000))!
    const second = (await claim(t.db(), ['test'], 1_000_000_000_001_000, 1_000))!
    expect(second.fence).toBe(first.fence + 1)
    const late = finish(t.db(), first, 1, (trx) =>
      enqueue(trx, anyJob('test'), { key: 'effect of the first', payload: null }, 1),
    )
    await expect(late).rejects.toThrow(LostLeaseError)
    await finish(t.db(), second, 1, (trx) => enqueue(trx, anyJob('test'), { key: 'b', payload: null }, 1))
    expect(await states()).toEqual(['a done 0', 'b queued 0'])
    expect(await claim(t.db(), ['test'], 0, 1_000)).toBeUndefined()
  })

  it('stay with a worker that takes longer than the lease as long as it lives', async () => {
    let runs = 0
    let now = 1_000_000
    const gate = Promise.withResolvers<void>()
    const slow: Omit<Job, 'kind'> = {
      run: () => {
        runs += 1
        return gate.promise
      },
    }
    const more = { clock: () => now, settings: { leaseMs: 300, heartbeatMs: 10, pollMs: 10 } }
    start(slow, more)
    start(slow, more)
    await add('a', { now })
    const lease = async () =>
      (await t.db().selectFrom('jobs').select('lease_until').executeTakeFirstOrThrow()).lease_until
    await until(async () => (await lease()) === now + 300)
    for (let n = 0; n < 5; n++) {
      now += 200
      await until(async () => (await lease()) === now + 300)
    }
    gate.resolve()
    await until(async () => (await states())[0] === 'a done 0')
    expect(runs).toBe(1)
  })

  it('wait longer after each failure, and end as failed after five tries', async () => {
    let now = 1_000_000
    const tries: number[] = []
    let gaveUp = ''
    const runner = start(
      {
        run: async (job) => {
          tries.push(now)
          throw new Error(`broken ${job.attempt}`)
        },
        onGiveUp: async (_, job) => {
          gaveUp = job.key
        },
      },
      { clock: () => now, settings: { pollMs: 60_000 } },
    )
    await add('a', { now })
    for (const wait of [5_000, 10_000, 20_000, 40_000]) {
      const count = tries.length
      await until(async () => tries.length > 0 && (await states())[0] === `a queued ${tries.length}`)
      expect(tries.length).toBe(count || 1)
      now += wait - 1
      runner.wake()
      await sleep(30)
      expect(tries.length).toBe(count || 1)
      now += 1
      runner.wake()
      await until(() => tries.length === (count || 1) + 1)
    }
    await until(async () => (await states())[0] === 'a failed 5')
    expect(tries.map((at, n) => at - (tries[n - 1] ?? at))).toEqual([0, 5_000, 10_000, 20_000, 40_000])
    expect(gaveUp).toBe('a')
    const row = await t.db().selectFrom('jobs').select(['id', 'last_error']).executeTakeFirstOrThrow()
    expect(row.last_error).toBe('Error: broken 5')
    expect(backoffMs(30, RUNNER_SETTINGS)).toBe(300_000)
    expect(await retryFailed(t.db(), row.id, now)).toBe(true)
    expect(await retryFailed(t.db(), row.id, now)).toBe(false)
    await until(() => tries.length === 6)
  })

  it('are given back at once when the worker stops, and the old run can no longer end them', async () => {
    let outcome: unknown
    const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
    const runner = start(
      {
        run: async (_, run) => {
          await stuck
          outcome = await run.complete(async () => 'kept').catch((error: unknown) => error)
        },
      },
      { settings: { graceMs: 50 } },
    )
    await add('a')
    await until(async () => (await states())[0] === 'a running 0')
    await runner.stop()
    expect(await states()).toEqual(['a queued 0'])
    release()
    await until(() => outcome !== undefined)
    expect(outcome).toBeInstanceOf(LostLeaseError)
  })

  it('undo their result with their end', async () => {
    start(
      {
        run: (_, run) =>
          run.complete(async (trx) => {
            await enqueue(trx, anyJob('other'), { key: 'effect', payload: null }, 1)
            throw new Error('after the effect')
          }),
      },
      { settings: { backoffFirstMs: 60_000 } },
    )
    await add('a')
    await until(async () => (await states())[0] === 'a queued 1')
    expect(await states()).toEqual(['a queued 1'])
  })

  it('with a payload that their kind refuses fail at once, and say where', async () => {
    let ran = 0
    const job = defineJob({
      kind: 'strict',
      payload: z.object({ taskId: z.string() }),
      run: async () => {
        ran += 1
      },
    })
    runners.push(startRunner({ db: t.db(), clock: Date.now, log: quiet, jobs: [job] }))
    await enqueue(t.db(), anyJob('strict'), { key: 'a', payload: { taskId: 7 } }, Date.now())
    await until(async () => (await states())[0] === 'a failed 1')
    const { last_error } = await t.db().selectFrom('jobs').select('last_error').executeTakeFirstOrThrow()
    expect(last_error).toBe('MalformedJobError: malformed payload of strict: taskId')
    expect(ran).toBe(0)
  })

  it('of a kind that nobody knows are left alone and reported', async () => {
    const errors: unknown[] = []
    const log = { ...quiet, error: (about: object) => errors.push(about) }
    await enqueue(t.db(), anyJob('mystery'), { key: 'a', payload: null }, Date.now() - 1_000)
    start({ run: async () => undefined }, { log, settings: { unknownAfterMs: 20 } })
    await until(() => errors.length > 0)
    expect(errors[0]).toEqual({ unknown: [{ kind: 'mystery', count: 1 }] })
    expect(await states()).toEqual(['a queued 0'])
  })

  it('go on after the handler fails in an odd way', async () => {
    const seen: string[] = []
    start({
      run: async (job) => {
        seen.push(job.key)
        if (job.key === 'a') throw undefined
      },
    })
    await add('a')
    await add('b')
    await until(() => seen.includes('b'))
  })
})
