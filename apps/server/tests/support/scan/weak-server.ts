import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import type { Scanned } from './targets.ts'

/** A server with the holes that the scanners are sent for: whoever finds none here would find none anywhere. */
export async function startWeakServer(): Promise<Scanned & { close(): void }> {
  const db = new DatabaseSync(':memory:')
  db.exec("create table items (id integer, name text); insert into items values (1, 'um'), (2, 'dois')")
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://weak')
    response.setHeader('content-type', 'text/html')
    if (pathname === '/busca') return response.end(`<html><body>${searchParams.get('q')}</body></html>`)
    if (pathname === '/item')
      try {
        const rows = db.prepare(`select name from items where id = ${searchParams.get('n')}`).all()
        return response.end(`<html><body>${rows.map((row) => row.name).join()}</body></html>`)
      } catch (error) {
        return response.end(`<html><body>SQLite error: ${String(error)}</body></html>`)
      }
    return response.end('<html><body>ok</body></html>')
  })
  server.requestTimeout = 0
  server.headersTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'x',
    targets: [
      { method: 'GET', path: '/busca', params: {}, query: { q: 'loja' } },
      { method: 'GET', path: '/item', params: {}, query: { n: '1' } },
    ],
    close() {
      server.closeAllConnections()
      server.close()
      db.close()
    },
  }
}
