import { toAppError } from '#src/platform/errors.ts'
import type { App } from '#src/platform/http/fastify.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Services } from '#src/platform/services.ts'
import { type AuditEvent, recordAudit } from './audit.service.ts'

const HOUR = 3_600_000
/** Keys already written by this process: saves writes that the unique column would refuse. */
const MAX_SEEN = 10_000

const EVENTS: Readonly<Record<string, AuditEvent>> = { forbidden: 'access_refused', too_many_requests: 'throttled' }

/** Records refused calls: one row per user, route and hour, however often they are repeated. */
export function registerRefusalAudit(app: App, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const seen = new Set<string>()
  app.addHook('onError', async (request, _reply, error) => {
    const { code } = toAppError(error, request)
    const event = EVENTS[code]
    if (!event) return
    const now = clock()
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`
    const userId = (request.actor as Actor | undefined)?.userId
    const once = `${route} ${new Date(Math.floor(now / HOUR) * HOUR).toISOString()}`
    const key = `${event} ${userId ?? '-'} ${once}`
    if (seen.has(key)) return
    try {
      await recordAudit(db, { event, userId, detail: route, once }, now)
      if (seen.size >= MAX_SEEN) seen.clear()
      seen.add(key)
    } catch (failure) {
      // A failure to record must not change the response.
      request.log.error({ err: failure }, 'a refusal could not be written down')
    }
  })
}
