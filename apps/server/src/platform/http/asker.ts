import type { FastifyReply } from 'fastify'

/** Aborted when the client closes the connection before the answer has been sent, or has done so already. */
export function whileAsked(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (isGone(reply)) gone.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Whether the client closed the connection before the answer was sent. */
export const isGone = (reply: FastifyReply): boolean => reply.raw.destroyed && !reply.raw.writableFinished
