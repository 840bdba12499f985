import type * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import type { ClaimedJob, JobKind } from './queue.ts'

/** What a running job may do besides reading. */
export interface JobRun {
  /** Aborted when the lease is lost or the process stops. */
  signal: AbortSignal
  /** Stores the result and ends the job in one transaction; optional for jobs without a result. */
  complete<T>(work: (trx: Db) => Promise<T>): Promise<T>
  /** See `noteCheckpoint`. */
  note(checkpoint: string | null): Promise<void>
}

/**
 * Jobs of one lane wait for each other, never for those of another: 'people' wait for the result, 'scheduled' work comes
 * in crowds, 'models' may take half a minute each.
 */
export type Lane = 'people' | 'scheduled' | 'models'

interface JobSpec<Payload extends z.ZodMiniType> extends JobKind<Payload> {
  /** May run again after a crash, so effects outside `complete` must tolerate that. */
  run(job: ClaimedJob<z.output<Payload>>, run: JobRun): Promise<void>
  /** Attempts before 'failed'; default: the runner's setting. */
  tries?: number
  /** Default: 'people'. */
  lane?: Lane
  /** Longest pause between attempts in milliseconds; default: the runner's setting. */
  backoffMaxMs?: number
  /** Runs in the transaction that marks the job as failed for good. */
  onGiveUp?(trx: Db, job: ClaimedJob<z.output<Payload>>): Promise<void>
}

/** One kind of job as the runner sees it. */
export type Job = Omit<JobSpec<z.ZodMiniType<unknown>>, 'payload'>

/** The payload doesn't match the schema of its kind: a retry can't help. */
export class MalformedJobError extends Error {
  override readonly name = 'MalformedJobError'
}

/** Defines a kind of job; `run` receives the validated payload. */
export function defineJob<Payload extends z.ZodMiniType>(spec: JobSpec<Payload>): Job {
  const { payload, run, onGiveUp, ...rest } = spec
  const checked = (job: ClaimedJob): ClaimedJob<z.output<Payload>> => {
    const result = payload.safeParse(job.payload)
    if (!result.success) {
      const where = result.error.issues.map(({ path }) => path.join('.') || 'payload')
      throw new MalformedJobError(`malformed payload of ${job.kind}: ${where.join(', ')}`)
    }
    return { ...job, payload: result.data }
  }
  return {
    ...rest,
    run: async (job, running) => run(checked(job), running),
    ...(onGiveUp && {
      // A malformed payload has no owner who could be notified.
      onGiveUp: async (trx, job) => {
        if (payload.safeParse(job.payload).success) await onGiveUp(trx, checked(job))
      },
    }),
  }
}
