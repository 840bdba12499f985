import { appendFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface Call {
  /** Address of this machine that the call comes from: all of 127.0.0.0/8 is ours. */
  from?: string
  headers?: Record<string, string>
  body?: unknown
}

const agent = new Agent({ keepAlive: false })

/** A call as a browser somewhere else would make it. Rejects when there is no whole answer. */
export function call(
  base: string,
  route: string,
  { from = '127.0.0.1', headers = {}, body }: Call = {},
): Promise<Answer> {
  const [method, path] = route.split(' ') as [string, string]
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      {
        method,
        agent,
        localAddress: from,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}

/** One line of the table that `npm run test:deploy` prints. */
export function reportSeen(check: string, seen: string): void {
  if (process.env.DEPLOY_REPORT) appendFileSync(process.env.DEPLOY_REPORT, `${JSON.stringify({ check, seen })}\n`)
}
