import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Logs one line per response, with its route and never its URL, which may contain tokens. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode
    const level = status >= 500 ? 'warn' : request.method === 'GET' && status < 400 ? 'debug' : 'info'
    if ((app.log as Logger).isLevelEnabled(level))
      request.log[level](
        {
          method: request.method,
          route: request.routeOptions.url ?? '(site)',
          status,
          ms: Math.round(reply.elapsedTime),
          user: request.is404 ? undefined : (request.actor as { userId: string } | null)?.userId,
        },
        'request',
      )
    done()
  })
}
