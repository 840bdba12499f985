import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { Registry } from '#src/platform/telemetry/prometheus.ts'

/** State of the queue in the database; every process reports the same values, so never sum them over instances. */
export function collectQueue(registry: Registry, deps: { db: Db; clock: () => number }): void {
  const waiting = registry.gauge('norteia_jobs_waiting', 'Jobs that are due and not begun, by kind.', ['kind'])
  const running = registry.gauge('norteia_jobs_running', 'Jobs in the hands of a worker, by kind.', ['kind'])
  const failed = registry.gauge('norteia_jobs_failed', 'Jobs given up in the last days, by kind.', ['kind'])
  const oldest = registry.gauge('norteia_jobs_oldest_waiting_seconds', 'How long the oldest due job has waited.')
  const kinds = new Set<string>()
  registry.collect(async () => {
    const now = deps.clock()
    const rows = await deps.db
      .selectFrom('jobs')
      .select(({ fn }) => ['kind', 'status', fn.countAll<number | string>().as('count'), fn.min('run_at').as('first')])
      .where(sql<boolean>`(status in ('running', 'failed') or (status = 'queued' and run_at <= ${now}))`)
      .groupBy(['kind', 'status'])
      .execute()
    const byStatus = { queued: waiting, running, failed }
    for (const gauge of Object.values(byStatus)) {
      for (const kind of kinds) gauge.set({ kind }, 0)
    }
    for (const { kind, status, count } of rows) {
      byStatus[status as keyof typeof byStatus].set({ kind }, Number(count))
      kinds.add(kind)
    }
    const first = rows.filter(({ status }) => status === 'queued').map((row) => Number(row.first))
    oldest.set(first.length === 0 ? 0 : Math.max(0, (now - Math.min(...first)) / 1_000))
  })
}
