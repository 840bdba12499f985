import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Everything is same-origin; scripts, styles and fonts come as files only, and no script may write HTML. */
export function documentPolicy(connectSources: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** For answers that are no documents: nothing in them may load or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

const API: Readonly<Record<string, string>> = {
  ...COMMON,
  'content-security-policy': API_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A day short of two years would not do for preload lists; browsers ignore it over plain HTTP anyway. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** The strict set of an API answer; the static site replaces policy and caching for documents and files. */
export function applySecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(API)
  if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    applySecurityHeaders(request, reply)
    reply.header('x-request-id', request.id)
    done()
  })
}
