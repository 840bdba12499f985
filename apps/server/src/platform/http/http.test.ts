import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { ErrorEnvelope } from '@norteia/contracts/errors'
import { describe, expect, test } from 'vitest'
import { appTest, type Reply } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const ENGLISH =
  /\b(invalid|expected|received|required|must|should|too|unexpected|error:|body|payload|not found|string|number)\b/i

function expectEnvelope(reply: Reply, status: number): void {
  expect([reply.status, reply.text]).toEqual([status, reply.text])
  const envelope = ErrorEnvelope.parse(reply.body)
  expect(envelope.error).toBe(envelope.message)
  for (const sentence of [envelope.message, ...Object.values(envelope.fields ?? {})])
    expect(sentence).not.toMatch(ENGLISH)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(reply.headers).not.toHaveProperty('x-powered-by')
}

/** Deterministic nonsense: wrong types, shapes and depths for any body. */
function wrongBodies(count: number): unknown[] {
  const values = [
    null,
    true,
    0,
    -1,
    1e300,
    'x',
    '',
    [],
    {},
    [[]],
    { a: 1 },
    '\u{1F4A9}',
    'x'.repeat(6_000),
    { length: 5 },
    ['a', 2],
  ]
  const names = [
    'name',
    'email',
    'password',
    'phone',
    'nome',
    'cnpj',
    'setor',
    'faturamento',
    'funcionarios',
    'userEmail',
    'companyId',
    'formAnswers',
    'segmentSpecificAnswers',
    'toString',
    'constructor',
    'hasOwnProperty',
  ]
  return Array.from({ length: count }, (_, n) => {
    if (n < values.length) return values[n]
    const body: Record<string, unknown> = {}
    for (let i = 0; i <= n % 5; i++)
      body[names[(n * 7 + i * 3) % names.length] ?? ''] = values[(n * 5 + i) % values.length]
    return body
  })
}

onBothEngines('HTTP', (t) => {
  const server = appTest(t)
  const { call } = server

  test('two hundred wrong bodies get a Portuguese envelope each, and never an internal error', async () => {
    const as = await server.account()
    const routes = ['POST /login', 'POST /api/users', 'POST /companies', 'POST /diagnostics']
    for (const [n, body] of wrongBodies(200).entries()) {
      const reply = await call(routes[n % routes.length] ?? '', { as, body: body === undefined ? 'undefined' : body })
      expect([400, 422]).toContain(reply.status)
      expectEnvelope(reply, reply.status)
    }
  })

  test('checks come in one order: address, route, session, path, body, fields', async () => {
    const as = await server.account()
    const [mine, foreign] = [await server.company(as), await server.company(await server.account())]
    const broken = { body: '{', as }
    expectEnvelope(await call('POST /%zz', broken), 400)
    expectEnvelope(await call('POST /nada', broken), 404)
    expectEnvelope(await call('PATCH /companies', broken), 404)
    expectEnvelope(await call('POST /companies', { body: '{' }), 401)
    expectEnvelope(await call(`POST /companies/${foreign.id}/activate`, broken), 403)
    expectEnvelope(await call('POST /companies/abc/activate', broken), 404)
    expectEnvelope(await call(`POST /companies/${mine.id}/activate`, broken), 400)
    expectEnvelope(await call('POST /companies', broken), 400)
    expectEnvelope(await call('POST /companies', { as, body: {} }), 422)
  })

  test('what is no JSON, too large, too deep, too wide or no text is refused', async () => {
    const as = await server.account()
    const post = (body: string, type = 'application/json') =>
      call('POST /companies', { as, body, headers: { 'content-type': type } })
    const company = (nome: string) => `{"nome":${nome},"cnpj":"1","setor":"Outro"}`
    expectEnvelope(await post(company('"a"'), 'text/plain'), 415)
    expectEnvelope(await post('a=b', 'application/x-www-form-urlencoded'), 415)
    expectEnvelope(await post('x', 'nonsense'), 415)
    expectEnvelope(await post(company(`"${'x'.repeat(33_000)}"`)), 413)
    expectEnvelope(await post(`${'['.repeat(40)}${']'.repeat(40)}`), 400)
    expectEnvelope(await post(`{${Array.from({ length: 501 }, (_, n) => `"k${n}":1`).join(',')}}`), 400)
    expectEnvelope(await post(company('"a\\u0000b"')), 400)
    expectEnvelope(await post(company('"\\ud800"')), 400)
    expectEnvelope(await post('{"__proto__":{"a":1}}'), 400)
    expectEnvelope(await post(''), 400)
    expectEnvelope(await post('"texto"'), 400)
    const reply = await call('POST /companies', {
      as,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: company('"Açaí \u{1F600}"'),
    })
    expect(reply.body.data.nome).toBe('Açaí \u{1F600}')
  })

  test('a diagnostic may be larger than other bodies, up to its own bound', async () => {
    const as = await server.account()
    const body = submissionOf(as, await server.company(as))
    const long = {
      ...body,
      formAnswers: {
        ...body.formAnswers,
        main_costs: 'á'.repeat(5_000),
        operational_flow: 'é'.repeat(5_000),
        future_goals: 'í'.repeat(5_000),
        main_challenge: 'ó'.repeat(5_000),
      },
    }
    expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(32 * 1024)
    expect((await call('POST /diagnostics', { as, body: long })).status).toBe(201)
    expectEnvelope(await call('POST /diagnostics', { as, body: { ...body, extra: 'x'.repeat(270_000) } }), 413)
  })

  test('readiness follows the process, and liveness does not', async () => {
    expect((await call('GET /healthz')).status).toBe(200)
    expect((await call('GET /readyz')).body).toEqual({ success: true, status: 'ready' })
  })
})

