import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#src/db/client.ts'
import type { JobMeter, JobStep } from '#src/platform/telemetry/metrics.ts'
import { type Job, type JobRun, MalformedJobError } from './job.ts'
import {
  type ClaimedJob,
  claim,
  extendLease,
  findUnknownJobs,
  finish,
  isWornOut,
  LostLeaseError,
  noteCheckpoint,
  onEnqueued,
  recordFailure,
  release,
} from './queue.ts'

export interface RunnerSettings {
  concurrency: number
  leaseMs: number
  heartbeatMs: number
  /** How often another process's jobs and due times are looked for. */
  pollMs: number
  tries: number
  backoffFirstMs: number
  backoffMaxMs: number
  /** How long stop waits for running handlers before it gives their jobs back. */
  graceMs: number
  /** How long a job of a kind that this process doesn't know may wait before that is logged as an error. */
  unknownAfterMs: number
}

export const RUNNER_SETTINGS: RunnerSettings = {
  concurrency: 4,
  leaseMs: 60_000,
  heartbeatMs: 15_000,
  pollMs: 500,
  tries: 5,
  backoffFirstMs: 5_000,
  backoffMaxMs: 300_000,
  graceMs: 10_000,
  unknownAfterMs: 10 * 60_000,
}

export interface RunnerDeps {
  db: Db
  clock: () => number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** One a kind. @throws Error when a kind comes twice */
  jobs: readonly Job[]
  settings?: Partial<RunnerSettings>
  meter?: JobMeter | undefined
}

export interface Runner {
  /** Looks for work now. */
  wake(): void
  /** Takes no more jobs, waits for the running ones and gives back those that don't end in time. */
  stop(): Promise<void>
}

/** 5 s, doubling, at most 5 min with the usual settings. */
export const backoffMs = (attempt: number, settings: { backoffFirstMs: number; backoffMaxMs: number }) =>
  Math.min(settings.backoffFirstMs * 2 ** Math.min(attempt - 1, 30), settings.backoffMaxMs)

/** Works off the queue until stopped. Many runners may share one database. */
export function startRunner(deps: RunnerDeps): Runner {
  const settings = { ...RUNNER_SETTINGS, ...deps.settings }
  const { db, clock, log, meter } = deps
  const jobs = byKind(deps.jobs)
  const kinds = [...jobs.keys()]
  meter?.expect(kinds)
  const running = new Map<ClaimedJob, Promise<void>>()
  /** No further claims; running handlers may still end by themselves. */
  let draining = false
  /** The grace is over. */
  const stopping = new AbortController()
  let bell = Promise.withResolvers<void>()
  const wake = () => bell.resolve()

  async function loop(): Promise<void> {
    while (!draining) {
      const timer = setTimeout(wake, settings.pollMs)
      try {
        await fill()
      } catch (error) {
        log.error({ err: error }, 'looking for jobs failed')
      }
      await bell.promise
      clearTimeout(timer)
      bell = Promise.withResolvers<void>()
    }
  }

  async function fill(): Promise<void> {
    while (running.size < settings.concurrency && !draining) {
      // The embedded database answers without leaving the thread: a long queue would keep requests and heartbeats out.
      await nextTurn()
      const job = await claim(db, kinds, clock(), settings.leaseMs)
      if (!job) return
      const work = runJob(job).finally(() => {
        running.delete(job)
        wake()
      })
      running.set(job, work)
    }
  }

  async function runJob(job: ClaimedJob): Promise<void> {
    const handler = jobs.get(job.kind)
    const since = performance.now()
    const ended = (step: JobStep) => meter?.step(job.kind, step, (performance.now() - since) / 1_000)
    meter?.step(job.kind, 'started')
    const lost = new AbortController()
    const heart = setInterval(() => {
      extendLease(db, job, clock() + settings.leaseMs).then(
        (held) => held || lost.abort(),
        (error: unknown) => log.warn({ err: error, job: job.id }, 'heartbeat failed'),
      )
    }, settings.heartbeatMs)
    let done = false
    try {
      if (!handler) throw new Error(`no handler for ${job.kind}`)
      if (isWornOut(job)) throw new Error('the worker died with this job too often')
      const complete: JobRun['complete'] = async (work) => {
        const result = await finish(db, job, clock(), work)
        done = true
        ended('done')
        return result
      }
      await handler.run(job, {
        signal: AbortSignal.any([lost.signal, stopping.signal]),
        complete,
        note: (checkpoint) => noteCheckpoint(db, job, checkpoint),
      })
      if (!done) await complete(async () => undefined)
    } catch (error) {
      // After `complete` the job is over whatever the handler does next.
      if (done) log.error({ err: error, kind: job.kind, job: job.id }, 'handler failed after completing its job')
      else ended(await settleFailure(job, handler, error))
    } finally {
      clearInterval(heart)
    }
  }

  async function settleFailure(job: ClaimedJob, handler: Job | undefined, error: unknown): Promise<JobStep> {
    const about = { err: error, kind: job.kind, job: job.id, attempt: job.attempt }
    if (error instanceof LostLeaseError) {
      log.warn(about, 'job lost to another worker')
      return 'lost'
    }
    try {
      // Interrupted, not failed: the next worker starts it anew.
      if (stopping.signal.aborted) {
        await release(db, job)
        return 'released'
      }
      const hopeless = isWornOut(job) || error instanceof MalformedJobError
      const over = hopeless || job.attempt >= (handler?.tries ?? settings.tries)
      const now = clock()
      await recordFailure(db, job, {
        now,
        retryAt: over ? undefined : now + backoffMs(job.attempt, { ...settings, ...handler }),
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        onGiveUp: async (trx) => handler?.onGiveUp?.(trx, job),
      })
      log.warn(about, over ? 'job given up' : 'job failed, will be tried again')
      return over ? 'given_up' : 'retry'
    } catch (failure) {
      // The lease runs out by itself, then the job is taken again.
      log.error({ ...about, err: failure }, 'a failed job could not be recorded')
      return 'lost'
    }
  }

  /** A kind without a worker is a mistake of a deployment: nothing else would ever speak of it. */
  async function reportUnknown(): Promise<void> {
    try {
      const unknown = await findUnknownJobs(db, kinds, clock() - settings.unknownAfterMs)
      if (unknown.length > 0) log.error({ unknown }, 'jobs of unknown kinds are waiting')
    } catch (error) {
      log.error({ err: error }, 'looking for unknown jobs failed')
    }
  }

  const unsubscribe = onEnqueued(db, wake)
  const looping = loop()
  const watch = setInterval(reportUnknown, settings.unknownAfterMs)

  return {
    wake,
    async stop() {
      clearInterval(watch)
      unsubscribe()
      draining = true
      wake()
      await looping
      await within(settings.graceMs, Promise.all(running.values()))
      stopping.abort()
      // Handlers that heed the signal give their jobs back themselves, the others lose them here.
      await within(settings.graceMs / 10, Promise.all(running.values()))
      await Promise.all([...running.keys()].map((job) => release(db, job)))
    },
  }
}

function byKind(jobs: readonly Job[]): Map<string, Job> {
  const map = new Map(jobs.map((job) => [job.kind, job]))
  if (map.size < jobs.length) throw new Error(`two jobs of one kind among ${jobs.map(({ kind }) => kind).join(', ')}`)
  return map
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
