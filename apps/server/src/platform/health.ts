import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Db } from '#src/db/client.ts'
import { isMigrated } from '#src/db/migrate.ts'
import { AppError } from './app-error.ts'
import type { App } from './fastify.ts'

export interface Lifecycle {
  /** The process has been told to stop. */
  stopping: boolean
}

/** `/healthz`: the process is up. `/readyz`: it may get traffic. */
export function registerHealth(app: App, deps: { db: Db; lifecycle: Lifecycle }): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'silent' as const }
  app.get('/healthz', options, () => ({ success: true, status: 'ok' }))
  app.get('/readyz', options, async () => {
    if (deps.lifecycle.stopping) throw new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })
    if (!(await isMigrated(deps.db))) throw new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })
    return { success: true, status: 'ready' }
  })
}
