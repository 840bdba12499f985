import type { ErrorCode } from '@norteia/contracts/errors'
import { ERROR_TEXT } from '@norteia/contracts/errors'

export interface AppErrorOptions {
  /** Field → sentence, in the order of the form. */
  fields?: Readonly<Record<string, string>>
  /** Seconds, for `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** The only error that services throw for clients; its message is Portuguese and is shown on screen. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

export const unauthorized = () => new AppError('unauthorized', ERROR_TEXT.unauthorized)
export const notFound = () => new AppError('not_found', ERROR_TEXT.notFound)
export const forbidden = (message = 'Você não tem permissão para isto.') => new AppError('forbidden', message)
export const badRequest = (cause?: unknown) => new AppError('bad_request', ERROR_TEXT.badRequest, { cause })

/** 422; without `message`, the first field's sentence is the message. */
export function invalidFields(fields: Readonly<Record<string, string>>, message?: string): AppError {
  return new AppError('invalid_fields', message ?? Object.values(fields)[0] ?? ERROR_TEXT.badRequest, { fields })
}

/** 429 with the wait in whole seconds, at least one. */
export function tooManyAttempts(waitMs: number, message?: string): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return new AppError('too_many_requests', message ?? ERROR_TEXT.tooManyAttempts(seconds), { retryAfter: seconds })
}
