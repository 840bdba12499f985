import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, openDatabase } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { defineJob } from './job.ts'
import type { ClaimedJob } from './queue.ts'
import { type Runner, startRunner } from './runner.ts'
import { enqueueDue, startSchedule, taskJob } from './schedule.ts'
import { nextRunAfter, periodStart } from './schedule-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)
const iso = (time: number) => new Date(time).toISOString()

describe('times of the schedule', () => {
  it.each([
    ['hourly', '2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['daily', '2026-11-23T09:59:59.999Z', '2026-11-23T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
    ['daily', '2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
    ['weekly', '2026-11-22T23:00:00.000Z', '2026-11-23T10:00:00.000Z', '2026-11-16T10:00:00.000Z'],
    ['monthly', '2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z'],
    ['quarterly', '2026-11-21T12:00:00.000Z', '2027-01-01T10:00:00.000Z', '2026-10-01T10:00:00.000Z'],
    ['quarterly', '2027-01-01T10:00:00.500Z', '2027-04-01T10:00:00.000Z', '2027-01-01T10:00:00.000Z'],
  ] as const)('%s seen from %s', (frequency, now, next, start) => {
    expect(iso(nextRunAfter(frequency, at(now)))).toBe(next)
    expect(iso(periodStart(frequency, at(now)))).toBe(start)
  })
})

onBothEngines('schedule', (t) => {
  let companyIds: string[] = []
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  let runners: Runner[] = []

  beforeEach(async () => {
    await t.db().deleteFrom('users').execute()
    await t.db().deleteFrom('jobs').execute()
    companyIds = []
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    runners = []
  })

  /** Companies with one task each. */
  async function addTasks(count: number, frequency: 'hourly' | 'daily', now: number): Promise<void> {
    await inTransaction(t.db(), async (trx) => {
      const userId = newId(now)
      const times = { created_at: now, updated_at: now }
      await trx
        .insertInto('users')
        .values({
          id: userId,
          name: 'Ana',
          email: userId,
          phone: null,
          password_hash: '',
          active_company_id: null,
          ...times,
        })
        .execute()
      for (let n = 0; n < count; n++) {
        const id = newId(now)
        companyIds.push(id)
        await trx
          .insertInto('companies')
          .values({
            ...{ id, owner_id: userId, nome: 'Loja', cnpj: id, cnpj_normalized: id, setor: 'Varejo', ...times },
            ...{ faturamento: null, funcionarios: null, last_analysis_at: null, last_analysis_id: null },
          })
          .execute()
        await trx
          .insertInto('tasks')
          .values({
            ...{ id: newId(now), company_id: id, type: 'analysis', frequency, status: 'running', created_at: now },
            ...{ next_run_at: nextRunAfter(frequency, now), last_run_at: null, failed_job_id: null },
          })
          .execute()
      }
    })
  }
  const jobs = () => t.db().selectFrom('jobs').select(['key', 'kind', 'user_id']).orderBy('key').execute()
  const nextRuns = async () => {
    const rows = await t.db().selectFrom('tasks').select('next_run_at').execute()
    return [...new Set(rows.map((row) => iso(row.next_run_at)))]
  }

  it('runs 500 due tasks once each with two schedules and two workers', async () => {
    const now = at('2026-11-23T09:30:00Z')
    await addTasks(500, 'daily', now)
    const clock = { now }
    const runs = new Map<string, number>()
    const run = async (job: ClaimedJob) => void runs.set(job.key, (runs.get(job.key) ?? 0) + 1)
    const jobs = [defineJob({ ...taskJob('analysis'), run })]
    const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    const schedules = [t.db(), other.db].map((db) => {
      runners.push(
        startRunner({ db, clock: () => clock.now, log: quiet, jobs, settings: { pollMs: 20, leaseMs: HOUR } }),
      )
      return startSchedule({ db, clock: () => clock.now, log: quiet, pollMs: 10 })
    })
    clock.now = at('2026-11-23T10:00:01Z')
    const ended = async () => {
      clock.now += 5_000
      return (await t.db().selectFrom('jobs').select('id').where('status', '=', 'done').execute()).length
    }
    await expect.poll(ended, { timeout: 100_000 }).toBe(500)
    clock.now += 5 * HOUR
    await new Promise((resolve) => setTimeout(resolve, 100))
    await Promise.all(schedules.map((schedule) => schedule.stop()))
    await Promise.all(runners.map((runner) => runner.stop()))
    runners = []
    await other.close()
    expect([...runs.values()].every((count) => count === 1)).toBe(true)
    expect(runs.size).toBe(500)
    expect(await nextRuns()).toEqual(['2026-11-24T10:00:00.000Z'])
  })

  it('spreads what comes due in one moment, and keeps no few waiting', async () => {
    const due = at('2026-11-21T13:00:00Z')
    await addTasks(120, 'hourly', due - HOUR)
    expect(await enqueueDue(t.db(), due)).toBe(120)
    const rows = await t.db().selectFrom('jobs').select('run_at').orderBy('run_at').execute()
    const seconds = rows.map((row) => (row.run_at - due) / 1_000)
    expect([0, 15, 30].map((wait) => seconds.filter((it) => it === wait).length)).toEqual([50, 50, 20])
  })

  it('lets users take turns: nobody waits for one with thousands', async () => {
    const due = at('2026-11-21T13:00:00Z')
    await addTasks(2_000, 'hourly', due - HOUR)
    for (let n = 0; n < 5; n++) await addTasks(2, 'hourly', due - HOUR)
    expect(await enqueueDue(t.db(), due)).toBe(2_010)
    const rows = await t.db().selectFrom('jobs').select(['user_id', 'run_at']).execute()
    const heavy = rows.filter(({ user_id }) => rows.filter((row) => row.user_id === user_id).length > 2)
    const others = rows.filter((row) => !heavy.includes(row))
    expect(heavy).toHaveLength(2_000)
    expect(others.map(({ run_at }) => run_at - due)).toEqual(Array(10).fill(0))
  })

  it('moves a task on in one of several schedules that have seen it together', async () => {
    const start = at('2026-11-20T12:00:00Z')
    await addTasks(3, 'hourly', start)
    const others = await Promise.all(
      [1, 2].map(() => openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })),
    )
    const held = Promise.withResolvers<void>()
    const moving = inTransaction(t.db(), async (trx) => {
      await trx.updateTable('tasks').set({ last_run_at: null }).execute()
      held.resolve()
      // PostgreSQL lets both read the tasks meanwhile; SQLite lets them begin one after the other.
      await new Promise((waited) => setTimeout(waited, 300))
    })
    await held.promise
    const moved = await Promise.all(others.map(({ db }) => enqueueDue(db, start + HOUR)))
    await moving
    await Promise.all(others.map((other) => other.close()))
    expect(moved.reduce((sum, count) => sum + count)).toBe(3)
  })

  it('catches up once after three days down', async () => {
    await addTasks(1, 'daily', at('2026-11-20T12:00:00Z'))
    const back = at('2026-11-24T08:15:00Z')
    expect(await enqueueDue(t.db(), back)).toBe(1)
    expect(await enqueueDue(t.db(), back)).toBe(0)
    expect((await jobs()).map((job) => job.key.split(':').slice(1).join(':'))).toEqual(['2026-11-23T10:00:00.000Z'])
    expect(await nextRuns()).toEqual(['2026-11-24T10:00:00.000Z'])
  })

  it('runs no hour twice when the clock goes back an hour, and goes on', async () => {
    const start = at('2026-11-21T12:30:00Z')
    await addTasks(1, 'hourly', start)
    const clock = { now: start + HOUR }
    const schedule = startSchedule({ db: t.db(), clock: () => clock.now, log: quiet, pollMs: 5 })
    await expect.poll(async () => (await jobs()).length).toBe(1)
    clock.now -= HOUR
    await expect.poll(nextRuns).toEqual(['2026-11-21T13:00:00.000Z'])
    clock.now = start + HOUR + 60_000
    await expect.poll(nextRuns).toEqual(['2026-11-21T14:00:00.000Z'])
    expect(await jobs()).toHaveLength(1)
    clock.now = start + 2 * HOUR
    await expect.poll(async () => (await jobs()).length).toBe(2)
    await schedule.stop()
  })

  it('does not wait for days that a clock running ahead has skipped', async () => {
    const start = at('2026-11-21T12:00:00Z')
    await addTasks(1, 'daily', start)
    expect(await enqueueDue(t.db(), start + 400 * DAY)).toBe(1)
    const schedule = startSchedule({ db: t.db(), clock: () => start, log: quiet, pollMs: 5 })
    await expect.poll(nextRuns).toEqual(['2026-11-22T10:00:00.000Z'])
    await schedule.stop()
  })

  it('leaves failed tasks and those that are not due alone', async () => {
    const now = at('2026-11-21T12:00:00Z')
    await addTasks(3, 'daily', now)
    expect(await enqueueDue(t.db(), now + 60_000)).toBe(0)
    await t.db().updateTable('tasks').set({ status: 'failed' }).where('company_id', '=', companyIds[0]!).execute()
    await t.db().deleteFrom('companies').where('id', '=', companyIds[1]!).execute()
    expect(await enqueueDue(t.db(), now + DAY)).toBe(1)
  })
})
