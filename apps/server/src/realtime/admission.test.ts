import type { AddressInfo } from 'node:net'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('admission of sockets', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  let address = ''
  const sockets: Socket[] = []
  beforeAll(async () => {
    await server.app().listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(server.app().server.address() as AddressInfo).port}`
  })
  const connections = () =>
    new Promise<number>((resolve) => server.app().server.getConnections((_error, count) => resolve(count)))
  const leave = async () => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    await expect.poll(connections).toBe(0)
  }
  afterEach(leave)

  const dial = (auth: object) => {
    const socket = connect(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
    sockets.push(socket)
    return socket
  }
  /** 'connected', or the reason of the refusal. */
  const outcome = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error) => resolve(error.message))
    })
  const authOf = ({ email, token }: Account) => ({ userEmail: email, token })
  const open = async (auth: object) => {
    const socket = dial(auth)
    expect(await outcome(socket)).toBe('connected')
    return socket
  }

  it('takes 20 sockets of one user, over all sessions', async () => {
    const [ana, bea] = [await server.account(), await server.account()]
    const [first] = await Promise.all(Array.from({ length: 20 }, () => open(authOf(ana))))
    const { token } = (await server.call('POST /login', { body: { email: ana.email, password: ana.password } })).body
    expect(await outcome(dial(authOf({ ...ana, token })))).toContain('Muitas conexões')
    await open(authOf(bea))
    first?.disconnect()
    await expect.poll(() => outcome(dial(authOf(ana)))).toBe('connected')
    expect(await outcome(dial(authOf(ana)))).toContain('Muitas conexões')
  })

  it('takes one place for a connection that joins again and again', async () => {
    const ana = await server.account()
    const socket = await open(authOf(ana))
    for (let n = 0; n < 25; n++) {
      // Only the namespace: the connection below stays.
      socket.io.engine.write('41')
      socket.io.engine.write(`40${JSON.stringify(authOf(ana))}`)
    }
    await expect.poll(() => outcome(dial(authOf(ana)))).toBe('connected')
  })

  it('counts connections before they say who they are: 100 of one address', async () => {
    const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const state = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        for (const event of ['open', 'error']) socket.addEventListener(event, () => resolve(event))
      })
    const silent = Array.from({ length: 100 }, () => new WebSocket(url))
    expect(new Set(await Promise.all(silent.map(state)))).toEqual(new Set(['open']))
    expect(await state(new WebSocket(url))).toBe('error')
    expect(await outcome(dial({}))).not.toBe('connected')
    for (const socket of silent) socket.close()
    await expect.poll(() => outcome(dial({}))).toBe('connected')
  })
})
