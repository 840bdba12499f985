import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { mapStack } from './source-maps.ts'

/** Keys whose values are redacted in every log line, at the top level and up to two levels down. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'password_hash',
  'token',
  'token_hash',
  'code',
  'otp',
  'secret',
  'device',
  'recoveryCodes',
  'otpauthUri',
  'email',
  'userEmail',
  'phone',
  'cnpj',
  'formAnswers',
  'segmentSpecificAnswers',
  'question',
]

/** Errors are logged in this form because `code` of an error is its kind, not a recovery code to redact. */
interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  kind?: unknown
  cause?: LoggedError
}

function errorSerializer(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error
  const kind = (error as { code?: unknown }).code
  return {
    type: error.name,
    message: oneLine(error.message),
    stack: error.stack && mapStack(error.stack),
    ...(kind !== undefined && { kind }),
    ...(error.cause instanceof Error && { cause: errorSerializer(error.cause) as LoggedError }),
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** Logs JSON lines to stderr, so that stdout contains nothing but the server's address. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorSerializer },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[oculto]',
      },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  )
}

/**
 * A request's logger that creates the real child with the first line: most requests log nothing, and creating a child
 * costs as much as reading a session.
 */
export function lazyChild(parent: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
  let child: FastifyBaseLogger | undefined
  const real = () => {
    child ??= parent.child(bindings)
    return child
  }
  const at = (level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    ((...entry: Parameters<LogFn>) => real()[level](...entry)) as LogFn
  return {
    get level() {
      return parent.level
    },
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => undefined,
    child: (more) => real().child(more),
  }
}
