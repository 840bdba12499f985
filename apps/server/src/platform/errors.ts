import type { IncomingMessage } from 'node:http'
import { ERROR_TEXT, type ErrorCode, type ErrorEnvelope } from '@norteia/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFault } from '#src/db/errors.ts'
import { AppError, badRequest, invalidFields } from './app-error.ts'
import { isGone } from './http/asker.ts'
import { applySecurityHeaders } from './http/headers.ts'

/** The only mapping from error code to HTTP status. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  two_factor_required: 401,
  two_factor_invalid: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
}

/** `error` repeats `message` because clients read either of them. */
export function envelope(error: AppError, requestId: string): ErrorEnvelope {
  return {
    success: false,
    message: error.message,
    error: error.message,
    code: error.code,
    ...(error.fields && { fields: { ...error.fields } }),
    requestId,
  }
}

/** What the schema compilers throw: one entry per problem, in the order of the schema. */
interface Issue {
  instancePath: string
  message?: string | undefined
  keyword?: string | undefined
  params?: Record<string, unknown> | undefined
}

/** Converts anything thrown into the one error type that may reach a client. */
export function toAppError(error: unknown, request?: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const { code, validation, statusCode } = error as Partial<FastifyError>
  if (validation) return validationError(validation as readonly Issue[], request)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payload_too_large', ERROR_TEXT.tooLarge)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('unsupported_media_type', ERROR_TEXT.unsupportedMediaType)
  if (code === 'FST_ERR_HANDLER_TIMEOUT')
    return new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5, cause: error })
  const fault = databaseFault(error)
  if (fault === 'storage_full') return new AppError('storage_full', ERROR_TEXT.storageFull, { cause: error })
  if (fault === 'unavailable')
    return new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 2, cause: error })
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return statusCode === 404 ? new AppError('not_found', ERROR_TEXT.notFound) : badRequest(error)
  return new AppError('internal', ERROR_TEXT.internal, { cause: error })
}

function validationError(issues: readonly Issue[], request: FastifyRequest | undefined): AppError {
  const roots = request?.routeOptions.config.fieldRoots ?? []
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter((part) => part !== '')
    if (path.length > 1 && roots.includes(path[0] ?? '')) path.shift()
    const keys = issue.keyword === 'unrecognized_keys' ? (issue.params?.keys as string[]) : [undefined]
    for (const key of keys) {
      const field = (key === undefined ? path : [...path, key]).join('.')
      if (field !== '' && !Object.hasOwn(fields, field)) fields[field] = issue.message ?? ERROR_TEXT.badRequest
    }
  }
  // No field to name: the body is not an object.
  return Object.keys(fields).length === 0 ? badRequest() : invalidFields(fields)
}

/** Answers any failure, including those before routing, where hooks don't run. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request)
  const status = STATUS[known.code]
  // Work that was cancelled because the client disconnected is not a failure.
  if (status >= 500 && !isGone(reply))
    request.log.error({ err: known.cause ?? known, kind: known.code }, 'request failed')
  applySecurityHeaders(request, reply)
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(JSON.stringify(envelope(known, request.id)))
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error, request)
    if (known.code === 'payload_too_large')
      await readAway(request.raw, request.routeOptions.config.slowBody ? UPLOAD_AWAY_BYTES : READ_AWAY_BYTES)
    return sendError(known, request, reply)
  })
}

/** Larger bodies are not read to their end; the connection is closed. */
const READ_AWAY_BYTES = 1024 * 1024
/** Uploads somewhat over their limit are still read, so that the user sees the reason. */
const UPLOAD_AWAY_BYTES = 32 * 1024 * 1024

/**
 * Discards the rest of a refused body: closing a connection with unread bytes resets it, and the sender, a proxy above
 * all, may never see the answer.
 */
async function readAway(body: IncomingMessage, most: number): Promise<void> {
  if (body.readableEnded || !(Number(body.headers['content-length']) <= most)) return
  const over = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) body.once(event, () => resolve())
  })
  body.resume()
  await over
}
