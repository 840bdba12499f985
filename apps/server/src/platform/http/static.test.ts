import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const root = mkdtempSync(join(tmpdir(), 'norteia-site-'))
function write(path: string, content: string, compress = false) {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
  if (!compress) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
write('index.html', '<!doctype html><title>início</title>', true)
write('login/index.html', '<!doctype html><title>login</title>')
write('app.html', '<!doctype html><title>app</title>')
write('404.html', '<!doctype html><title>não encontrada</title>')
write('assets/main-abc123.js', 'console.log(1)', true)
write('assets/main-abc123.js.map', '{}')
write('favicon.svg', '<svg/>')
write('.env', 'SECRET=1')
write('.git/config', '[core]')
afterAll(() => rmSync(root, { recursive: true }))

onBothEngines('the site', (t) => {
  const { call } = appTest(t, { webRoot: root, connectSources: ['https://api.exemplo.com.br'] })
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test('pages come prerendered, else as the shell, under the full policy', async () => {
    for (const [path, title] of [
      ['/', 'início'],
      ['/login', 'login'],
      ['/profile', 'app'],
      ['/cadastro?x=1', 'app'],
    ]) {
      const page = await call(`GET ${path}`, { headers: browser })
      expect([path, page.status, page.text]).toEqual([path, 200, `<!doctype html><title>${title}</title>`])
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['cache-control']).toBe('no-cache')
      expect(page.headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
          "connect-src 'self' https://api.exemplo.com.br; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
          "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
    }
  })

  test('files go out in the best form the client takes; hashed ones for ever', async () => {
    const get = (encoding: string) => call('GET /assets/main-abc123.js', { headers: { 'accept-encoding': encoding } })
    expect((await get('gzip, deflate, br')).headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('gzip, br;q=0')).headers['content-encoding']).toBe('gzip')
    const plain = await get('')
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'console.log(1)'])
    expect((await call('GET /favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
    })
  })

  test('what has not changed is not sent again, and a part of a file is', async () => {
    const first = await call('GET /login', { headers: browser })
    const again = { ...browser, 'if-none-match': String(first.headers.etag) }
    expect((await call('GET /login', { headers: again })).status).toBe(304)
    expect((await call('GET /nada', { headers: { ...again } })).text).toContain('não encontrada')
    const part = await call('GET /favicon.svg', { headers: { range: 'bytes=1-3' } })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'svg', 'bytes 1-3/6'])
  })

  test.each([
    '/.env',
    '/.git/config',
    '/assets/main-abc123.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f.env',
    '/404.html',
    '/nada',
    '/companies/',
  ])('%s is not found: the screen for a browser, JSON for a program', async (path) => {
    const screen = await call(`GET ${path}`, { headers: browser })
    expect([screen.status, screen.text]).toEqual([404, '<!doctype html><title>não encontrada</title>'])
    const json = await call(`GET ${path}`)
    expect([json.status, json.body.message]).toEqual([404, 'Não encontrado.'])
  })

  test('a form sent before the scripts loaded goes back to its page, and its data nowhere', async () => {
    const headers = { accept: browser.accept, 'content-type': 'application/x-www-form-urlencoded' }
    for (const [path, page] of [
      ['/login', '/login'],
      ['/api/users', '/cadastro'],
    ]) {
      const reply = await call(`POST ${path}`, { headers, body: 'email=a%40b.c&password=segredo' })
      expect([reply.status, reply.headers.location]).toEqual([303, page])
    }
  })

  test('the documentation is a page without scripts and the description is OpenAPI 3.1', async () => {
    const docs = await call('GET /docs', { headers: browser })
    expect(docs.status).toBe(200)
    expect(docs.text).not.toMatch(/<script|<style|style=|\son\w+=/i)
    expect(docs.text).toContain('POST /diagnostics')
    const { body } = await call('GET /openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/companies'].post.security).toEqual([{ bearer: [] }])
    expect(body.paths['/login'].post.security).toBeUndefined()
  })
})

onBothEngines('a site on another host', (t) => {
  const { call } = appTest(t, { corsOrigins: ['https://site.exemplo.com.br'], trustProxy: 1 })

  test('may call the API when it is listed', async () => {
    const preflight = (origin: string) =>
      call('OPTIONS /companies', { headers: { origin, 'access-control-request-method': 'GET' } })
    expect((await preflight('https://site.exemplo.com.br')).headers['access-control-allow-origin']).toBe(
      'https://site.exemplo.com.br',
    )
    expect((await preflight('https://mau.exemplo.com')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('behind a proxy with TLS the browser must stay on TLS (HSTS)', async () => {
    const reply = await call('GET /healthz', { headers: { 'x-forwarded-proto': 'https' } })
    expect(reply.headers['strict-transport-security']).toContain('max-age=')
    expect((await call('GET /healthz')).headers).not.toHaveProperty('strict-transport-security')
  })
})
