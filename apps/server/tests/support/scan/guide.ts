import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scanned, Target } from './targets.ts'

/** Every leaf of a body by its place: 'meses.0.valor'. */
function leavesOf(value: unknown, at = 'body'): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, value === null ? '' : String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`))
}

/** The body with what a form sent in its places; a number stays one as long as it reads as one. */
function filled(value: unknown, sent: URLSearchParams, at = 'body'): unknown {
  if (Array.isArray(value)) return value.map((inner, n) => filled(inner, sent, `${at}.${n}`))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, sent, `${at}.${key}`)]))
  const text = sent.get(at)
  if (text === null || text === String(value)) return value
  return typeof value === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

const fieldsOf = ({ params, query, body }: Target): [string, string][] => [
  ...Object.entries(params).map(([name, value]): [string, string] => [`path.${name}`, value]),
  ...Object.entries(query).map(([name, value]): [string, string] => [`query.${name}`, value]),
  ...(body ? leavesOf(body) : []),
]

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function pageOf(targets: readonly Target[]): string {
  const entries = targets.map((target, n) => {
    const fields = fieldsOf(target)
    if (target.method === 'GET') return `<a href="/${n}?${escaped(String(new URLSearchParams(fields)))}">${n}</a>`
    const inputs = fields.map(([name, value]) => `<input name="${escaped(name)}" value="${escaped(value)}">`)
    return `<form action="/${n}" method="post">${inputs.join('')}<input type="submit"></form>`
  })
  return `<!doctype html><title>API</title>${entries.join('\n')}`
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/**
 * A JSON API as a scanner of web pages can read it: a page with a link or a form for each call. What is sent there goes to
 * the API, path and body put together, and the answer comes back as it is.
 */
export async function openGuide({ url, token, targets }: Scanned) {
  const page = pageOf(targets)
  const reached = new Set<number>()
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(request.url ?? '/', 'http://guide')
    const target = targets[Number(asked.pathname.slice(1))]
    if (asked.pathname === '/' || !target) {
      response.writeHead(asked.pathname === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      return response.end(asked.pathname === '/' ? page : '')
    }
    reached.add(targets.indexOf(target))
    const sent = target.method === 'GET' ? asked.searchParams : new URLSearchParams(await textOf(request))
    const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.get(`path.${name}`) ?? ''),
    )
    const query = new URLSearchParams(
      Object.keys(target.query).map((name): [string, string] => [name, sent.get(`query.${name}`) ?? '']),
    )
    const answer = await fetch(`${url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: target.method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, ...(target.body && { 'content-type': 'application/json' }) },
      ...(target.body && { body: JSON.stringify(filled(target.body, sent)) }),
    })
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
      ),
    )
    response.writeHead(answer.status, headers)
    return response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const server: Server = createServer((request, response) => {
    forward(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** How many calls the scanner has found and tried. */
    reached: () => reached.size,
    /** Those it has not tried. */
    unreached: () => targets.filter((_, n) => !reached.has(n)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
