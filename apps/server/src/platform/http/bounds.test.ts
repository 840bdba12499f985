import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#src/app.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { parseJson } from './json-body.ts'

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

describe('JSON', () => {
  test('may be twelve levels deep and not one more, in objects and in lists', () => {
    expect(parseJson(JSON.stringify(nested(12)))).toEqual(nested(12))
    expect(parseJson(`${'['.repeat(12)}1${']'.repeat(12)}`)).toBeDefined()
    const refused = expect.objectContaining({ code: 'bad_request' })
    expect(() => parseJson(JSON.stringify(nested(13)))).toThrow(refused)
    expect(() => parseJson(`${'['.repeat(13)}1${']'.repeat(13)}`)).toThrow(refused)
  })

  test('may have five hundred keys and not one more, wherever they stand', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))
    expect(parseJson(JSON.stringify(keys(500)))).toEqual(keys(500))
    const refused = expect.objectContaining({ code: 'bad_request' })
    expect(() => parseJson(JSON.stringify(keys(501)))).toThrow(refused)
    expect(() => parseJson(JSON.stringify([keys(250), { a: keys(250) }]))).toThrow(refused)
  })
})

test('JSON may not name a prototype, at any level', () => {
  const refused = expect.objectContaining({ code: 'bad_request' })
  for (const text of ['{"__proto__":{"a":1}}', '[{"a":{"__proto__":1}}]'])
    expect(() => parseJson(text)).toThrow(refused)
})

onBothEngines('every answer of the API', (t) => {
  const { account, app, call, config } = appTest(t)
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(['GET /healthz', 'GET /companies', 'POST /nada'])('carries the strict headers: %s', async (route) => {
    const { headers } = await call(route)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control': 'no-store',
    })
  })

  test('to bytes that are no UTF-8 is 400', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from([0xff]), Buffer.from('","password":"b"}')])
    const { statusCode } = await app().inject({ method: 'POST', url: '/login', headers, payload })
    expect(statusCode).toBe(400)
  })

  test.each(['%00', 'abc', '%F0%9F%98%80'])('to an id of no shape of ours is 404: %s', async (id) => {
    const as = await account()
    const routes = [`DELETE /users/me/sessions/${id}`, `PUT /companies/${id}`, `DELETE /companies/${id}`]
    for (const route of routes) expect([route, (await call(route, { as })).status]).toEqual([route, 404])
  })

  test('is 503 after 25 seconds when the work of the call does not end', async () => {
    const slow = await buildApp({ config: config(), database: t.database(), clock: Date.now })
    slow.get('/slow', { config: { access: 'public' } }, () => new Promise(() => undefined))
    await slow.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let status: number | undefined
    const answer = slow.inject('/slow').then(({ statusCode }) => {
      status = statusCode
    })
    await vi.advanceTimersByTimeAsync(24_900)
    expect(status).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await answer
    expect(status).toBe(503)
    vi.useRealTimers()
    await slow.close()
  })
})
