import { connect } from 'node:net'

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers with another status than 2xx. */
  failed: number
}

export interface Load {
  port: number
  /** A whole HTTP/1.1 request; a function when each has to be another. */
  request: string | (() => string)
  connections?: number
  seconds?: number
}

/**
 * Keeps every connection busy with one request at a time. It writes and reads raw sockets, because an HTTP client costs
 * more than the servers it would measure.
 */
export async function load({ port, request, connections = 50, seconds = 4 }: Load): Promise<Figures> {
  const next = typeof request === 'string' ? () => request : request
  const warmUntil = performance.now() + 1_000
  const until = warmUntil + seconds * 1_000
  const times: number[] = []
  let failed = 0
  const note = (since: number, status: string) => {
    if (performance.now() < warmUntil) return
    times.push(performance.now() - since)
    if (!status.startsWith('2')) failed += 1
  }
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, next, until, note)))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}

function keepAsking(
  port: number,
  next: () => string,
  until: number,
  note: (since: number, status: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let since = 0
    let parts: Buffer[] = []
    let received = 0
    let expected = 0
    let status = ''
    const ask = () => {
      parts = []
      received = 0
      expected = 0
      since = performance.now()
      socket.write(next())
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (expected === 0) {
        parts.push(chunk)
        const head = Buffer.concat(parts).toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        status = head.slice(9, 12)
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (length === undefined) return reject(new Error(`no content-length: ${head.slice(0, end)}`))
        expected = end + 4 + Number(length)
      }
      if (received < expected) return
      note(since, status)
      if (performance.now() < until) ask()
      else socket.end()
    })
  })
}

/** The text of a request, headers and all. */
export function httpRequest(
  method: string,
  path: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): string {
  const body = options.body === undefined ? '' : JSON.stringify(options.body)
  const headers: Record<string, string> = {
    host: '127.0.0.1',
    accept: 'application/json',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...options.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
