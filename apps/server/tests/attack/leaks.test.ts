import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { openDatabase } from '#src/db/client.ts'
import { readConfig } from '#src/platform/config.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import { appTest } from '#tests/support/app.ts'
import { reportAttack } from '#tests/support/attack/report.ts'
import { samplesFor } from '#tests/support/attack/samples.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const PAIRS = process.env.ATTACK_REQUESTS ? 200 : 40
/** Eight rounds of each on a machine that takes ten times as long. */
const LONG_ENOUGH = PAIRS * 8_000

onBothEngines('what an attacker could learn', (t) => {
  const server = appTest(t)
  const { call } = server

  /** Both in turn, so that whatever else the machine does falls on both; a leak shows every time, a busy machine now and then. */
  async function leastGap(known: (n: number) => Promise<number>, unknown: (n: number) => Promise<number>) {
    const at = (share: number, times: number[]) =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
    const gaps: number[] = []
    while (gaps.length < 16 && !(Math.min(...gaps) < 0.1)) {
      const [ofKnown, ofUnknown]: [number[], number[]] = [[], []]
      for (let n = 0; n < PAIRS; n++) {
        if (n % 2) ofKnown.push(await known(n))
        ofUnknown.push(await unknown(n))
        if (n % 2 === 0) ofKnown.push(await known(n))
      }
      // What one of them does more moves every share of its times; a busy machine moves the upper ones.
      for (const share of [0.25, 0.5]) gaps.push(Math.abs(at(share, ofKnown) / at(share, ofUnknown) - 1))
      // A code may be asked for again after a minute.
      server.time.now += 61_000
    }
    return Math.min(...gaps)
  }
  const timed = async (route: string, body: object, status: number) => {
    const begun = performance.now()
    expect((await call(route, { body })).status).toBe(status)
    return performance.now() - begun
  }
  const reportGap = (of: string, gap: number) =>
    reportAttack(
      `enumeration by the time of a ${of}, ${t.engine}`,
      `${PAIRS} known and ${PAIRS} unknown in turn: medians or lower quartiles differ by ${(gap * 100).toFixed(1)}%`,
    )

  test(
    'a login for a known and for an unknown account takes as long',
    async () => {
      const { email } = await server.account()
      const login = (address: string) => timed('POST /login', { email: address, password: 'errada-mesmo' }, 401)
      const gap = await leastGap(
        () => login(email),
        (n) => login(`ninguem${n}@exemplo.com.br`),
      )
      expect(gap).toBeLessThan(0.1)
      reportGap('login', gap)
    },
    LONG_ENOUGH,
  )

  test(
    'a recovery for a known and for an unknown account takes as long',
    async () => {
      const stored = {
        name: 'Ana',
        phone: null,
        password_hash: 'x',
        active_company_id: null,
        created_at: server.time.now,
        updated_at: server.time.now,
      }
      const addresses = Array.from({ length: PAIRS }, (_, n) => `conta${n}@exemplo.com.br`)
      await t
        .db()
        .insertInto('users')
        .values(addresses.map((email) => ({ ...stored, id: email, email })))
        .execute()
      // As a sign-up leaves them: the first event of a user without a key would write one.
      const keys = addresses.map((email) => ({ user_id: email, secret: 'x'.repeat(43) }))
      await t.db().insertInto('audit_keys').values(keys).execute()
      for (const [path, body, status] of [
        ['initiate', {}, 200],
        ['verify', { code: '000000' }, 422],
      ] as const) {
        const ask = (email: string) => timed(`POST /password-recovery/${path}`, { email, ...body }, status)
        const gap = await leastGap(
          (n) => ask(addresses[n] ?? ''),
          (n) => ask(`sem-${addresses[n]}`),
        )
        expect(gap).toBeLessThan(0.1)
        reportGap(`recovery (${path})`, gap)
      }
    },
    LONG_ENOUGH,
  )

  test('no value of a user is in the log, not even when every call fails', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const as = await server.account()
    const company = await server.company(as)
    const database = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    const config = readConfig({ RATE_LIMIT_SCALE: '0', DATABASE_URL: t.databaseUrl() }, t.dataDir())
    const app = await buildApp({
      config,
      database,
      clock: () => server.time.now,
      logger: createLogger('trace', stream),
    })
    await app.ready()
    const CANARY = 'CANARIO4711'
    const marked = JSON.stringify(samplesFor(as, company))
      .replaceAll(/"(Ana|Loja|Loja da Ana|Vender mais\.|Crescer 20%\.|Campinas|4 anos|Outra-senha-1)"/g, `"${CANARY}"`)
      .replaceAll('Como vender mais?', CANARY)
      .replaceAll('Vender 20% mais em 12 meses.', CANARY)
    const samples = JSON.parse(marked) as Record<string, object>
    const round = async () => {
      const statuses = new Set<number>()
      for (const { method, url } of app.routeTable) {
        if (/logout$|users\/me$/.test(url) && method !== 'GET') continue
        const path = url.replace(/:(companyId|id)\b/, company.id).replace(/:\w+/g, CANARY)
        const { statusCode } = await app.inject({
          method: method as 'GET',
          url: `${path}?token=${CANARY}&companyId=${CANARY}`,
          headers: {
            authorization: `Bearer ${as.token}`,
            'user-agent': CANARY,
            'idempotency-key': CANARY,
            'x-forwarded-for': CANARY,
          },
          ...(samples[`${method} ${url}`] && { payload: samples[`${method} ${url}`] as object }),
        })
        statuses.add(statusCode)
      }
      return statuses
    }
    await round()
    await database.close()
    expect([...(await round())].some((status) => status >= 500)).toBe(true)
    await app.close()
    const secrets = [CANARY, as.email, as.password, as.token, company.cnpj, company.nome, '98888-7777']
    expect(lines.length).toBeGreaterThan(60)
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([])
    reportAttack(
      `canaries in the log, every route, ${t.engine}`,
      `${lines.length} lines at trace, 0 hits, also with the database gone`,
    )
  })

  // The same for every database, and most of it waiting.
  if (t.engine === 'postgres') return

  test('slow connections are closed in 17 s, and nobody waits for them', async () => {
    const app = server.app()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const STARTS = [
      '',
      'POST /login HTTP/1.1\r\nhost: a\r\nx-a: ',
      'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    ]
    const begun = performance.now()
    let open = 0
    const slow: Socket[] = Array.from({ length: 300 }, (_, n) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(STARTS[n % STARTS.length] ?? ''))
      open += 1
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open -= 1
      })
      socket.resume()
      return socket
    })
    const drip = setInterval(() => {
      for (const [n, socket] of slow.entries()) if (n % 2 && !socket.destroyed) socket.write('a')
    }, 1_000)
    const waits: number[] = []
    let late = 0
    while (open > 0 && performance.now() - begun < 60_000) {
      const asked = performance.now()
      const status = await new Promise<number>((resolve, reject) => {
        request({ port, path: '/healthz' }, (reply) => resolve(reply.resume().statusCode ?? 0))
          .on('error', reject)
          .end()
      })
      expect(status).toBe(200)
      const answered = performance.now()
      waits.push(answered - asked)
      await sleep(200)
      late = Math.max(late, performance.now() - answered - 200)
    }
    const closedAfter = performance.now() - begun
    clearInterval(drip)
    for (const socket of slow) socket.destroy()
    expect(open).toBe(0)
    // Timers are as late as this one was: nothing on a quiet machine.
    expect(closedAfter).toBeLessThan(19_000 + 3 * late)
    waits.sort((a, b) => a - b)
    // Slow connections that hold others up hold all of them up, a busy machine one now and then.
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(2_000)
    reportAttack(
      '300 slow connections',
      `all closed after ${(closedAfter / 1000).toFixed(1)} s, slowest other answer ${Math.round(waits.at(-1) ?? 0)} ms`,
    )
  })
})
