import type { FastifyRequest } from 'fastify'
import { toAppError } from '#src/platform/errors.ts'
import type { App } from '#src/platform/http/fastify.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Services } from '#src/platform/services.ts'
import { type AuditEvent, recordAudit } from './audit.service.ts'

const HOUR = 3_600_000
/** Keys already written by this process: saves writes that the unique column would refuse. */
const MAX_SEEN = 10_000

const EVENTS: Readonly<Record<string, AuditEvent>> = { forbidden: 'access_refused', too_many_requests: 'throttled' }

/**
 * Records refused calls: one row per user, route and hour, however often they are repeated. The answer doesn't wait for
 * the row: a handler's timeout during this hook would end the process.
 */
export function registerRefusalAudit(app: App, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const seen = new Set<string>()
  const writing = new Set<Promise<void>>()
  app.addHook('onError', (request, _reply, error, done) => {
    const { code } = toAppError(error, request)
    const event = EVENTS[code]
    if (event) record(event, request)
    done()
  })
  app.addHook('onClose', async () => {
    await Promise.all(writing)
  })

  function record(event: AuditEvent, request: FastifyRequest): void {
    const now = clock()
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`
    const userId = (request.actor as Actor | undefined)?.userId
    const once = `${route} ${new Date(Math.floor(now / HOUR) * HOUR).toISOString()}`
    const key = `${event} ${userId ?? '-'} ${once}`
    if (seen.has(key)) return
    if (seen.size >= MAX_SEEN) seen.clear()
    seen.add(key)
    const written = recordAudit(db, { event, userId, detail: route, once }, now).catch((failure: unknown) => {
      seen.delete(key)
      request.log.error({ err: failure }, 'a refusal could not be recorded')
    })
    writing.add(written)
    written.finally(() => writing.delete(written))
  }
}
