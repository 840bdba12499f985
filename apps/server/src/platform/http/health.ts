import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Db } from '#src/db/client.ts'
import { isMigrated } from '#src/db/migrate.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Registry } from '#src/platform/telemetry/prometheus.ts'
import type { App } from './fastify.ts'

export interface Lifecycle {
  /** The process has received a signal to stop. */
  stopping: boolean
}

async function isReady({ db, lifecycle }: { db: Db; lifecycle: Lifecycle }): Promise<boolean> {
  return !lifecycle.stopping && isMigrated(db)
}

/** Exports the state of `/readyz` as a gauge; 0 when the database can't be queried. */
export function collectReadiness(registry: Registry, deps: { db: Db; lifecycle: Lifecycle }): void {
  const ready = registry.gauge('norteia_ready', 'Whether this process may get traffic, as /readyz says.')
  registry.collect(async () => {
    ready.set(0)
    if (await isReady(deps)) ready.set(1)
  })
}

/** `/healthz`: the process is up. `/readyz`: it may get traffic. */
export function registerHealth(app: App, deps: { db: Db; lifecycle: Lifecycle }): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'silent' as const }
  app.get('/healthz', options, () => ({ success: true, status: 'ok' }))
  app.get('/readyz', options, async () => {
    if (!(await isReady(deps))) throw new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })
    return { success: true, status: 'ready' }
  })
}
