import type { IncomingMessage } from 'node:http'

export interface OriginRule {
  publicUrl: string
  corsOrigins: readonly string[]
}

/** Browsers send the origin of a page; polling GETs and other programs don't. A page of the requested host is same-origin. */
export function isAllowedOrigin(request: Pick<IncomingMessage, 'headers'>, rule: OriginRule): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === new URL(rule.publicUrl).origin || rule.corsOrigins.includes(from.origin)
}

/** The client's address behind `proxies` trusted proxies: that many entries from the right of the chain. */
export function clientAddress(headers: IncomingMessage['headers'], peer: string, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const chain = [...forwarded, peer]
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? peer
}
