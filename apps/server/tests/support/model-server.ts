import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = (
  response: ServerResponse,
  request: { body: string; url: string; headers: IncomingMessage['headers'] },
) => void

/** A chat completion of the OpenAI form with this text. */
export const completion =
  (content: string, finishReason = 'stop', model = 'modelo-de-teste'): Behaviour =>
  (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
  }

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end('{"error":{"message":"não"}}')
  }

export const page: Behaviour = (response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<html><body>Manutenção</body></html>')
}
export const hang: Behaviour = () => undefined
export const hangHalfway: Behaviour = (response) => {
  response.setHeader('content-type', 'application/json')
  response.write('{"id":"x","choices":[')
}
export const reset: Behaviour = (response) => response.socket?.destroy()
/** An answer without end, until the other side closes it. */
export const flood: Behaviour = (response) => {
  response.setHeader('content-type', 'application/json')
  const chunk = '['.repeat(65_536)
  const write = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}

/** A provider on loopback that answers its calls with the given behaviours, the last one again and again. */
export async function modelServer(...behaviours: Behaviour[]) {
  const calls: { body: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const behave = behaviours[Math.min(calls.length, behaviours.length - 1)]
      calls.push({ body, headers: request.headers })
      behave?.(response, { body, url: request.url ?? '', headers: request.headers })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
