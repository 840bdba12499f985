import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import { startRealtime } from '#src/realtime/socket.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('sockets of ended sessions', (t) => {
  const server = appTest(t)
  const { call } = server
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })

  const dial = async (port: number, as: Account) => {
    const auth = { userEmail: as.email, token: as.token }
    const socket = connect(`http://127.0.0.1:${port}`, {
      auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
    sockets.push(socket)
    const heard: unknown[] = []
    socket.onAny((event, body) => heard.push([event, body]))
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
    })
    return { socket, heard }
  }
  const another = async (as: Account): Promise<Account> => {
    const { body } = await call('POST /login', { body: { email: as.email, password: as.password } })
    return { ...as, token: body.token }
  }

  /** Each ends the session of `as`; the second session of the same user may help. */
  const ENDS: Record<string, (as: Account, other: Account) => Promise<unknown>> = {
    logout: (as) => call('POST /logout', { as }),
    'revoked from another device': async (_, other) => {
      const { body } = await call('GET /users/me/sessions', { as: other })
      const { id } = body.data.find((it: { current: boolean }) => !it.current)
      return call(`DELETE /users/me/sessions/${id}`, { as: other })
    },
    'password changed elsewhere': (as, other) =>
      call('PUT /users/me/password', {
        as: other,
        body: { currentPassword: as.password, newPassword: 'Nova-senha-1' },
      }),
    'account deleted': (as) => call('DELETE /users/me', { as, body: { currentPassword: as.password } }),
  }

  test.each(Object.keys(ENDS))('hear nothing after: %s', async (name) => {
    const app = server.app()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const as = await server.account()
    const company = await server.company(as)
    const { socket, heard } = await dial((app.server.address() as AddressInfo).port, as)
    const joined = await socket.emitWithAck('register_company', { userEmail: as.email, companyId: company.id })
    expect(joined).toEqual({ success: true })
    const reply = (await ENDS[name]?.(as, await another(as))) as { status: number }
    expect(reply.status).toBe(200)
    const notice = { companyId: company.id, id: 'n', kind: 'k', title: 't', body: 'b', createdAt: 'now' }
    app.emitToCompany(company.id, 'notification', notice)
    for (let n = 0; n < 400 && socket.connected; n++) await sleep(50)
    expect([socket.connected, heard]).toEqual([false, []])
  })

  test('an answer that was on its way when the session ended is kept back', async () => {
    const as = await server.account()
    const http = createServer()
    const answering = Promise.withResolvers<{ content: string; showWhatsApp: boolean }>()
    const realtime = await startRealtime({
      server: http,
      database: t.database(),
      config: readConfig({ DATABASE_URL: t.databaseUrl() }, t.dataDir()),
      clock: () => server.time.now,
      log: createLogger('silent'),
      answer: () => answering.promise,
      sessionCheckMs: 60_000,
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const { socket, heard } = await dial((http.address() as AddressInfo).port, as)
    const question = { role: 'user', content: 'oi', timestamp: new Date().toISOString() }
    expect(await socket.emitWithAck('message', question)).toEqual({ success: true })
    await call('POST /logout', { as })
    answering.resolve({ content: 'segredo', showWhatsApp: false })
    for (let n = 0; n < 400 && socket.connected; n++) await sleep(25)
    expect([socket.connected, heard]).toEqual([false, []])
    await realtime.close()
    await new Promise((resolve) => http.close(resolve))
  })
})
