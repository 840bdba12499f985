import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { Client } from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Call, call, reportSeen } from '#tests/support/deploy/client.ts'
import { type Nginx, startNginx } from '#tests/support/deploy/nginx.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { FaultServer, newCompany, signUp } from '#tests/support/fault-server.ts'
import { freePort, type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'

/** Addresses that the consistent hash spreads over both instances. */
const ADDRESSES = Array.from({ length: 8 }, (_, n) => `127.0.0.${n + 10}`)

describe('two instances and two workers over one PostgreSQL, nginx in front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-deploy-'))
  let postgres: PostgresServer
  let nginx: Nginx
  let apps: FaultServer[] = []
  let workers: FaultServer[] = []
  let ports: [number, number]
  let metrics: number[]
  const sockets: Socket[] = []

  const env = () => ({
    DATABASE_URL: postgres.url('norteia_deploy'),
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '1',
  })
  const startApp = (n: 0 | 1) => FaultServer.start({ ...env(), PORT: String(ports[n]), ROLES: 'api,agent,realtime' })
  const ask = (route: string, options?: Call) => call(nginx.url, route, options)

  beforeAll(async () => {
    postgres = await startPostgres()
    const admin = new Client({ connectionString: postgres.url('postgres') })
    await admin.connect()
    await admin.query('create database norteia_deploy')
    await admin.end()
    ports = [await freePort(), await freePort()]
    metrics = [await freePort(), await freePort()]
    // All at once on an empty database: one of them migrates, the others wait.
    const started = await Promise.all([
      startApp(0),
      startApp(1),
      ...metrics.map((port) => FaultServer.start({ ...env(), ROLES: 'worker', METRICS_PORT: String(port) })),
    ])
    apps = started.slice(0, 2)
    workers = started.slice(2)
    nginx = await startNginx(folder, await freePort(), ports)
  }, 60_000)
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all([...apps, ...workers].map((server) => server.end('SIGTERM')))
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  function dial(
    transports: ['polling'] | ['websocket'],
    from: string,
    auth: object = {},
    extraHeaders: Record<string, string> = {},
  ): Promise<Socket> {
    const socket = io(nginx.url, {
      transports,
      auth,
      extraHeaders,
      reconnection: false,
      forceNew: true,
      // Its type is the browser's; in Node both transports take an agent.
      agent: new Agent({ localAddress: from }) as unknown as boolean,
    })
    sockets.push(socket)
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket))
      socket.once('connect_error', reject)
    })
  }
  const chat = async (socket: Socket) => {
    const answered = new Promise<{ role: string; content: string }>((resolve) => socket.once('message', resolve))
    const content = 'Quanto custa?'
    const ack = await socket
      .timeout(5_000)
      .emitWithAck('message', { role: 'user', content, timestamp: new Date().toISOString() })
    return { ack, answer: await answered }
  }

  test('Socket.IO by polling alone: all requests of a client meet one instance, and both instances get clients', async () => {
    for (const from of ADDRESSES) {
      const socket = await dial(['polling'], from)
      const { ack, answer } = await chat(socket)
      expect(ack).toEqual({ success: true })
      expect(answer.role).toBe('assistant')
      socket.disconnect()
    }
    const polls = nginx.lines().filter(({ path }) => path === '/socket.io/')
    const met = ADDRESSES.map((from) => new Set(polls.filter((it) => it.address === from).map((it) => it.upstream)))
    expect(met.map((upstreams) => upstreams.size)).toEqual(ADDRESSES.map(() => 1))
    const used = new Set(met.flatMap((upstreams) => [...upstreams]))
    expect([...used].sort()).toEqual(ports.map((port) => `127.0.0.1:${port}`).sort())
    reportSeen(
      'Socket.IO, polling only',
      `${ADDRESSES.length} clients, ${polls.length} requests, each client at one instance, both used`,
    )
  })

  test('the upgrade to a websocket passes, and events of one instance reach sockets of the other', async () => {
    const ana = await signUp(apps[0] as FaultServer)
    const headers = { authorization: `Bearer ${ana.token}` }
    const { data } = JSON.parse((await ask('POST /companies', { headers, body: newCompany() })).text)
    const events: Promise<unknown>[] = []
    for (const from of ADDRESSES) {
      const socket = await dial(['websocket'], from, { token: ana.token, userEmail: ana.email })
      const company = { companyId: data.id, userEmail: ana.email }
      expect(await socket.timeout(5_000).emitWithAck('register_company', company)).toEqual({ success: true })
      events.push(new Promise((resolve) => socket.once('analysis:completed', resolve)))
    }
    const made = await ask('POST /diagnostics', { headers, body: submissionOf(ana, data) })
    expect(made.status, made.text).toBe(201)
    const heard = await Promise.all(events)
    for (const event of heard) expect(event).toMatchObject({ companyId: data.id })
    for (const socket of sockets.splice(0)) socket.disconnect()
    await expect.poll(() => nginx.lines().filter(({ status }) => status === 101).length).toBe(ADDRESSES.length)
    const upstreams = new Set(
      nginx
        .lines()
        .filter(({ status }) => status === 101)
        .map(({ upstream }) => upstream),
    )
    expect(upstreams.size).toBe(2)
    reportSeen('websocket upgrade', `${heard.length} sockets over both instances, each heard of one analysis`)
  })

  test("the client's address is the real one, and a forged header does not count", async () => {
    const tries = (from: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, n) =>
          ask('POST /login', {
            from,
            headers: { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': '203.0.113.1', forwarded: 'for=203.0.113.1' },
            body: { email: `ninguem${from}.${n}@exemplo.com.br`, password: 'Segredo1!' },
          }),
        ),
      )
    const first = (await tries('127.0.0.77', 30)).map(({ status }) => status)
    expect(new Set(first)).toEqual(new Set([401]))
    const [beyond, other] = [await tries('127.0.0.77', 3), await tries('127.0.0.78', 1)]
    expect(beyond.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(other.map(({ status }) => status)).toEqual([401])
    reportSeen(
      'client address',
      '31st login of one address 429 with another X-Forwarded-For each time, another address 401',
    )
  }, 60_000)

  test("visitors' sockets are counted by the real address too", async () => {
    for (let n = 0; n < 50; n++) await dial(['websocket'], '127.0.0.90')
    await expect(dial(['websocket'], '127.0.0.90')).rejects.toThrow()
    await expect(dial(['websocket'], '127.0.0.90', {}, { 'x-forwarded-for': '203.0.113.1' })).rejects.toThrow()
    // Some of them are at the same instance.
    for (const from of ADDRESSES) await dial(['websocket'], from)
    reportSeen(
      'socket address',
      '51st visitor of one address refused, with a forged header too, other addresses accepted',
    )
  }, 60_000)

  test('each of two workers takes jobs, every mail is sent once', async () => {
    const box = join(folder, 'data', 'outbox')
    const mails = () =>
      readdirSync(box)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(box, name), 'utf8'))
        .map((mail) => `${/^To: .*/m.exec(mail)} ${/^Subject: .*/m.exec(mail)}`)
    const text = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text())
    const done = async () =>
      (await Promise.all(metrics.map(text))).map((it) =>
        [...it.matchAll(/^norteia_jobs_total\{kind="recovery-code",step="done"\} (\d+)/gm)].reduce(
          (sum, [, n]) => sum + Number(n),
          0,
        ),
      )
    const to: string[] = []
    let people = 0
    // A job goes to the next worker that looks, so that a few in a row may be one worker's.
    while (people < 12 || (Math.min(...(await done())) === 0 && people < 60)) {
      people += 1
      const { email } = await signUp(apps[1] as FaultServer)
      to.push(email)
      const from = `127.0.3.${people}`
      expect((await ask('POST /password-recovery/initiate', { body: { email }, from })).status).toBe(200)
      await sleep(Math.random() * 500)
    }
    await expect.poll(async () => (await done()).reduce((a, b) => a + b, 0), { timeout: 15_000 }).toBe(people)
    // Two each: the code, and the link that confirms the address.
    const theirs = () => mails().filter((mail) => to.some((email) => mail.includes(email)))
    await expect.poll(() => theirs().length, { timeout: 15_000 }).toBe(2 * people)
    await sleep(500)
    expect(theirs()).toHaveLength(2 * people)
    expect(new Set(mails()).size).toBe(mails().length)
    const shares = await done()
    expect(Math.min(...shares)).toBeGreaterThan(0)
    reportSeen('two workers', `${people} recovery mails, each once as are the others, shared ${shares.join(' and ')}`)
  }, 60_000)

  /** Calls repeatedly until stopped; returns the failures. */
  function load(route: string, options: Call, lanes: number) {
    const bad: string[] = []
    let [total, going] = [0, true]
    const lane = async () => {
      while (going) {
        const seen = await ask(route, options).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        )
        total += 1
        if (typeof seen !== 'number' || seen >= 500) bad.push(String(seen))
      }
    }
    const running = Promise.all(Array.from({ length: lanes }, lane))
    return async () => {
      going = false
      await running
      return { total, bad }
    }
  }

  /** An instance goes and comes back while others read and write through nginx. */
  async function replaceUnderLoad(end: () => Promise<number | null | undefined>) {
    const stopReads = load('GET /', { headers: { accept: 'text/html' } }, 6)
    const stopWrites = load('POST /login', { body: { email: 'x', password: '' } }, 2)
    await sleep(1_000)
    const code = await end()
    await sleep(500)
    apps[0] = await startApp(0)
    nginx.takeOut(undefined)
    await sleep(3_500)
    const [reads, writes] = [await stopReads(), await stopWrites()]
    const last = nginx
      .lines()
      .slice(-60)
      .map(({ upstream }) => upstream)
    expect(last.some((upstream) => upstream.endsWith(`:${ports[0]}`))).toBe(true)
    const seen = `${reads.total} GETs, ${reads.bad.length} failed; ${writes.total} POSTs, ${writes.bad.length} failed; exit ${code}; then it got traffic again`
    return { code, reads, writes, seen }
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    '%s of one instance under load fails no read, and its return is noticed',
    async (signal) => {
      const { code, reads, writes, seen } = await replaceUnderLoad(async () => apps[0]?.end(signal))
      expect(reads.bad).toEqual([])
      // A write that is on its way at the moment of the end is reported as failed rather than sent twice: one a lane at most.
      expect(writes.bad.length).toBeLessThanOrEqual(2)
      expect(code).toBe(signal === 'SIGTERM' ? 0 : null)
      reportSeen(`${signal} of one instance under load`, seen)
    },
    60_000,
  )

  test('an instance that is taken out before it is stopped fails no read and no write', async () => {
    const { code, reads, writes, seen } = await replaceUnderLoad(async () => {
      nginx.takeOut(ports[0])
      await sleep(500)
      return apps[0]?.end('SIGTERM')
    })
    expect([code, reads.bad, writes.bad]).toEqual([0, [], []])
    reportSeen('taken out of nginx, then SIGTERM, under load', seen)
  }, 60_000)

  test('bodies that are too large are refused in Portuguese, by the product and by nginx', async () => {
    const envelope = {
      success: false,
      message: ERROR_TEXT.tooLarge,
      error: ERROR_TEXT.tooLarge,
      code: 'payload_too_large',
    }
    for (const bytes of [64 * 1024, 512 * 1024]) {
      const answer = await ask('POST /login', { body: JSON.stringify({ email: 'x'.repeat(bytes) }) })
      expect([answer.status, JSON.parse(answer.text)]).toEqual([413, expect.objectContaining(envelope)])
      expect(answer.headers['content-type']).toMatch(/^application\/json; charset=utf-8$/i)
    }
    reportSeen('bodies of 64 KiB and 512 KiB', '413 with the Portuguese envelope, from the product and from nginx')
  })

  test('pages and assets arrive compressed by the product, with its headers', async () => {
    const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
    const page = await ask('GET /', { headers })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
    const plain = await ask('GET /', { headers: { accept: 'text/html' } })
    const [, asset] = /src="(\/assets\/[^"]+\.js)"/.exec(plain.text) ?? []
    const script = await ask(`GET ${asset}`, { headers })
    expect([script.status, script.headers['content-encoding']]).toEqual([200, 'br'])
    expect(script.headers['cache-control']).toContain('immutable')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers.server).toBe('nginx')
    reportSeen('page and script', 'brotli, policy and caching of the product pass through')
  })

  test('the access log holds no query, and the request id that the client got', async () => {
    const answer = await ask('GET /unsubscribe?token=segredo-na-url', {
      headers: { referer: 'http://x/?token=outro-segredo' },
    })
    for (const path of ['/agenda/segredo.ics', '//agenda//segredo.ics', '/%61genda/segredo.ics', '/AGENDA/segredo.ics'])
      await ask(`GET ${path}`)
    const id = answer.headers['x-request-id']
    expect(id).toMatch(/^[0-9a-f]+-[0-9a-z]+$/)
    await expect.poll(() => nginx.lines().some(({ requestId }) => requestId === id)).toBe(true)
    expect(nginx.log()).not.toMatch(/segredo|token=/)
    reportSeen('access log', 'no query, no referrer; the request id of the answer')
  })

  test('a POST is sent once, a GET is tried at the next instance', async () => {
    const hits: string[] = []
    const fakes = await Promise.all(
      [0, 1].map(async () => {
        const fake = createServer((request) => {
          hits.push(request.method ?? '')
          request.socket.destroy()
        })
        await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
        return fake
      }),
    )
    const [a, b] = fakes.map((fake) => (fake.address() as AddressInfo).port) as [number, number]
    const own = mkdtempSync(join(folder, 'fakes-'))
    const proxy = await startNginx(own, await freePort(), [a, b])
    const write = await call(proxy.url, 'POST /companies', { body: {} })
    expect([write.status, JSON.parse(write.text).message]).toEqual([503, ERROR_TEXT.unavailable])
    expect(hits).toEqual(['POST'])
    await sleep(3_200)
    const read = await call(proxy.url, 'GET /companies')
    expect([read.status, JSON.parse(read.text).code]).toEqual([503, 'unavailable'])
    expect(hits).toEqual(['POST', 'GET', 'GET'])
    const page = await call(proxy.url, 'GET /', { headers: { accept: 'text/html' } })
    expect(page.status).toBe(503)
    expect(page.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
    expect(page.text).toContain(ERROR_TEXT.unavailable)
    await proxy.stop()
    for (const fake of fakes) fake.close()
    reportSeen('instances that break off', 'POST sent once, GET twice; then 503 in Portuguese, as JSON or as a page')
  })
})