onBothEngines('counts of calls', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call } = server

  test('a session gets six hundred calls a minute, then waits', async () => {
    const as = await server.account()
    for (let n = 0; n < 600; n++) expect((await call('GET /companies', { as })).status).toBe(200)
    const refused = await call('GET /companies', { as })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.body.message).toBe('Muitas tentativas. Aguarde 60 segundos e tente novamente.')
    server.time.now += 60_000
    expect((await call('GET /companies', { as })).status).toBe(200)
  })

  test('an address signs up thirty times a minute', async () => {
    const post = () => call('POST /api/users', { body: {}, address: '10.9.9.9' })
    for (let n = 0; n < 30; n++) expect((await post()).status).toBe(422)
    expect((await post()).status).toBe(429)
    expect((await call('POST /api/users', { body: {}, address: '10.9.9.8' })).status).toBe(422)
  })
})

describe('over a real socket', () => {
  onBothEngines('the server', (t) => {
    const server = appTest(t)
    const listen = async () => {
      const app = server.app()
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    }

    test('answers bytes that are no HTTP in Portuguese and closes', async () => {
      const port = await listen()
      const text = await new Promise<string>((resolve, reject) => {
        let all = ''
        const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
        socket.setEncoding('utf8')
        socket.on('data', (part) => {
          all += part
        })
        socket.on('close', () => resolve(all))
        socket.on('error', reject)
      })
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ success: false, message: 'Dados inválidos.' })
    })

    test('a sender of too much gets an answer instead of a cut connection', async () => {
      const port = await listen()
      const body = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
      const head = `POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
      let sent = false
      const text = await new Promise<string>((resolve, reject) => {
        let all = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(head))
        socket.setEncoding('utf8')
        socket.on('data', (part) => {
          all += sent ? part : 'too early '
        })
        socket.on('close', () => resolve(all))
        socket.on('error', reject)
        setTimeout(() => {
          sent = true
          socket.write(body)
        }, 100)
      })
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      expect(text).toContain('"code":"payload_too_large"')
    })

    test('a body that never arrives does not hold the others up', async () => {
      const port = await listen()
      const slow = request({
        port,
        method: 'POST',
        path: '/login',
        headers: { 'content-type': 'application/json', 'content-length': 50 },
      })
      slow.on('error', () => slow.destroy())
      slow.write('{')
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      slow.destroy()
    })
  })
})
