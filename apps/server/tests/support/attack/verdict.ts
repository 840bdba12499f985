import { ErrorEnvelope } from '@norteia/contracts/errors'

/** Words that no sentence for a Brazilian reader holds. */
const ENGLISH =
  /\b(invalid|expected|received|required|must|should|too|unexpected|failed|failure|denied|missing|unknown|cannot|body|payload|not|found|string|number|object|array|property|undefined|null|constraint|syntax|token)\b/i
const INNARDS = /node_modules|\.ts:\d+|\bat \w+ \(|sqlite|postgres|kysely|fastify|FST_|ERR_|select .* from |\[object /i

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** What is wrong with an answer to a hostile request; undefined when nothing is. */
export function faultOf({ status, headers, text }: Answer, method: string): string | undefined {
  if (status >= 500 && status !== 507 && !(status === 503 && headers['retry-after'] !== undefined))
    return `internal error ${status}`
  if (headers['x-injetado'] !== undefined) return 'a header was injected'
  if (headers.server !== undefined || headers['x-powered-by'] !== undefined) return 'the server names itself'
  if (headers['x-content-type-options'] !== 'nosniff') return 'nosniff is missing'
  if (status < 400 || method === 'HEAD') return undefined
  const type = String(headers['content-type'])
  // The page of an unknown address, for people.
  if (status === 404 && type.startsWith('text/html')) return undefined
  if (!type.startsWith('application/json')) return `an error as ${type}`
  const envelope = ErrorEnvelope.safeParse(readJson(text))
  if (!envelope.success) return 'no error envelope'
  const { message, error, fields = {} } = envelope.data
  if (message !== error) return 'two different sentences'
  for (const sentence of [message, ...Object.values(fields)]) {
    if (!/^['A-ZÁÉÍÓÚÂÊÔÃÕÇ]/u.test(sentence)) return `no sentence: ${sentence}`
    if (ENGLISH.test(sentence)) return `English: ${sentence}`
  }
  return INNARDS.test(message) || INNARDS.test(Object.values(fields).join(' ')) ? `innards: ${text}` : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
