import { io as connect } from 'socket.io-client'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('registering a company', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })

  test('is taken sixty times a minute from one socket', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const address = await server.app().listen({ port: 0, host: '127.0.0.1' })
    const auth = { userEmail: as.email, token: as.token }
    const socket = connect(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
    const register = (): Promise<{ success: boolean; message?: string }> =>
      socket.timeout(3_000).emitWithAck('register_company', { userEmail: as.email, companyId: company.id })
    for (let n = 0; n < 60; n++) expect(await register()).toEqual({ success: true })
    expect(await register()).toMatchObject({ success: false, message: expect.stringMatching(/^Muitas tentativas/) })
    server.time.now += 60_000
    expect(await register()).toEqual({ success: true })
    socket.disconnect()
  })
})
