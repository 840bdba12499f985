import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below it an answer fits into the first packets anyway. */
const WORTH_BYTES = 2_048
/** Text of any kind; PDFs and pictures are compressed already. */
const TEXTS = /^(?:text\/|application\/json\b)/
/** Half way between speed and size: 255 KB of analyses take 3 ms, beside the thread of the requests. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Encoding = 'br' | 'gzip'

/**
 * Compresses whole answers of text over 2 KB; streams and the site's files, which are compressed when built, pass through.
 * What an answer holds can't be guessed by its length (BREACH): no browser sends the token for another site.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null
    if (body === null || Buffer.byteLength(body) < WORTH_BYTES || !isText(reply)) return done(null, payload)
    reply.header('vary', varyBy(reply))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding || request.method === 'HEAD') return done(null, payload)
    const finish = (error: Error | null, compressed: Buffer) => {
      if (error) return done(error)
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, compressed)
    }
    if (encoding === 'br') brotliCompress(body, BROTLI, finish)
    else gzip(body, finish)
  })
}

const isText = (reply: FastifyReply) =>
  TEXTS.test(String(reply.getHeader('content-type') ?? '')) && !reply.hasHeader('content-encoding')

function varyBy(reply: FastifyReply): string {
  const others = reply.getHeader('vary')
  return others === undefined ? 'accept-encoding' : `${others}, accept-encoding`
}

/** The better one of those that the client takes; null: neither. */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const taken = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]!.trim()),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : null
}
