import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections on which nothing moves for the server's timeout (`connectionTimeout`): idle ones, and those whose
 * client has stopped reading an answer. Node waits for a second timeout when part of an answer was taken before. An
 * answer that is still being computed has a timeout of its own.
 */
export function registerStalled(app: FastifyInstance): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    answers.set(socket, reply.raw)
    reply.raw.once('close', () => {
      if (answers.get(socket) === reply.raw) answers.delete(socket)
    })
    done()
  })
  app.server.on('timeout', (socket: Socket) => {
    if (answers.get(socket)?.writableLength !== 0) socket.destroy()
  })
}
