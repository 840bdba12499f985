import type { Db } from '#src/db/client.ts'
import type { JobMeter, JobStep } from '#src/platform/telemetry/metrics.ts'
import { type Job, type JobRun, MalformedJobError } from './job.ts'
import {
  type ClaimedJob,
  extendLease,
  finish,
  isWornOut,
  LostLeaseError,
  noteCheckpoint,
  recordFailure,
  release,
} from './queue.ts'
import type { RunnerDeps, RunnerSettings } from './runner.ts'

/** What `runJob` needs from its runner. */
export interface RunContext extends Pick<RunnerDeps, 'log' | 'clock'> {
  db: Db
  settings: RunnerSettings
  meter: JobMeter | undefined
  /** Aborted when the process gives running jobs back. */
  stopping: AbortSignal
}

/** Runs a claimed job and records how it ended; `job` is undefined for an unknown kind. Never rejects. */
export async function runJob(context: RunContext, claimed: ClaimedJob, job: Job | undefined): Promise<void> {
  const { db, clock, log, meter, settings, stopping } = context
  const since = performance.now()
  const ended = (step: JobStep) => meter?.step(claimed.kind, step, (performance.now() - since) / 1_000)
  meter?.step(claimed.kind, 'started')
  const lost = new AbortController()
  const heart = setInterval(() => {
    extendLease(db, claimed, clock() + settings.leaseMs).then(
      (held) => held || lost.abort(),
      (error: unknown) => log.warn({ err: error, job: claimed.id }, 'heartbeat failed'),
    )
  }, settings.heartbeatMs)
  let done = false
  try {
    if (!job) throw new Error(`no work for ${claimed.kind}`)
    if (isWornOut(claimed)) throw new Error('the worker died with this job too often')
    const complete: JobRun['complete'] = async (work) => {
      const result = await finish(db, claimed, clock(), work)
      done = true
      ended('done')
      return result
    }
    await job.run(claimed, {
      signal: AbortSignal.any([lost.signal, stopping]),
      complete,
      note: (checkpoint) => noteCheckpoint(db, claimed, checkpoint),
    })
    if (!done) await complete(async () => undefined)
  } catch (error) {
    // After `complete` the job is done, even if its handler then fails.
    if (done) log.error({ err: error, kind: claimed.kind, job: claimed.id }, 'a job failed after completing')
    else ended(await settleFailure(context, claimed, job, error))
  } finally {
    clearInterval(heart)
  }
}

async function settleFailure(
  { db, clock, log, settings, stopping }: RunContext,
  claimed: ClaimedJob,
  job: Job | undefined,
  error: unknown,
): Promise<JobStep> {
  const about = { err: error, kind: claimed.kind, job: claimed.id, attempt: claimed.attempt }
  if (error instanceof LostLeaseError) {
    log.warn(about, 'job lost to another worker')
    return 'lost'
  }
  try {
    // Interrupted, not failed: the next worker starts it again.
    if (stopping.aborted) {
      await release(db, claimed)
      return 'released'
    }
    const hopeless = isWornOut(claimed) || error instanceof MalformedJobError
    const over = hopeless || claimed.attempt >= (job?.tries ?? settings.tries)
    const now = clock()
    await recordFailure(db, claimed, {
      now,
      retryAt: over ? undefined : now + backoffMs(claimed.attempt, { ...settings, ...job }),
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      onGiveUp: async (trx) => job?.onGiveUp?.(trx, claimed),
    })
    log.warn(about, over ? 'job given up' : 'job failed, will be tried again')
    return over ? 'given_up' : 'retry'
  } catch (failure) {
    // The lease will expire, and the job be claimed again.
    log.error({ ...about, err: failure }, 'a failed job could not be recorded')
    return 'lost'
  }
}

/** 5 s, doubling, at most 5 min with the usual settings. */
export const backoffMs = (attempt: number, settings: { backoffFirstMs: number; backoffMaxMs: number }) =>
  Math.min(settings.backoffFirstMs * 2 ** Math.min(attempt - 1, 30), settings.backoffMaxMs)
