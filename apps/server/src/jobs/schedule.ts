import { TASK_FREQUENCIES, type TaskFrequency, type TaskType } from '@norteia/contracts/automation'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { type Db, inTransaction } from '#src/db/client.ts'
import { enqueue } from './queue.ts'
import { nextRunAfter, periodStart } from './schedule-times.ts'

const TaskPayload = z.object({
  taskId: z.string(),
  /** Start of the period that the run covers, epoch milliseconds. */
  period: z.number(),
})
export type TaskPayload = z.infer<typeof TaskPayload>

/** The job that runs a task of a type. */
export const taskJob = (type: TaskType) => ({ kind: `task-${type}` as const, payload: TaskPayload })

/** Unique among jobs, so that a period runs once. */
export const taskJobKey = (taskId: string, period: number) => `${taskId}:${new Date(period).toISOString()}`

/** Tasks per transaction; tasks that become due together start batch by batch. */
const BATCH = 50
/** 10,000 companies take 50 minutes, and a mail requested meanwhile waits for at most one batch. */
const BATCH_EVERY_MS = 15_000
const SPREAD_MS = 50 * 60_000

/** Due tasks that are ordered at once. */
const LOOK_AHEAD = 20_000

/**
 * Queues one job for each due task and moves the task on to its next period, skipping missed ones. Only one of several
 * processes moves a task; the job's key makes each period run once even if the clock goes back. Users take turns: first
 * one task of each, then the second of each, so that nobody waits for a user with thousands.
 *
 * @returns how many tasks were moved on
 */
export async function enqueueDue(db: Db, now: number): Promise<number> {
  let moved = 0
  // A check that finds nothing must not take SQLite's write lock.
  if (!(await isAnyDue(db, now))) return 0
  for (let batch = 0; ; ) {
    const due = await findDueInTurns(db, now)
    for (let from = 0; from < due.length; from += BATCH, batch++) {
      const runAt = now + Math.min(batch * BATCH_EVERY_MS, SPREAD_MS)
      const ids = due.slice(from, from + BATCH)
      moved += await inTransaction(db, (trx) => enqueueBatch(trx, ids, now, runAt))
    }
    if (due.length < LOOK_AHEAD) return moved
  }
}

/** Ids of due tasks: the task of each user that is due longest, then the next of each. */
async function findDueInTurns(db: Db, now: number): Promise<string[]> {
  const due = db
    .selectFrom('tasks')
    .innerJoin('companies', 'companies.id', 'tasks.company_id')
    .select(({ fn }) => [
      'tasks.id',
      'tasks.next_run_at',
      fn
        .agg<number>('row_number')
        .over((rows) => rows.partitionBy('companies.owner_id').orderBy('tasks.next_run_at').orderBy('tasks.id'))
        .as('turn'),
    ])
    .where('tasks.status', '=', 'running')
    .where('tasks.next_run_at', '<=', now)
    .as('due')
  const rows = await db
    .selectFrom(due)
    .select('id')
    .orderBy('turn')
    .orderBy('next_run_at')
    .orderBy('id')
    .limit(LOOK_AHEAD)
    .execute()
  return rows.map(({ id }) => id)
}

async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('status', '=', 'running')
    .where('next_run_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function enqueueBatch(trx: Db, ids: readonly string[], now: number, runAt: number): Promise<number> {
  const due = await trx
    .selectFrom('tasks')
    .innerJoin('companies', 'companies.id', 'tasks.company_id')
    .select(['tasks.id', 'tasks.type', 'tasks.frequency', 'tasks.next_run_at', 'companies.owner_id'])
    .where('tasks.status', '=', 'running')
    .where('tasks.next_run_at', '<=', now)
    .where('tasks.id', 'in', ids)
    .execute()
  let ours = 0
  for (const task of due) {
    const frequency = task.frequency as TaskFrequency
    const { numUpdatedRows } = await trx
      .updateTable('tasks')
      .set({ next_run_at: nextRunAfter(frequency, now) })
      .where('id', '=', task.id)
      .where('next_run_at', '=', task.next_run_at)
      .where('status', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    ours += 1
    const period = periodStart(frequency, now)
    const payload = { taskId: task.id, period }
    const job = { key: taskJobKey(task.id, period), payload, userId: task.owner_id, runAt }
    await enqueue(trx, taskJob(task.type as TaskType), job, now)
  }
  return ours
}

/** Corrects tasks that a clock running ahead has scheduled too far into the future. */
async function healSchedule(db: Db, now: number): Promise<void> {
  for (const frequency of TASK_FREQUENCIES) {
    const next = nextRunAfter(frequency, now)
    const astray = await db
      .selectFrom('tasks')
      .select('id')
      .where('frequency', '=', frequency)
      .where('next_run_at', '>', next)
      .execute()
    for (const { id } of astray)
      await db
        .updateTable('tasks')
        .set({ next_run_at: next })
        .where('id', '=', id)
        .where('next_run_at', '>', next)
        .execute()
  }
}

export interface ScheduleDeps {
  db: Db
  clock: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  pollMs?: number
}

/** Queues due tasks until stopped. Every worker may run this; they share the work. */
export function startSchedule({ db, clock, log, pollMs = 1_000 }: ScheduleDeps): { stop(): Promise<void> } {
  let stopped = false
  let last = Number.POSITIVE_INFINITY
  let bell = Promise.withResolvers<void>()

  async function tick(): Promise<void> {
    const now = clock()
    // On the first round, and when the clock has gone back.
    if (now < last) await healSchedule(db, now)
    last = now
    await enqueueDue(db, now)
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      const timer = setTimeout(() => bell.resolve(), pollMs)
      try {
        await tick()
      } catch (error) {
        log.error({ err: error }, 'looking for due tasks failed')
      }
      await bell.promise
      clearTimeout(timer)
      bell = Promise.withResolvers<void>()
    }
  }

  const looping = loop()
  return {
    async stop() {
      stopped = true
      bell.resolve()
      await looping
    },
  }
}
