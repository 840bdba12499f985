import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { afterCommit, type Db, inTransaction, rootOf } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

/** Name of a kind of job and the schema of its payload. */
export interface JobKind<Payload extends z.ZodMiniType> {
  kind: string
  payload: Payload
}

export interface NewJob<Payload> {
  /** Unique within the kind while the row exists: enqueuing the same key again does nothing. */
  key: string
  /** Ids rather than contents: the handler reads current data when it runs. */
  payload: Payload
  /** Owner of the data; the job is deleted with the user. */
  userId?: string
  /** Earliest start in epoch milliseconds; default: now. */
  runAt?: number
}

/** A job claimed by one worker. */
export interface ClaimedJob<Payload = unknown> {
  id: string
  kind: string
  key: string
  payload: Payload
  /** 1 for the first attempt; failed attempts count, lost leases don't. */
  attempt: number
  /** Fencing token of this claim; every later claim has a larger one. */
  fence: number
  /** Note of an earlier claim, see `noteCheckpoint`; null: none. */
  checkpoint: string | null
}

/** The lease has expired and another worker may have the job: no result of this run may be stored. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError'
}

const wakers = new WeakMap<Db, Set<() => void>>()

/** Calls `wake` when this process enqueues a job on `db`; returns a function that unsubscribes. */
export function onEnqueued(db: Db, wake: () => void): () => void {
  const set = wakers.get(db) ?? new Set()
  wakers.set(db, set.add(wake))
  return () => set.delete(wake)
}

function wakeAfterCommit(trx: Db): void {
  const root = rootOf(trx)
  afterCommit(trx, () => {
    for (const wake of wakers.get(root) ?? []) wake()
  })
}

/**
 * Adds a job in the caller's transaction, so that it exists if and only if the transaction commits. Workers of this
 * process start it at the commit, others at their next poll.
 *
 * @returns false when the key exists already
 */
export async function enqueue<Payload extends z.ZodMiniType>(
  trx: Db,
  { kind }: JobKind<Payload>,
  job: NewJob<z.input<Payload>>,
  now: number,
): Promise<boolean> {
  const added = await trx
    .insertInto('jobs')
    .values({
      id: newId(now),
      kind,
      key: job.key,
      payload: JSON.stringify(job.payload),
      user_id: job.userId ?? null,
      status: 'queued',
      run_at: job.runAt ?? now,
      last_error: null,
      checkpoint: null,
      created_at: now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  wakeAfterCommit(trx)
  return true
}

/** A job that crashes every worker that takes it must not stop all other jobs. */
const MAX_CLAIMS = 30
const CANDIDATES = 5

/** The oldest due job of these kinds, leased until `now + leaseMs`; undefined when there is none. */
export async function claim(
  db: Db,
  kinds: readonly string[],
  now: number,
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const candidates = await db
    .selectFrom('jobs')
    .select(['id', 'fence'])
    .where(due(now))
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(CANDIDATES)
    .execute()
  for (const { id, fence } of candidates) {
    // Conditional: of several workers that saw the row, only one changes the fence.
    const row = await db
      .updateTable('jobs')
      .set({ status: 'running', lease_until: now + leaseMs, fence: fence + 1 })
      .where('id', '=', id)
      .where('fence', '=', fence)
      .where(due(now))
      .returningAll()
      .executeTakeFirst()
    if (row)
      return {
        id,
        kind: row.kind,
        key: row.key,
        payload: JSON.parse(row.payload),
        attempt: row.attempts + 1,
        fence: row.fence,
        checkpoint: row.checkpoint,
      }
  }
  // Other workers took all candidates: there may be more after them.
  return candidates.length === CANDIDATES ? claim(db, kinds, now, leaseMs) : undefined
}

const due = (now: number) =>
  sql<boolean>`((status = 'queued' and run_at <= ${now}) or (status = 'running' and lease_until <= ${now}))`

/** Claimed so often that the job itself must be crashing its workers; it is failed instead of run again. */
export const isWornOut = (job: ClaimedJob) => job.fence > MAX_CLAIMS

const mine = (db: Db, job: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', job.id).where('fence', '=', job.fence).where('status', '=', 'running')

/** @returns false when the lease is lost */
export async function extendLease(db: Db, job: ClaimedJob, until: number): Promise<boolean> {
  const { numUpdatedRows } = await mine(db, job).set({ lease_until: until }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores the job's result and ends the job in one transaction.
 *
 * @throws LostLeaseError when another worker has the job or it was deleted; `work` is rolled back
 */
export async function finish<T>(db: Db, job: ClaimedJob, now: number, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await mustHold(mine(trx, job).set({ status: 'done', finished_at: now, lease_until: 0, last_error: null }), job)
    return work(trx)
  })
}

/**
 * Stores a note before an effect that can't be undone, such as sending a mail: if this process dies, the next claim sees
 * that the effect may have happened. `null` removes the note when it definitely has not.
 *
 * @throws LostLeaseError
 */
export const noteCheckpoint = (db: Db, job: ClaimedJob, note: string | null): Promise<void> =>
  mustHold(mine(db, job).set({ checkpoint: note }), job)

/** Whether a job with this key is waiting and has not started. */
export async function isQueued<Payload extends z.ZodMiniType>(
  trx: Db,
  { kind }: JobKind<Payload>,
  key: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return row !== undefined
}

/** Schedules a failed job for `retryAt`, or marks it 'failed' for good when that is undefined. */
export async function recordFailure(
  db: Db,
  job: ClaimedJob,
  failure: { now: number; retryAt: number | undefined; error: string; onGiveUp?: (trx: Db) => Promise<void> },
): Promise<void> {
  const { now, retryAt, error, onGiveUp } = failure
  await inTransaction(db, async (trx) => {
    const state =
      retryAt === undefined
        ? { status: 'failed', finished_at: now }
        : { status: 'queued', run_at: retryAt, finished_at: null }
    const held = mine(trx, job).set({
      ...state,
      attempts: job.attempt,
      lease_until: 0,
      last_error: error.slice(0, 500),
    })
    await mustHold(held, job)
    if (retryAt === undefined) await onGiveUp?.(trx)
  })
}

/** Returns the job unfinished; any worker may take it immediately. */
export async function release(db: Db, job: ClaimedJob): Promise<void> {
  await mine(db, job).set({ status: 'queued', lease_until: 0 }).execute()
}

/** Lets a failed job start over, for 'Tentar novamente'. @returns false when it isn't failed */
export async function retryFailed(trx: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ status: 'queued', attempts: 0, run_at: now, finished_at: null, checkpoint: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) wakeAfterCommit(trx)
  return numUpdatedRows > 0n
}

/** Jobs due before `dueBefore` whose kind is not in `kinds`, counted by kind. */
export async function findUnknownJobs(
  db: Db,
  kinds: readonly string[],
  dueBefore: number,
): Promise<{ kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where('status', '=', 'queued')
    .where('run_at', '<', dueBefore)
    .where('kind', 'not in', kinds)
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** Deletes finished and failed jobs created before `endedBefore`; their keys become free again. */
export async function sweepJobs(db: Db, endedBefore: number): Promise<void> {
  await db.deleteFrom('jobs').where('status', 'in', ['done', 'failed']).where('created_at', '<', endedBefore).execute()
}

async function mustHold(
  update: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> },
  job: ClaimedJob,
): Promise<void> {
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LostLeaseError(`job ${job.kind} ${job.id} belongs to another worker`)
}
