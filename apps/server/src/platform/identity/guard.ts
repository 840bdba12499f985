import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#src/db/client.ts'
import { AppError, notFound } from '#src/platform/app-error.ts'
import { isId } from '#src/platform/ids.ts'
import { CallCounts } from '#src/platform/throttle/call-counts.ts'
import { takeOfAddress } from '#src/platform/throttle/rate-limit.ts'
import { authenticate, bearerToken } from './auth.ts'
import { requireCompany } from './company-access.ts'

/** Who may call a route; the access tests are generated from these. */
export interface RouteAccess {
  method: string
  url: string
  access: 'public' | 'user' | 'company'
}

interface GuardDeps {
  db: Db
  clock: () => number
  rateLimitScale: number
}

/**
 * Checks who may call a route before its body is read: the session, the user's rate limit, the company in the path, then
 * the rate limits of the route. A route declares its needs in `config.access`; without a declaration it needs a session.
 */
export function registerGuard(app: FastifyInstance, deps: GuardDeps): void {
  const { db, clock, rateLimitScale: scale } = deps
  const onError = (error: unknown) => app.log.warn({ err: error }, 'counts of calls not shared')
  const counts = new CallCounts({ db, scale, onError })
  const table: RouteAccess[] = []
  app.decorate('routeTable', table)
  app.decorate('countRefusal', (request: FastifyRequest) => counts.refused(request, clock()))
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const verb of [method].flat()) table.push({ method: verb, url, access: config?.access ?? 'user' })
  })
  app.decorateRequest('actor')
  app.decorateRequest('company')
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) {
      // Answer before the body of an unknown route is read.
      if (request.method === 'GET' || request.method === 'HEAD') return
      counts.refused(request, clock())
      throw notFound()
    }
    const { access = 'user', formPage, addressLimits = [] } = request.routeOptions.config
    const now = clock()
    if (access !== 'public') await admit(deps, counts, request, reply, now)
    for (const limit of addressLimits) await takeOfAddress(db, limit.name, request.ip, limit, { scale, now })
    if (formPage && isPlainForm(request.headers)) return reply.redirect(formPage, 303)
  })
  // The body may have been held back for as long as a request may take: a session that ended meanwhile must not act.
  app.addHook('preValidation', async (request) => {
    if (request.is404 || request.routeOptions.config.access === 'public' || !hasBody(request.headers)) return
    request.actor = await authenticate(db, bearerToken(request), clock())
  })
}

/** Identifies the user and the company in the path. Every call counts against the user's limit, refused ones too. */
async function admit(
  { db }: GuardDeps,
  counts: CallCounts,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<void> {
  const { access, userLimits = [] } = request.routeOptions.config
  request.actor = await authenticate(db, bearerToken(request), now).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthorized') counts.refused(request, now)
    throw error
  })
  counts.ofUser(request.actor.userId, reply, now)
  const params = request.params as Record<string, string>
  if (access === 'company')
    request.company = await requireCompany(db, request.actor, params.companyId ?? params.id ?? '')
  for (const id of Object.values(params)) if (!isId(id)) throw notFound()
  await counts.ofRoute(userLimits, request.actor.userId, reply, now)
}

const hasBody = (headers: { 'content-length'?: string | undefined; 'transfer-encoding'?: string | undefined }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A form submitted natively, before the page's scripts had loaded. */
const isPlainForm = (headers: { accept?: string | undefined; 'content-type'?: string | undefined }) =>
  (headers.accept ?? '').includes('text/html') &&
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
