import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { AppError, badRequest } from '#src/platform/app-error.ts'

/** Size of a request body in bytes, unless the route says otherwise; see SECURITY.md. */
export const BODY_LIMIT = 32 * 1024
/** Diagnostics and the analysis tool carry long texts. */
export const LARGE_BODY_LIMIT = 256 * 1024
const MAX_DEPTH = 12
const MAX_KEYS = 500

/** Accepts JSON only; an empty body is allowed for calls that take none. */
export function registerJsonBody(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const bytes = body as Buffer
      done(null, bytes.length === 0 ? undefined : parseJson(decoder.decode(bytes)))
    } catch (error) {
      done(error instanceof AppError ? error : badRequest(error))
    }
  })
}

/** @throws AppError `bad_request` for broken JSON and for values nested too deeply, with too many keys or with malformed text */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  assertHarmless(value)
  return value
}

function assertHarmless(root: unknown): void {
  let keys = 0
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { value, depth } = item
    if (typeof value === 'string') assertText(value)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw new AppError('bad_request', ERROR_TEXT.badRequest)
    for (const key of Object.keys(value)) {
      if (!Array.isArray(value)) {
        keys += 1
        assertText(key)
        if (keys > MAX_KEYS || key === '__proto__') throw new AppError('bad_request', ERROR_TEXT.badRequest)
      }
      open.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 })
    }
  }
}

/** PostgreSQL can't store NUL, and a lone surrogate is not valid text. */
function assertText(text: string): void {
  if (!text.isWellFormed() || text.includes('\u0000')) throw new AppError('bad_request', ERROR_TEXT.badRequest)
}
