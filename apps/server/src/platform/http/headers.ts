import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Content security policy of pages: everything from this origin, scripts, styles and fonts from files only, no HTML from strings. */
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

/** Policy of responses that are not pages: they may load nothing and may not be framed. */
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

/** Two years, which preload lists require; browsers ignore the header over plain HTTP. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Strict headers of an API response; the static site replaces policy and caching for pages and files. */
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
