import { readItem } from '#src/lib/session/storage.ts'

/** An unconsumed answer older than this is not shown any more. */
const FRESH_MS = 10_000

interface Early {
  token: string
  since: number
  answer: Promise<Response>
  abort: () => void
}
const sent = new Map<string, Early>()

export const jsonHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

/** Of the session that `session.ts` will find, which drops one whose user can't be read. */
function keptToken(): string | null {
  const area = readItem('local', 'token') ? 'local' : 'session'
  try {
    return JSON.parse(readItem(area, 'user') ?? 'null') && readItem(area, 'token')
  } catch {
    return null
  }
}

/**
 * Sends what a signed-in page will ask first, while its application is still on the way: on a slow line that is two
 * round trips sooner. A wrong guess costs one call; the first real call consumes the response, or its error.
 */
export function sendFirstCalls(page: string): void {
  const token = keptToken()
  if (!token) return
  const company = page === '/profile' ? (readItem('local', 'activeCompanyId') ?? '') : ''
  for (const path of ['/companies', ...(/^[\w-]+$/.test(company) ? [`/companies/${company}/dashboard`] : [])]) {
    const stop = new AbortController()
    const address = `${(import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')}${path}`
    // Read to its end here: an unconsumed response must not hold its connection.
    const answer = fetch(address, { credentials: 'omit', headers: jsonHeaders(token), signal: stop.signal }).then(
      async (response) => new Response(await response.arrayBuffer(), response),
    )
    // A failure reaches the call that consumes it.
    answer.catch(() => undefined)
    sent.set(path, { token, since: performance.now(), answer, abort: () => stop.abort() })
  }
}

/** The answer on its way for this very token, once; undefined when the call has to be made. */
export function takeEarly(path: string, token: string | null): Early | undefined {
  const early = sent.get(path)
  sent.delete(path)
  return early && early.token === token && performance.now() - early.since < FRESH_MS ? early : undefined
}

/** Whether a good answer has come early and nobody has taken it; false at once when it wasn't asked for. */
export async function cameEarly(path: string): Promise<boolean> {
  const answer = sent.get(path)?.answer
  return answer ? answer.then(({ ok }) => ok).catch(() => false) : false
}
