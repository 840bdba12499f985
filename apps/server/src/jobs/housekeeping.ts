import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { enqueue, type JobKind } from './queue.ts'

/** Kind of a maintenance job, which has no payload. */
export const choreKind = (kind: string) => ({ kind, payload: z.null() })

/** Maintenance that runs once every `everyMs`. */
export interface Chore extends JobKind<z.ZodMiniNull> {
  everyMs: number
  /** Resolves to false when there is nothing to do; no job is queued then. */
  isNeeded?: () => Promise<boolean>
}

/** Unique within the kind: each period runs once, over all workers and even if the clock goes back. */
export const choreKey = ({ everyMs }: Chore, now: number): string =>
  new Date(Math.floor(now / everyMs) * everyMs).toISOString()

/**
 * Queues the current period's job of each chore. Missed periods are not made up for, and nothing is queued while an
 * earlier job of the chore is waiting or running.
 */
export async function enqueueChores(db: Db, chores: readonly Chore[], now: number): Promise<void> {
  for (const chore of chores) {
    const key = choreKey(chore, now)
    const known = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', chore.kind)
      .where((where) => where.or([where('key', '=', key), where('status', 'in', ['queued', 'running'])]))
      .limit(1)
      .executeTakeFirst()
    if (known || (chore.isNeeded && !(await chore.isNeeded()))) continue
    await enqueue(db, chore, { key, payload: null }, now)
  }
}

export interface HousekeepingDeps {
  db: Db
  clock: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  chores: readonly Chore[]
  pollMs?: number
}

/** Queues due chores until stopped. Every worker may run this. */
export function startHousekeeping({ db, clock, log, chores, pollMs = 15_000 }: HousekeepingDeps): {
  stop(): Promise<void>
} {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = running
      .then(() => enqueueChores(db, chores, clock()))
      .catch((error: unknown) => log.error({ err: error }, 'looking for chores failed'))
  }
  look()
  const timer = setInterval(look, pollMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
