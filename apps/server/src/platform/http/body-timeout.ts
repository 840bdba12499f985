import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { TIMEOUT } from '#src/platform/limits.ts'
import { answerBrokenRequest } from './http.ts'

const LOOK_MS = 1_000

/**
 * Ends requests whose body comes too slowly. Node's own limit is one for all routes and has to let uploads through
 * (`TIMEOUT.uploadMs`); a body gets `TIMEOUT.requestMs`, or with `slowBody` that long from one piece to the next.
 */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const length = raw.headers['content-length']
    if (raw.complete || (raw.headers['transfer-encoding'] === undefined && (length === undefined || length === '0')))
      return
    // Injected requests have none.
    const { socket } = raw
    if (!(socket instanceof Socket)) return
    const slow = request.routeOptions.config.slowBody === true
    let since = performance.now()
    let seen = socket.bytesRead
    const look = setInterval(() => {
      if (raw.complete || socket.destroyed) {
        clearInterval(look)
        return
      }
      const now = performance.now()
      if (slow && socket.bytesRead > seen) {
        seen = socket.bytesRead
        since = now
      }
      if (now - since < TIMEOUT.requestMs) return
      clearInterval(look)
      if (reply.raw.headersSent) socket.destroy()
      else answerBrokenRequest(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }, LOOK_MS)
    look.unref()
    raw.once('close', () => clearInterval(look))
  })
}
