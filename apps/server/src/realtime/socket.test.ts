import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/platform/config.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import { createMetrics } from '#src/platform/telemetry/metrics.ts'
import { type EngineTest, onBothEngines } from '#tests/support/engines.ts'
import { quickest } from '#tests/support/quickest.ts'
import { openEmitter } from './cluster.ts'
import { clientAddress, isAllowedOrigin } from './origin.ts'

const log = createLogger('silent')
type Ack = { success: boolean; message?: string }
type Answer = { role: string; content: string; timestamp: string; showWhatsApp?: boolean }

async function listen(t: EngineTest, env: Record<string, string> = {}): Promise<App> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: t.databaseUrl(), ...env }, t.dataDir())
  const app = await buildApp({ config, database: t.database(), clock: Date.now, logger: log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}
const addressOf = (app: App) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

onBothEngines('realtime', (t) => {
  let app: App
  let sockets: Socket[] = []
  let people = 0

  beforeAll(async () => {
    app = await listen(t, { RATE_LIMIT_SCALE: '1' })
  })
  afterAll(() => app.close())
  afterEach(() => {
    for (const socket of sockets) socket.disconnect()
    sockets = []
  })

  const post = async (url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return (await app.inject({ method: 'POST', url, payload, headers })).json()
  }
  /** A new user with a company and a session. */
  const person = async () => {
    const email = `ana${++people}@exemplo.com`
    await post('/api/users', { name: 'Ana', email, password: 'segredo1', phone: '11999990000' })
    const { token, user } = await post('/login', { email, password: 'segredo1' })
    const { data } = await post('/companies', { nome: 'Padaria', cnpj: '1', setor: 'Alimentação' }, token)
    return { email, token: token as string, userId: user.id as string, companyId: data.id as string }
  }
  const dial = (auth: object, to = app, headers: Record<string, string> = {}) => {
    const socket = connect(addressOf(to), {
      auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: headers,
    })
    sockets.push(socket)
    return socket
  }
  /** 'connected', or the reason of the refusal. */
  const outcome = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error) => resolve(error.message))
    })
  const open = async (auth: object, to = app) => {
    const socket = dial(auth, to)
    expect(await outcome(socket)).toBe('connected')
    return socket
  }
  const ask = (socket: Socket, event: string, body: unknown): Promise<Ack> =>
    socket.timeout(20_000).emitWithAck(event, body)
  const question = (content: string) => ({ role: 'user', content, timestamp: new Date().toISOString() })
  const next = <T>(socket: Socket, event: string, ms = 20_000) =>
    Promise.race([
      new Promise<T>((resolve) => socket.once(event, resolve)),
      sleep(ms).then((): T => {
        throw new Error(`no ${event} within ${ms} ms`)
      }),
    ])
  const heard = (socket: Socket, event: string) => {
    const bodies: unknown[] = []
    socket.on(event, (body) => bodies.push(body))
    return bodies
  }
  const chats = () => t.db().selectFrom('chat_messages').selectAll().orderBy('created_at').orderBy('id').execute()

  it('refuses a wrong token, a missing e-mail and the e-mail of somebody else', async () => {
    const [ana, bia] = [await person(), await person()]
    const wrong = [
      { userEmail: ana.email, token: 'x'.repeat(43) },
      { userEmail: ana.email, token: 'curto' },
      { userEmail: bia.email, token: ana.token },
      { token: ana.token },
      { userEmail: { toString: 1 }, token: ['a'] },
    ]
    for (const auth of wrong) expect(await outcome(dial(auth))).toBe('Não autorizado')
    await open({ userEmail: `  ${ana.email.toUpperCase()} `, token: ana.token })
  })

  it('answers a visitor from the FAQ, stores nothing and gives no rooms', async () => {
    const before = (await chats()).length
    const { companyId, email } = await person()
    const socket = await open({ userEmail: email })
    const answer = next<Answer>(socket, 'message')
    expect(await ask(socket, 'message', question('O que é a Norteia?'))).toEqual({ success: true })
    expect(await answer).toMatchObject({ role: 'assistant', content: expect.stringContaining('Norteia') })
    const refused = await ask(socket, 'register_company', { userEmail: email, companyId })
    expect(refused).toEqual({ success: false, message: 'Entre na sua conta para acompanhar uma empresa.' })
    expect(await chats()).toHaveLength(before)
  })

  it('says when it does not know, and offers a person', async () => {
    const socket = await open({})
    for (const text of ['qual a capital da Mongólia?', 'quero falar com uma pessoa']) {
      const answer = next<Answer>(socket, 'message')
      await ask(socket, 'message', question(text))
      expect((await answer).showWhatsApp).toBe(true)
    }
  })

  it('keeps the chat of a signed-in user', async () => {
    const ana = await person()
    const socket = await open({ userEmail: ana.email, token: ana.token })
    const answer = next<Answer>(socket, 'message')
    await ask(socket, 'message', question('  Como funciona o diagnóstico?  '))
    const { content } = await answer
    const rows = (await chats()).filter((row) => row.user_id === ana.userId)
    expect(rows.map((row) => [row.role, row.content])).toEqual([
      ['user', 'Como funciona o diagnóstico?'],
      ['assistant', content],
    ])
  })

  it('brings company events to the company registered last, and to nobody else', async () => {
    const [ana, bia] = [await person(), await person()]
    const other = await post('/companies', { nome: 'Outra', cnpj: '2', setor: 'Varejo' }, ana.token)
    const socket = await open({ userEmail: ana.email, token: ana.token })
    const foreign = await open({ userEmail: bia.email, token: bia.token })
    const events = heard(socket, 'analysis:completed')
    const leaked = heard(foreign, 'analysis:completed')
    const register = (companyId: string) => ask(socket, 'register_company', { userEmail: ana.email, companyId })
    expect(await register(ana.companyId)).toEqual({ success: true })
    app.emitToCompany(ana.companyId, 'analysis:completed', { companyId: ana.companyId, analysisId: 'a1' })
    await sleep(100)
    expect(await register(other.data.id)).toEqual({ success: true })
    app.emitToCompany(ana.companyId, 'analysis:completed', { companyId: ana.companyId, analysisId: 'a2' })
    app.emitToCompany(other.data.id, 'analysis:completed', { companyId: other.data.id, analysisId: 'a3' })
    await expect.poll(() => events.length).toBe(2)
    await sleep(100)
    expect(events.map((event) => (event as { analysisId: string }).analysisId)).toEqual(['a1', 'a3'])
    expect(leaked).toEqual([])
  })

  it('refuses companies of others, unknown ones and other e-mails', async () => {
    const [ana, bia] = [await person(), await person()]
    const socket = await open({ userEmail: ana.email, token: ana.token })
    const register = (userEmail: string, companyId: string) => ask(socket, 'register_company', { userEmail, companyId })
    expect(await register(ana.email, bia.companyId)).toMatchObject({ message: 'Você não tem acesso a esta empresa.' })
    expect(await register(ana.email, 'x')).toMatchObject({ success: false, message: 'Não encontrado.' })
    expect(await register(bia.email, ana.companyId)).toMatchObject({ success: false })
  })

  it('counts open sockets, and events in both directions', async () => {
    const metrics = await createMetrics()
    const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: t.databaseUrl() }, t.dataDir())
    const other = await buildApp({ config, database: t.database(), clock: Date.now, logger: log, metrics })
    await other.listen({ port: 0, host: '127.0.0.1' })
    const text = () => metrics.registry.render((error) => expect.unreachable(String(error)))
    const { token, email, companyId } = await person()
    const [user, visitor] = [await open({ token, userEmail: email }, other), await open({}, other)]
    await ask(visitor, 'message', question('Quanto custa?'))
    other.emitToCompany(companyId, 'analysis:completed', { companyId, analysisId: 'x' })
    expect(await text()).toContain('norteia_sockets_open{who="user"} 1')
    expect(await text()).toContain('norteia_sockets_open{who="visitor"} 1')
    expect(await text()).toContain('norteia_socket_events_total{direction="in",event="message"} 1')
    expect(await text()).toContain('norteia_socket_events_total{direction="out",event="analysis:completed"} 1')
    user.disconnect()
    await expect.poll(text).toContain('norteia_sockets_open{who="user"} 0')
    await other.close()
  })

  it('closes the sockets of an ended session in less than two seconds, and brings them nothing more', async () => {
    const ms = await quickest(2_000, async () => {
      const ana = await person()
      const auth = { userEmail: ana.email, token: ana.token }
      const [socket, second] = [await open(auth), await open(auth)]
      for (const it of [socket, second])
        await ask(it, 'register_company', { userEmail: ana.email, companyId: ana.companyId })
      const events = heard(socket, 'notification')
      const closed = [next(socket, 'disconnect'), next(second, 'disconnect')]
      const begun = performance.now()
      await app.inject({ method: 'POST', url: '/logout', headers: { authorization: `Bearer ${ana.token}` } })
      const body = { companyId: ana.companyId, id: 'n', kind: 'k', title: 't', body: 'b', createdAt: 'now' }
      app.emitToCompany(ana.companyId, 'notification', body)
      await Promise.all(closed)
      const took = performance.now() - begun
      expect(events).toEqual([])
      expect(await outcome(dial(auth))).toBe('Não autorizado')
      return took
    })
    expect(ms).toBeLessThan(2_000)
  })

  it('answers malformed payloads with an error and keeps the connection', async () => {
    const socket = await open({})
    const odd = [
      undefined,
      null,
      42,
      'oi',
      [],
      {},
      question(''),
      question('a'.repeat(2_001)),
      { ...question('oi'), content: { $ne: 1 } },
      { ...question('oi'), role: 'system' },
      question('\ud800'),
      question('a\0b'),
    ]
    for (const body of odd) {
      const ack = await ask(socket, 'message', body)
      expect(ack.success).toBe(false)
      expect(ack.message).toMatch(/^[A-ZÀ-Ú].*\.$/)
    }
    expect(await ask(socket, 'message', question('a'.repeat(2_001)))).toMatchObject({
      message: 'A mensagem deve ter no máximo 2.000 caracteres.',
    })
    socket.emit('message')
    socket.emit('unknown', { a: 1 }, 'b')
    socket.emit('register_company', null, 1, 2)
    expect(await ask(socket, 'register_company', 'x')).toMatchObject({ success: false, message: 'Mensagem inválida.' })
    expect(await ask(socket, 'message', question('a'.repeat(2_000)))).toEqual({ success: true })
    expect(socket.connected).toBe(true)
  })

  it('closes a connection that sends a frame over 128 KiB, and lives on', async () => {
    const socket = await open({})
    const closed = next(socket, 'disconnect')
    socket.emit('message', question('a'.repeat(129 * 1024)))
    await closed
    const again = await open({})
    expect((await ask(again, 'message', question('a'.repeat(100 * 1024)))).message).toContain('2.000')
  })

  it('takes 20 messages a minute from one socket', async () => {
    const socket = await open({})
    const replies: Ack[] = []
    for (let n = 0; n < 21; n++) replies.push(await ask(socket, 'message', question('oi')))
    expect(replies.filter((reply) => reply.success)).toHaveLength(20)
    expect(replies[20]?.message).toMatch(/^Muitas tentativas\. Aguarde \d+ segundos/)
    expect(socket.connected).toBe(true)
  })

  it('takes 120 messages a minute and 50 visitors at once from one address', async () => {
    const fresh = await listen(t)
    // The count of messages is one for all processes: begin with none, and leave none behind.
    const forget = () => t.db().deleteFrom('throttles').execute()
    await forget()
    const visitors = await Promise.all(Array.from({ length: 50 }, () => open({}, fresh)))
    expect(await outcome(dial({}, fresh))).toContain('Muitas conexões')
    const ana = await person()
    const signedIn = await open({ userEmail: ana.email, token: ana.token }, fresh)
    const replies = await Promise.all(
      visitors
        .slice(0, 10)
        .flatMap((socket) => Array.from({ length: 13 }, () => ask(socket, 'message', question('oi')))),
    )
    expect(replies.filter((reply) => reply.success)).toHaveLength(120)
    expect((await ask(signedIn, 'message', question('oi'))).success).toBe(false)
    visitors[0]?.disconnect()
    await expect.poll(() => outcome(dial({}, fresh))).toBe('connected')
    await forget()
    await fresh.close()
  })

  it('refuses pages of other origins', async () => {
    expect(await outcome(dial({}, app, { origin: 'https://mal.example' }))).not.toBe('connected')
    expect(await outcome(dial({}, app, { origin: addressOf(app) }))).toBe('connected')
  })

  it('works over polling too', async () => {
    const socket = connect(addressOf(app), { transports: ['polling'], reconnection: false, forceNew: true })
    sockets.push(socket)
    expect(await outcome(socket)).toBe('connected')
    expect(await ask(socket, 'message', question('oi'))).toEqual({ success: true })
  })

  it('tells its sockets when the server stops, and stops at once', async () => {
    const ms = await quickest(3_000, async () => {
      const fresh = await listen(t)
      const socket = await open({}, fresh)
      const closed = next(socket, 'disconnect')
      const begun = performance.now()
      await fresh.close()
      await closed
      return performance.now() - begun
    })
    expect(ms).toBeLessThan(3_000)
  })

  it('reaches the sockets of other processes of the same database', async () => {
    const url = t.databaseUrl()
    if (!url) return // SQLite serves one realtime process
    const second = await listen(t)
    const ana = await person()
    const socket = await open({ userEmail: ana.email, token: ana.token }, second)
    await ask(socket, 'register_company', { userEmail: ana.email, companyId: ana.companyId })
    const events = heard(socket, 'task:updated')
    await sleep(300)
    const emitter = await openEmitter({ databaseUrl: url }, log)
    for (let n = 0; n < 250; n++) {
      app.emitToCompany(ana.companyId, 'task:updated', { companyId: ana.companyId, taskId: `s${n}`, status: 'running' })
      emitter.emitToCompany(ana.companyId, 'task:updated', {
        companyId: ana.companyId,
        taskId: `e${n}`,
        status: 'running',
      })
    }
    await expect.poll(() => events.length).toBe(500)
    expect(new Set(events.map((event) => (event as { taskId: string }).taskId)).size).toBe(500)
    await emitter.close()
    await second.close()
  })
})

