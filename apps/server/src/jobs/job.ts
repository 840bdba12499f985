import type * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import type { ClaimedJob, JobKind } from './queue.ts'

/** What a job may do besides reading. */
export interface JobRun {
  /** Aborted when the lease is lost or the process stops. */
  signal: AbortSignal
  /** Result and end of the job in one transaction; a job that returns without it has no result to keep. */
  complete<T>(work: (trx: Db) => Promise<T>): Promise<T>
  /** See `noteCheckpoint`. */
  note(checkpoint: string | null): Promise<void>
}

interface JobSpec<Payload extends z.ZodMiniType> extends JobKind<Payload> {
  /** May run again after a crash: effects outside of `complete` need a plan for that. */
  run(job: ClaimedJob<z.output<Payload>>, run: JobRun): Promise<void>
  /** Tries before 'failed'; default: the runner's setting. */
  tries?: number
  /** Longest pause between tries; default: the runner's setting. */
  backoffMaxMs?: number
  /** In the transaction that gives the job up. */
  onGiveUp?(trx: Db, job: ClaimedJob<z.output<Payload>>): Promise<void>
}

/** One kind of work of the queue, as the runner takes it. */
export type Job = Omit<JobSpec<z.ZodMiniType<unknown>>, 'payload'>

/** A payload that its kind doesn't allow: trying again can't help. */
export class MalformedJobError extends Error {
  override readonly name = 'MalformedJobError'
}

/** The work of one kind; `run` gets the payload checked. */
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
      // A malformed payload names nothing that could be told about it.
      onGiveUp: async (trx, job) => {
        if (payload.safeParse(job.payload).success) await onGiveUp(trx, checked(job))
      },
    }),
  }
}
