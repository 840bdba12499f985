import { type DestinationStream, type Logger, pino } from 'pino'

/** Values that no log line may hold, at the top or one or two levels down. */
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
  'email',
  'userEmail',
  'phone',
  'cnpj',
  'formAnswers',
  'segmentSpecificAnswers',
  'question',
]

/** `code` of an error is its kind, not a recovery code: errors are logged as the short form below. */
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
    stack: error.stack,
    ...(kind !== undefined && { kind }),
    ...(error.cause instanceof Error && { cause: errorSerializer(error.cause) as LoggedError }),
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** JSON lines on stderr, so that stdout carries the address alone. */
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
