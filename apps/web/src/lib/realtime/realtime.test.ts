import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { Realtime } from './realtime.ts'

const identity = { userEmail: 'marina@exemplo.com.br', token: 't1' }
let sockets: FakeSocket[]
let realtime: Realtime
const last = () => sockets.at(-1) as FakeSocket
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  realtime = new Realtime(async (who) => {
    const socket = new FakeSocket(who)
    sockets.push(socket)
    return socket
  })
})
afterEach(() => {
  realtime.close()
  vi.useRealTimers()
})

async function connected() {
  realtime.identify(identity)
  await after(1_000)
  last().hear('connect')
}

describe('a signed-in user', () => {
  it('is connected one second after signing in, as who they are', async () => {
    realtime.identify(identity)
    await after(999)
    expect(sockets).toHaveLength(0)
    await after(1)
    expect(last().identity).toEqual(identity)
    last().hear('connect')
    expect(realtime.getState()).toEqual({ phase: 'online', attempts: 0, error: null })
  })

  it('has the active company registered two seconds after connecting, and again after each reconnect', async () => {
    realtime.setCompany('c1')
    await connected()
    await after(1_999)
    expect(last().sent).toEqual([])
    await after(1)
    const registration = ['register_company', { userEmail: identity.userEmail, companyId: 'c1' }]
    expect(last().sent).toEqual([registration])
    realtime.reconnect()
    await after(0)
    last().hear('connect')
    await after(2_000)
    expect(sockets).toHaveLength(2)
    expect(last().sent).toEqual([registration])
  })

  it('tells each time the server has taken the company in, and of no refusal or older connection', async () => {
    const joined = vi.fn()
    realtime.onJoined(joined)
    realtime.setCompany('c1')
    await connected()
    await after(2_000)
    expect(joined).not.toHaveBeenCalled()
    const { ack } = last()
    ack?.({ success: false })
    expect(joined).not.toHaveBeenCalled()
    realtime.reconnect()
    await after(0)
    ack?.({ success: true })
    expect(joined).not.toHaveBeenCalled()
    last().hear('connect')
    await after(2_000)
    last().ack?.({ success: true })
    expect(joined.mock.calls).toEqual([['c1']])
  })

  it('is disconnected at logout, and nothing late comes through', async () => {
    await connected()
    const heard = vi.fn()
    realtime.on('notification', heard)
    const before = last()
    realtime.identify(null)
    before.hear('notification', {})
    expect(before.alive).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(realtime.getState()).toEqual({ phase: 'idle', attempts: 0, error: null })
    await after(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('with the chat closed', () => {
  it('tries three times, 3 and 6 seconds apart, then gives up with a sentence', async () => {
    realtime.identify(identity)
    await after(1_000)
    last().hear('connect_error', new Error('timeout'))
    expect(realtime.getState()).toMatchObject({ attempts: 1, error: 'Erro de conexão: timeout' })
    await after(3_000)
    expect(sockets).toHaveLength(2)
    last().hear('connect_error', new Error('timeout'))
    await after(5_999)
    expect(sockets).toHaveLength(2)
    await after(1)
    last().hear('connect_error', new Error('timeout'))
    expect(realtime.getState()).toEqual({
      phase: 'failed',
      attempts: 3,
      error: 'Não foi possível conectar ao servidor.',
    })
    expect(last().alive).toBe(false)
    await after(60_000)
    expect(sockets).toHaveLength(3)
    realtime.wake()
    await after(0)
    expect(sockets).toHaveLength(4)
  })

  it('a connect resets counter and error', async () => {
    realtime.identify(identity)
    await after(1_000)
    last().hear('connect_error', new Error('x'))
    await after(3_000)
    last().hear('connect')
    expect(realtime.getState()).toMatchObject({ attempts: 0, error: null })
  })

  it('a dropped connection comes back after 3 seconds', async () => {
    await connected()
    last().hear('disconnect')
    await after(2_999)
    expect(sockets).toHaveLength(1)
    await after(1)
    expect(sockets).toHaveLength(2)
  })
})

describe('with the chat open', () => {
  it('a visitor connects at once, and not before', async () => {
    realtime.identify(null)
    await after(60_000)
    expect(sockets).toHaveLength(0)
    realtime.openChat()
    await after(0)
    expect(last().identity).toBeNull()
  })

  it('errors are 5 seconds apart, three in all', async () => {
    realtime.openChat()
    for (const count of [1, 2, 3]) {
      await after(0)
      expect(sockets).toHaveLength(count)
      last().hear('connect_error', new Error('x'))
      if (count < 3) await after(5_000)
    }
    expect(realtime.getState().phase).toBe('failed')
    await after(60_000)
    expect(sockets).toHaveLength(3)
  })

  it('a library that does not load counts as a failed try', async () => {
    realtime = new Realtime(() => Promise.reject(new Error('no chunk')))
    realtime.openChat()
    await after(0)
    expect(realtime.getState()).toMatchObject({ attempts: 1, error: 'Erro de conexão: no chunk' })
  })
})

describe('sending', () => {
  it('resolves on an acknowledgement and fails on a refusal', async () => {
    await connected()
    const good = realtime.send('message', { content: 'oi' })
    last().ack?.({ success: true })
    await expect(good).resolves.toBeUndefined()
    const bad = realtime.send('message', { content: 'oi' })
    last().ack?.({ success: false, message: 'não' })
    await expect(bad).rejects.toThrow('refused')
  })

  it('fails without an acknowledgement in 10 seconds, and without a connection', async () => {
    await expect(realtime.send('message', {})).rejects.toThrow('not connected')
    await connected()
    const failed = vi.fn()
    realtime.send('message', {}).catch(failed)
    await after(9_999)
    expect(failed).not.toHaveBeenCalled()
    await after(1)
    expect(failed).toHaveBeenCalled()
  })
})
