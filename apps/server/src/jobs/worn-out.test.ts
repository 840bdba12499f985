import { expect, test, vi } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { defineJob } from './job.ts'
import { type ClaimedJob, claim, enqueue, noteCheckpoint, recordFailure, retryFailed } from './queue.ts'
import { type RunContext, runJob } from './run-job.ts'
import { RUNNER_SETTINGS } from './runner.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const LEASE = 1_000

onBothEngines('a job that keeps ending its workers', (t) => {
  /** As a worker that dies: the lease runs out, nothing else is written. */
  const claimAt = async (now: number): Promise<ClaimedJob> => {
    const job = await claim(t.db(), ['test'], now, LEASE)
    if (!job) throw new Error('nothing to claim')
    return job
  }
  const context = (now: number): RunContext => ({
    db: t.db(),
    clock: () => now,
    log: quiet,
    settings: RUNNER_SETTINGS,
    meter: undefined,
    stopping: new AbortController().signal,
  })
  const row = (id: string) =>
    t
      .db()
      .selectFrom('jobs')
      .select(['status', 'attempts', 'last_error', 'checkpoint'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('is run thirty times and then given up without being run', async () => {
    await enqueue(t.db(), anyJob('test'), { key: 'deadly', payload: null }, 0)
    const run = vi.fn(async () => {
      throw new Error('this one fails')
    })
    const job = defineJob({ ...anyJob('test'), tries: 1_000, backoffMaxMs: 1, run })
    let now = 0
    for (let n = 0; n < 29; n++) {
      await claimAt(now)
      now += LEASE
    }
    const thirtieth = await claimAt(now)
    await runJob(context(now), thirtieth, job)
    expect(run).toHaveBeenCalledTimes(1)
    expect(await row(thirtieth.id)).toMatchObject({ status: 'queued' })
    now += LEASE
    const last = await claimAt(now)
    await runJob(context(now), last, job)
    expect(run).toHaveBeenCalledTimes(1)
    expect(await row(last.id)).toMatchObject({
      status: 'failed',
      last_error: expect.stringContaining('died with this job too often'),
    })
  })

  test('tells the next worker what it had noted, until somebody starts it over', async () => {
    await enqueue(t.db(), anyJob('test'), { key: 'noted', payload: null }, 0)
    const first = await claimAt(0)
    expect(first.checkpoint).toBeNull()
    await noteCheckpoint(t.db(), first, 'sending')
    const second = await claimAt(LEASE)
    expect(second).toMatchObject({ id: first.id, checkpoint: 'sending' })
    await recordFailure(t.db(), second, { now: LEASE, retryAt: LEASE, error: 'no' })
    const third = await claimAt(LEASE)
    expect(third.checkpoint).toBe('sending')
    await recordFailure(t.db(), third, { now: LEASE, retryAt: undefined, error: 'no' })
    expect(await retryFailed(t.db(), first.id, LEASE)).toBe(true)
    expect((await claimAt(LEASE)).checkpoint).toBeNull()
  })
})
