import { setTimeout as sleep } from 'node:timers/promises'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import { startProxy } from '#tests/support/proxy.ts'

const SOCKETS = LONG ? 1_000 : 50

onBothEngines('sockets', (t) => {
  const sockets: Socket[] = []
  let server: FaultServer | undefined
  const env = () => ({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    await server?.end('SIGKILL')
  })

  test('of a killed server come back all, register their company again, and calls stay quick meanwhile', async () => {
    server = await FaultServer.start(env())
    const { port } = new URL(server.url)
    const { email, token } = await signUp(server)
    const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
    let registered = 0
    for (let n = 0; n < SOCKETS; n++) {
      const socket = connect(server.url, {
        auth: { userEmail: email, token },
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 1_000,
        reconnectionDelayMax: 1_000,
      })
      sockets.push(socket)
      socket.on('connect', () =>
        socket.emit('register_company', { userEmail: email, companyId: company.id }, (reply: { success: boolean }) => {
          if (reply.success) registered += 1
        }),
      )
      if (n % 50 === 49) await expect.poll(() => registered).toBe(n + 1)
    }
    await server.end('SIGKILL')
    registered = 0
    server = await FaultServer.start({ ...env(), PORT: port })
    const since = performance.now()
    const times: number[] = []
    // Until all are back, and a second more: what returning costs may come late.
    let allBack = 0
    while (allBack === 0 || performance.now() < allBack + 1_000) {
      const begun = performance.now()
      expect((await server.call('GET /companies', { token })).status).toBe(200)
      times.push(performance.now() - begun)
      if (allBack === 0 && registered >= SOCKETS) allBack = performance.now()
      if (performance.now() - since > 120_000) break
      await sleep(5)
    }
    expect(registered).toBe(SOCKETS)
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
    expect(p99).toBeLessThan(1_000)
    reportFault(
      `${SOCKETS} sockets dropped by a killed server and returning, ${t.engine}`,
      `all registered again ${((allBack - since) / 1000).toFixed(1)} s after its start, HTTP p99 ${Math.round(p99)} ms over ${times.length} calls`,
    )
  })

  test('with malformed payloads, or with handlers that throw, get an error each, and the process lives', async () => {
    const target = t.databaseUrl() && new URL(t.databaseUrl() ?? '')
    const proxy = target ? await startProxy(Number(target.port)) : undefined
    if (target && proxy) target.port = String(proxy.port)
    server = await FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: target ? target.href : '' })
    const { email, token } = await signUp(server)
    const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
    const socket = connect(server.url, { auth: { userEmail: email, token }, transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    const ask = (event: string, ...body: unknown[]): Promise<{ success: boolean; message?: string }> =>
      socket.timeout(15_000).emitWithAck(event, ...body)
    const register = () => ask('register_company', { userEmail: email, companyId: company.id })
    const malformed: unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { userEmail: {} },
      { userEmail: email, companyId: [] },
      { role: 1 },
    ]
    for (const body of malformed)
      for (const event of ['register_company', 'message'])
        expect([event, body, (await ask(event, body)).success]).toEqual([event, body, false])
    if (proxy) {
      // Every query of a handler throws now.
      proxy.set('cut')
      const refused = await register()
      expect([refused.success, refused.message]).toEqual([false, expect.stringMatching(/^[A-Z].*\.$/)])
      proxy.set('open')
    }
    await expect.poll(async () => (await register()).success).toBe(true)
    expect(socket.connected).toBe(true)
    expect((await server.call('GET /companies', { token })).status).toBe(200)
    await server.end('SIGKILL')
    await proxy?.close()
    reportFault(
      `malformed socket payloads${proxy ? ' and handlers that throw' : ''}, ${t.engine}`,
      `${malformed.length * 2} payloads refused${proxy ? ', a call without its database refused in Portuguese' : ''}, the same socket and process go on`,
    )
  })
})
