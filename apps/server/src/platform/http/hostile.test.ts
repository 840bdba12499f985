import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'norteia-hostile-'))
const site = join(folder, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.json'), 'SECRET')
writeFileSync(join(site, 'index.html'), '<!doctype html><title>início</title>')
writeFileSync(join(site, 'app.html'), '<!doctype html><title>app</title>')
writeFileSync(join(site, '404.html'), '<!doctype html><title>não encontrada</title>')
writeFileSync(join(site, 'assets', 'a-12345678.js'), 'console.log(1)')
afterAll(() => rmSync(folder, { recursive: true }))

onBothEngines('requests by hand', (t) => {
  const server = appTest(t, { webRoot: site })
  const { call } = server
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await server.app().listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** Sends bytes as they are; resolves with all that came back when the server closes. */
  const bytes = (...lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
      let answer = ''
      socket.setEncoding('utf8').on('data', (part) => {
        answer += part
      })
      socket.on('close', () => resolve(answer)).on('error', reject)
    })
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  const END = ['Connection: close', '', '']

  test('an upgrade to a protocol that is not spoken here is answered as an ordinary call', async () => {
    for (const upgrade of ['h2c', 'TLS/1.0', 'websocket, h2c'])
      expect(
        statuses(
          await bytes('GET /healthz HTTP/1.1', 'Host: a', `Upgrade: ${upgrade}`, 'Connection: Upgrade, close', '', ''),
        ),
      ).toEqual([200])
    // A websocket that leads nowhere is refused, not left waiting.
    const nowhere = ['Upgrade: websocket', 'Connection: Upgrade, close', 'Sec-WebSocket-Version: 13']
    expect(statuses(await bytes('GET /nirgends HTTP/1.1', 'Host: a', ...nowhere, '', ''))).toEqual([404])
  })

  test('two lengths, or a length and chunks, are refused', async () => {
    const post = ['POST /login HTTP/1.1', 'Host: x', 'Content-Type: application/json']
    const hidden = ['', '0', '', 'GET /healthz HTTP/1.1', 'Host: x', '', '']
    expect(statuses(await bytes(...post, 'Content-Length: 4', 'Transfer-Encoding: chunked', ...hidden))).toEqual([400])
    expect(statuses(await bytes(...post, 'Content-Length: 2', 'Content-Length: 3', '', '{}'))).toEqual([400])
    expect(statuses(await bytes(...post, 'Transfer-Encoding: chunked, identity', ...hidden))).toEqual([400])
  })

  test('methods that nothing asks for are not found', async () => {
    for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
      const answer = await bytes(`${method} /users/me HTTP/1.1`, 'Host: x', 'X-Echo: secret', ...END)
      expect([method, statuses(answer)]).toEqual([method, [404]])
      expect(answer).not.toContain('secret')
    }
    expect(statuses(await bytes('CONNECT evil.example:443 HTTP/1.1', 'Host: x', '', ''))).toEqual([])
  })

  test('a parameter or a token given twice is refused', async () => {
    const as = await server.account()
    expect((await call('GET /notifications?page=1&page=2', { as })).status).toBe(422)
    const twice = ['GET /users/me HTTP/1.1', 'Host: x', 'Authorization: Bearer x', `Authorization: Bearer ${as.token}`]
    expect(statuses(await bytes(...twice, ...END))).toEqual([401])
    for (const token of [` ${as.token}`, `${as.token}=`, `${as.token}, x`])
      expect((await call('GET /users/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })

  test('keys of prototypes are refused', async () => {
    const as = await server.account()
    const company = '"nome":"A","cnpj":"12.345.678/0001-95","setor":"Varejo"'
    for (const [extra, status] of [
      ['"__proto__":{"owner_id":"x"}', 400],
      ['"\\u005f_proto__":{"owner_id":"x"}', 400],
      ['"constructor":{"prototype":{"x":1}}', 422],
      ['"toString":"x"', 422],
    ] as const)
      expect([extra, (await call('POST /companies', { as, body: `{${company},${extra}}` })).status]).toEqual([
        extra,
        status,
      ])
    expect((await call('GET /companies', { as })).body.data).toEqual([])
  })

  test('no path leads out of the site', async () => {
    for (const path of [
      '/../secret.json',
      '/..%2fsecret.json',
      '/assets/..%2f..%2fsecret.json',
      '/assets/%2e%2e/%2e%2e/secret.json',
      '/assets/..\\..\\secret.json',
      '/%00',
      '/.env',
      '/.git/config',
      '/assets',
      '/assets/',
      '/app.html',
      '//evil.example',
      '/__proto__',
      '/toString',
    ]) {
      const answer = await bytes(`GET ${path} HTTP/1.1`, 'Host: x', 'Accept: text/html', ...END)
      expect([path, statuses(answer)]).toEqual([path, [404]])
      expect(answer).not.toMatch(/SECRET|^location:/im)
    }
  })

  test('no header of a visitor reaches a page that others may get', async () => {
    const forged = ['Host: evil.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https']
    const answer = await bytes('GET /login HTTP/1.1', ...forged, 'Origin: https://evil.example', ...END)
    expect(statuses(answer)).toEqual([200])
    expect(answer).not.toMatch(/evil|strict-transport|access-control/i)
  })

  test('many overlapping ranges cost one answer no longer than the file', async () => {
    const ranges = Array.from({ length: 500 }, (_, n) => `${n}-`).join(',')
    const answer = await bytes('GET /assets/a-12345678.js HTTP/1.1', 'Host: x', `Range: bytes=${ranges}`, ...END)
    // Joined into one range over the whole file.
    expect(statuses(answer)).toEqual([206])
    expect(answer.length).toBeLessThan(2_000)
    const apart = await bytes('GET /assets/a-12345678.js HTTP/1.1', 'Host: x', 'Range: bytes=0-0,2-2,4-4', ...END)
    expect(statuses(apart)).toEqual([200])
  })

  test('simultaneous changes of password and deletions: one wins, the others know the password no more', async () => {
    const as = await server.account()
    const count = (replies: { status: number }[], status: number) =>
      replies.filter((one) => one.status === status).length
    const change = (n: number) =>
      call('PUT /users/me/password', { as, body: { currentPassword: as.password, newPassword: `Outra-Senha-${n}!` } })
    const changed = await Promise.all([1, 2, 3, 4].map(change))
    expect([count(changed, 200), count(changed, 422)]).toEqual([1, 3])
    const won = changed.findIndex((reply) => reply.status === 200) + 1
    const renewed = { token: changed[won - 1]?.body.token }
    const remove = () => call('DELETE /users/me', { as: renewed, body: { currentPassword: `Outra-Senha-${won}!` } })
    const removed = await Promise.all([remove(), remove(), remove()])
    expect(count(removed, 200)).toBe(1)
    expect(await t.db().selectFrom('users').select('id').where('id', '=', as.id).execute()).toEqual([])
  })
})
