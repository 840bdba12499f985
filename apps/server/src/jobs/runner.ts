import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#src/db/client.ts'
import type { JobMeter } from '#src/platform/telemetry/metrics.ts'
import type { Job } from './job.ts'
import { type ClaimedJob, claim, findUnknownJobs, onEnqueued, release } from './queue.ts'
import { type RunContext, runJob } from './run-job.ts'

export interface RunnerSettings {
  /** Jobs at the same time in the lane 'people'; half as many in each other lane. */
  concurrency: number
  leaseMs: number
  heartbeatMs: number
  /** How often the queue is polled for jobs of other processes and jobs that became due. */
  pollMs: number
  tries: number
  backoffFirstMs: number
  backoffMaxMs: number
  /** How long `stop` waits for running handlers before it returns their jobs to the queue. */
  graceMs: number
  /** How long a job of an unknown kind may wait before that is logged as an error. */
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
  /** One per kind. @throws Error when a kind occurs twice */
  jobs: readonly Job[]
  settings?: Partial<RunnerSettings>
  meter?: JobMeter | undefined
}

export interface Runner {
  /** Polls the queue now. */
  wake(): void
  /** Claims no more jobs, waits for the running ones and returns those that don't end within `graceMs` to the queue. */
  stop(): Promise<void>
}

/** Runs jobs of the queue until stopped. Many runners may share one database. */
export function startRunner(deps: RunnerDeps): Runner {
  const settings = { ...RUNNER_SETTINGS, ...deps.settings }
  const { db, clock, log, meter } = deps
  const jobs = byKind(deps.jobs)
  const kinds = [...jobs.keys()]
  const lanes = lanesOf(deps.jobs, settings.concurrency)
  meter?.expect(kinds)
  /** Aborted once `graceMs` is over. */
  const stopping = new AbortController()
  const context: RunContext = { db, clock, log, meter, settings, stopping: stopping.signal }
  const running = new Map<ClaimedJob, Promise<void>>()
  /** Set while stopping: no further claims, but running handlers may finish. */
  let draining = false
  const bell = openBell(settings.pollMs)
  const wake = bell.ring

  async function loop(): Promise<void> {
    while (!draining) {
      const heard = bell.next()
      await fill().catch((error: unknown) => log.error({ err: error }, 'looking for jobs failed'))
      await heard()
    }
  }

  async function fill(): Promise<void> {
    for (const lane of lanes)
      while (lane.running < lane.concurrency && !draining) {
        // The embedded database answers synchronously: a long queue would block requests and heartbeats.
        await nextTurn()
        const job = await claim(db, lane.kinds, clock(), settings.leaseMs)
        if (!job) break
        lane.running += 1
        const ended = () => {
          lane.running -= 1
          running.delete(job)
          wake()
        }
        running.set(job, runJob(context, job, jobs.get(job.kind)).finally(ended))
      }
  }

  const unsubscribe = onEnqueued(db, wake)
  const looping = loop()
  const watch = setInterval(() => reportUnknown(context, kinds), settings.unknownAfterMs)

  return {
    wake,
    async stop() {
      clearInterval(watch)
      unsubscribe()
      draining = true
      wake()
      await looping
      await giveBack(context, stopping, running)
    },
  }
}

/** Waits for `ring`, which may come before anybody waits, or for the time to pass. */
function openBell(ms: number) {
  let rung = Promise.withResolvers<void>()
  return {
    ring: () => rung.resolve(),
    next() {
      const timer = setTimeout(() => rung.resolve(), ms)
      return async () => {
        await rung.promise
        clearTimeout(timer)
        rung = Promise.withResolvers<void>()
      }
    },
  }
}

/** Each lane with jobs; 'people' get the whole `concurrency`, the others half of it. */
function lanesOf(jobs: readonly Job[], concurrency: number) {
  const names = [...new Set(jobs.map(({ lane = 'people' }) => lane))]
  return names.map((name) => ({
    kinds: jobs.filter(({ lane = 'people' }) => lane === name).map(({ kind }) => kind),
    concurrency: name === 'people' ? concurrency : Math.max(1, Math.floor(concurrency / 2)),
    running: 0,
  }))
}

/** A kind without a worker is a deployment mistake that would otherwise go unnoticed. */
async function reportUnknown({ db, clock, log, settings }: RunContext, kinds: readonly string[]): Promise<void> {
  try {
    const unknown = await findUnknownJobs(db, kinds, clock() - settings.unknownAfterMs)
    if (unknown.length > 0) log.error({ unknown }, 'jobs of unknown kinds are waiting')
  } catch (error) {
    log.error({ err: error }, 'looking for unknown jobs failed')
  }
}

function byKind(jobs: readonly Job[]): Map<string, Job> {
  const map = new Map(jobs.map((job) => [job.kind, job]))
  if (map.size < jobs.length) throw new Error(`two jobs of one kind among ${jobs.map(({ kind }) => kind).join(', ')}`)
  return map
}

/** Waits for running jobs, then returns those that don't end in time to the queue. */
async function giveBack(
  { db, settings }: RunContext,
  stopping: AbortController,
  running: ReadonlyMap<ClaimedJob, Promise<void>>,
): Promise<void> {
  await within(settings.graceMs, Promise.all(running.values()))
  stopping.abort()
  // Handlers that respect the signal release their job themselves; the others lose theirs here.
  await within(settings.graceMs / 10, Promise.all(running.values()))
  await Promise.all([...running.keys()].map((job) => release(db, job)))
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
