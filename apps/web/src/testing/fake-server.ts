import { vi } from 'vitest'

export interface Call {
  method: string
  path: string
  body: unknown
  headers: Record<string, string>
}

/** What the server does with a call; a text is sent unchanged, 'lost' cuts the connection, 'silent' never answers. */
type Answer = { status?: number; body?: unknown } | string | 'lost' | 'silent'
type Handlers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

/** Stands in for the network: answers `fetch` by 'METHOD /path'. Handlers may be changed as a test goes on. */
export function fakeServer(handlers: Handlers) {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call: Call = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init?.headers as Record<string, string>,
    }
    calls.push(call)
    const handler = handlers[`${call.method} ${call.path}`] ?? { status: 404, body: { message: 'Não encontrado.' } }
    const answer = typeof handler === 'function' ? await handler(call) : handler
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'silent')
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
    if (typeof answer === 'string') return new Response(answer)
    return new Response(JSON.stringify(answer.body ?? { success: true }), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  return { calls, handlers, to: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key) }
}