onBothEngines('realtime with a failing answer', (t) => {
  it.each([['visitor']])('tells the %s and lives on', async () => {
    const { createServer } = await import('node:http')
    const { startRealtime } = await import('./socket.ts')
    const server = createServer()
    const config = readConfig({ DATABASE_URL: t.databaseUrl() }, t.dataDir())
    let calls = 0
    const realtime = await startRealtime({
      server,
      database: t.database(),
      config,
      clock: Date.now,
      log,
      answer: async () => {
        if (calls++ === 0) throw new Error('model gone')
        return { content: 'agora sim', showWhatsApp: false }
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const socket = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      reconnection: false,
      forceNew: true,
    })
    const seen: Answer[] = []
    socket.on('message', (body: Answer) => seen.push(body))
    for (let n = 0; n < 2; n++) {
      const body = { role: 'user', content: 'oi', timestamp: new Date().toISOString() }
      expect(await socket.timeout(20_000).emitWithAck('message', body)).toEqual({ success: true })
      await expect.poll(() => seen.length).toBe(n + 1)
    }
    expect(seen.map((it) => [it.role, it.content])).toEqual([
      ['system', '❌ Erro ao enviar mensagem. Tente novamente.'],
      ['assistant', 'agora sim'],
    ])
    socket.disconnect()
    await realtime.close()
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('origins and addresses', () => {
  const rule = { publicUrl: 'https://norteia.example', corsOrigins: ['https://app.example'] }
  it.each([
    [undefined, true],
    ['http://10.0.0.1:3000', true],
    ['https://norteia.example', true],
    ['https://app.example', true],
    ['https://app.example.mal', false],
    ['null', false],
    ['', false],
  ])('origin %s: %s', (origin, allowed) => {
    const headers = { host: '10.0.0.1:3000', ...(origin !== undefined && { origin }) }
    expect(isAllowedOrigin({ headers }, rule)).toBe(allowed)
  })

  it('trusts as many proxies as are configured', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.9' }
    expect([0, 1, 2].map((proxies) => clientAddress(headers, '10.0.0.8', proxies))).toEqual([
      '10.0.0.8',
      '10.0.0.9',
      '1.2.3.4',
    ])
    expect(clientAddress({}, '10.0.0.8', 3)).toBe('10.0.0.8')
  })
})
