import type { ErrorCode } from '@norteia/contracts/errors'
import type * as z from 'zod/mini'
import { readToken, renewalOf, signOut } from '#src/lib/session/session.ts'
import { jsonHeaders, takeEarly } from './early.ts'

/** A quarter of a minute longer than the slowest answer the server allows itself. */
export const TIMEOUT_MS = 30_000
/** The server takes a file for two minutes, as long as it comes on. */
const UPLOAD_TIMEOUT_MS = 130_000
export const CONNECTION_ERROR = 'Erro de conexão. Verifique sua internet.'
const UNREADABLE = 'Erro na requisição: resposta inesperada do servidor'

/** What went wrong with a call; `message` is the sentence for the user. */
export class ApiError extends Error {
  /** `http`: the server answered with an error; `network`: no answer; `request`: anything else. */
  readonly kind: 'http' | 'network' | 'request'
  readonly status: number | undefined
  readonly code: string | undefined
  /** Sentences by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** The server's own sentences as sent, where it sent any. */
  readonly sent: { message?: string | undefined; error?: string | undefined }

  constructor(
    kind: ApiError['kind'],
    message: string,
    details: { status?: number; body?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    const body = asRecord(details.body)
    this.code = text(body.code)
    this.sent = { message: text(body.message), error: text(body.error) }
    const fields = Object.entries(asRecord(body.fields)).filter((entry): entry is [string, string] => !!text(entry[1]))
    this.fields = Object.fromEntries(fields)
  }
}

export interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** A file, sent as it is instead of a JSON body. */
  file?: Blob
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  base?: 'api' | 'agent'
  /** Instead of the session's token: a logout still has to name the session it ended. */
  token?: string
  /** Lets the call outlive the page. */
  keepalive?: boolean
}

const BASES = { api: import.meta.env.VITE_API_URL ?? '', agent: import.meta.env.VITE_AGENT_URL ?? '' }

/** Full address of a path of the API or of the agent server. */
export const apiUrl = (path: string, base: 'api' | 'agent' = 'api') => `${BASES[base].replace(/\/+$/, '')}${path}`

/**
 * One call; the answer is checked against `schema`.
 * @throws ApiError with the sentence for the user; an abort by the caller's signal is thrown as it is
 */
export async function api<T>(path: string, schema: z.ZodMiniType<T>, options: ApiOptions = {}): Promise<T> {
  return send(path, options, async (response) => {
    const body: unknown = await response.json()
    const parsed = schema.safeParse(body)
    if (!parsed.success)
      throw new ApiError('request', UNREADABLE, {
        body,
        cause: parsed.error,
      })
    return parsed.data
  })
}

/** The same for a file. */
export async function apiBlob(path: string, options: ApiOptions = {}): Promise<Blob> {
  return send(path, options, (response) => response.blob())
}

let changes = 0
/** Whether a call that changes something waits for its answer, which may be that the session is over. */
export const isChanging = (): boolean => changes > 0

async function send<T>(path: string, options: ApiOptions, read: (response: Response) => Promise<T>): Promise<T> {
  if (!options.method || options.method === 'GET') return exchange(path, options, read)
  changes += 1
  try {
    return await exchange(path, options, read)
  } finally {
    changes -= 1
  }
}

async function exchange<T>(path: string, options: ApiOptions, read: (response: Response) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), options.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  const stop = () => timeout.abort()
  options.signal?.addEventListener('abort', stop)
  if (options.signal?.aborted) stop()
  const token = options.token ?? readToken()
  const plainRead = !options.method && !options.base && !options.headers
  const early = plainRead ? takeEarly(path, token) : undefined
  if (early) timeout.signal.addEventListener('abort', early.abort)
  try {
    const call = (bearer: string | null) =>
      fetch(apiUrl(path, options.base), {
        method: options.method ?? 'GET',
        credentials: 'omit',
        headers: {
          ...jsonHeaders(bearer),
          ...(options.file && { 'Content-Type': 'application/octet-stream' }),
          ...options.headers,
        },
        ...(options.file && { body: options.file }),
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.keepalive ? { keepalive: true } : {}),
        signal: timeout.signal,
      })
    let response = await (early ? early.answer : call(token))
    const successor = response.status === 401 && !options.token && token ? await successorOf(token) : null
    if (successor) response = await call(successor)
    if (!response.ok) throw await failure(response, token)
    return await read(response)
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    if (error instanceof ApiError) throw error
    // A fetch that is refused or cut, before or while the body arrives, is a TypeError.
    if (timeout.signal.aborted || error instanceof TypeError)
      throw new ApiError('network', CONNECTION_ERROR, { cause: error })
    // The parser's own sentence is English and quotes the answer.
    if (error instanceof SyntaxError) throw new ApiError('request', UNREADABLE, { cause: error })
    throw new ApiError('request', `Erro na requisição: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}

/** The token that has taken the place of this one: a call that came too late with the old one was not carried out. */
async function successorOf(token: string): Promise<string | null> {
  await renewalOf(token)
  const present = readToken()
  return present === token ? null : present
}

/** Message of a 401 for an ended session; a refused login has its own message. */
const ENDED: ErrorCode = 'unauthorized'

async function failure(response: Response, token: string | null): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  // A late answer to an older session must not end the current one, nor a login that was refused.
  const { code = ENDED } = asRecord(body)
  if (response.status === 401 && code === ENDED && token === readToken()) signOut('expired')
  const message = text(asRecord(body).message) ?? `Erro ${response.status}`
  return new ApiError('http', message, { status: response.status, body })
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
