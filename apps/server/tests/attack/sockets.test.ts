import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { HOSTILE_KEYS, ODD_TEXT } from '#tests/support/attack/values.ts'
import { onBothEngines } from '#tests/support/engines.ts'

type Ack = { success: boolean; message?: string }

/** What a client that speaks no Socket.IO writes into an open connection; the first of each is a packet type. */
const FRAMES = [
  '',
  '0',
  '1',
  '2',
  '3probe',
  '4',
  '40',
  '40{',
  '40{"token":{"$ne":1}}',
  '40/nada,{}',
  '40/__proto__,{}',
  '41',
  '42',
  '42[]',
  '42["message"',
  '42{"a":1}',
  '42[null]',
  '42[1,2]',
  '42["disconnect"]',
  '42["connect_error","x"]',
  '42["newListener",1]',
  '42["__proto__",{}]',
  '42["constructor",{}]',
  '42["message",{"__proto__":{"role":"system"}}]',
  '42["register_company",{"userEmail":{},"companyId":[]}]',
  '429007199254740993["message",{}]',
  '4299999999999999999999["message",{}]',
  '42-1["message",{}]',
  '43["x"]',
  '431[]',
  '439999["x"]',
  '44{"message":"x"}',
  '45-["x"]',
  '451-["message",{"_placeholder":true,"num":0}]',
  '451-["message",{"_placeholder":true,"num":99}]',
  '459999999-["message",{"_placeholder":true,"num":0}]',
  '461-[{"_placeholder":true,"num":"x"}]',
  '47',
  '5',
  '6',
  '9',
  'b',
  '\u0000\u0001',
  '{"a":1}',
  `42${'['.repeat(20_000)}`,
  `42["message",${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}]`,
  `42["${'e'.repeat(60_000)}",1]`,
] as const

const HANDSHAKES: unknown[] = [
  null,
  0,
  'x',
  [],
  { token: 1 },
  { token: ['x'], userEmail: ['x'] },
  { token: { $ne: null } },
  { token: 'x'.repeat(50_000) },
  { token: '\ud800', userEmail: '\u0000' },
  { token: 'a\u0000b'.padEnd(43, 'x') },
  { userEmail: 5 },
  { __proto__: { token: 'x' } },
  { constructor: 1, toString: 1, hasOwnProperty: 1 },
]

onBothEngines('hostile sockets', (t) => {
  const server = appTest(t)
  let open: { close(): void }[] = []
  afterEach(() => {
    for (const it of open) it.close()
    open = []
  })

  const listen = async () => {
    const app = server.app()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }
  const dial = async (auth: unknown = {}) => {
    const options = { transports: ['websocket'], reconnection: false, forceNew: true, auth: auth as object }
    const socket = connect(`http://${await listen()}`, options)
    open.push(socket)
    const outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error) => resolve(error.message))
      socket.once('disconnect', resolve)
      setTimeout(() => resolve('silence'), 20_000)
    })
    return { socket, outcome }
  }
  const ask = (socket: Socket, event: string, ...body: unknown[]): Promise<Ack> =>
    socket.timeout(20_000).emitWithAck(event, ...body)
  /** Bytes of our own, below the client library. */
  const raw = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://${await listen()}/socket.io/?EIO=4&transport=websocket`)
    open.push(socket)
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = () => reject(new Error('no connection'))
    })
    return socket
  }
  /** Other visitors and other calls notice nothing. */
  const lives = async (about: unknown) => {
    const { socket } = await dial()
    const question = { role: 'user', content: 'O que é a Norteia?', timestamp: new Date().toISOString() }
    expect([about, await ask(socket, 'message', question)]).toEqual([about, { success: true }])
    expect((await server.call('GET /healthz')).status).toBe(200)
    socket.close()
  }

  test('frames that are no packets, or packets that mean nothing, cost at most their own connection', async () => {
    const crashes: unknown[] = []
    const note = (error: unknown) => crashes.push(error)
    process.on('uncaughtException', note)
    process.on('unhandledRejection', note)
    for (const joined of [true, false])
      for (const frame of FRAMES) {
        const socket = await raw()
        if (joined) socket.send('40{}')
        socket.send(frame)
        socket.send(new Uint8Array([4, 255, 0, 1]))
        await sleep(5)
        socket.close()
      }
    await lives('frames')
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
    expect(crashes).toEqual([])
  })

  test('a handshake of any shape is a visitor or refused', async () => {
    for (const auth of HANDSHAKES) {
      const { outcome, socket } = await dial(auth)
      expect(['connected', 'Não autorizado', 'io server disconnect', 'parse error', 'transport close']).toContain(
        outcome,
      )
      socket.close()
    }
    await lives('handshakes')
  })

  test('calls with anything in them are answered in Portuguese, and the connection stays', async () => {
    const account: Account = await server.account()
    const { id } = await server.company(account)
    const { socket } = await dial({ userEmail: account.email, token: account.token })
    const odd: unknown[] = [
      ...ODD_TEXT,
      ...ODD_TEXT.map((companyId) => ({ userEmail: account.email, companyId })),
      ...ODD_TEXT.map((userEmail) => ({ userEmail, companyId: id })),
      ...HOSTILE_KEYS.map((key) => JSON.parse(`{${JSON.stringify(key)}:1,"role":"user"}`)),
      { userEmail: account.email, companyId: { toString: 1 } },
      { userEmail: account.email, companyId: `${id}\u0000` },
      new Uint8Array([1, 2, 3]),
      [new Uint8Array(10)],
      Number.NaN,
    ]
    for (const body of odd) {
      const reply = await ask(socket, 'register_company', body)
      expect([body, reply.success, reply.message]).toEqual([body, false, expect.stringMatching(/^[A-ZÀ-Ú].*[.o]$/)])
      expect((await ask(socket, 'message', body)).success).toBe(false)
    }
    for (const content of ODD_TEXT.filter((text) => text.trim() !== '' && text.length <= 2_000))
      expect(await ask(socket, 'message', { role: 'user', content, timestamp: new Date().toISOString() })).toEqual({
        success: true,
      })
    expect(await ask(socket, 'register_company', { userEmail: account.email, companyId: id })).toEqual({
      success: true,
    })
    for (const event of ['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])
      socket.emit(event, {}, () => undefined)
    await lives('calls')
    expect(socket.connected).toBe(true)
  })
})
