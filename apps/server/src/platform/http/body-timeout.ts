import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { TIMEOUT } from '#src/platform/limits.ts'
import { answerBrokenRequest } from './http.ts'

const LOOK_MS = 1_000

/**
 * Ends requests whose body arrives too slowly. Node has one limit for all routes, which must allow uploads
 * (`TIMEOUT.uploadMs`); this one gives a body `TIMEOUT.requestMs`, or with `slowBody` that long between two chunks.
 */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const length = raw.headers['content-length']
    if (raw.complete || (raw.headers['transfer-encoding'] === undefined && (length === undefined || length === '0')))
      return
    // Injected requests have no real socket.
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
