import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#src/db/client.ts'
import { AppError, notFound } from '#src/platform/app-error.ts'
import { isId } from '#src/platform/ids.ts'
import { CallCounts } from '#src/platform/throttle/call-counts.ts'
import { takeOfAddress } from '#src/platform/throttle/rate-limit.ts'
import { type Actor, authenticate, bearerToken } from './auth.ts'
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
 * Checks who may call a route before its body is read: the session, the ids in the path, the user's rate limit, then the
 * rate limits of the route. A route declares its needs in `config.access`; without a declaration it needs a session.
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

/** Identifies the user and the company in the path, then counts the call. Refused calls have counts of their own. */
async function admit(
  { db }: GuardDeps,
  counts: CallCounts,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<void> {
  const actor = await authenticate(db, bearerToken(request), now).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthorized') counts.refused(request, now)
    throw error
  })
  request.actor = actor
  await checkPath(db, request, actor).catch((error: unknown) => {
    if (error instanceof AppError) counts.refusedToUser(actor.userId, now)
    throw error
  })
  counts.ofUser(actor.userId, reply, now)
  await counts.ofRoute(request.routeOptions.config.userLimits ?? [], actor.userId, reply, now)
}

/** @throws AppError `not_found` for a malformed id or an unknown company, `forbidden` for another user's company */
async function checkPath(db: Db, request: FastifyRequest, actor: Actor): Promise<void> {
  const params = request.params as Record<string, string>
  if (request.routeOptions.config.access === 'company')
    request.company = await requireCompany(db, actor, params.companyId ?? params.id ?? '')
  for (const id of Object.values(params)) if (!isId(id)) throw notFound()
}

const hasBody = (headers: { 'content-length'?: string | undefined; 'transfer-encoding'?: string | undefined }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A form submitted natively, before the page's scripts had loaded. */
const isPlainForm = (headers: { accept?: string | undefined; 'content-type'?: string | undefined }) =>
  (headers.accept ?? '').includes('text/html') &&
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
