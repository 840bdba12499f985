import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { quickest } from '#tests/support/quickest.ts'
import { registerStalled } from './stalled.ts'

const TIMEOUT_MS = 200

async function open() {
  const app = Fastify({ connectionTimeout: TIMEOUT_MS })
  registerStalled(app)
  app.get('/slow', async () => {
    await sleep(5 * TIMEOUT_MS)
    return 'computed'
  })
  app.get('/large', async () => 'x'.repeat(20_000_000))
  /** How long each connection lived. */
  const lives: Promise<number>[] = []
  app.server.on('connection', (socket) => {
    const since = performance.now()
    lives.push(new Promise((resolve) => socket.once('close', () => resolve(performance.now() - since))))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    return socket
  }
  return { ask, lives }
}

test('an answer that nobody takes ends with its connection, within two timeouts', async () => {
  const { ask, lives } = await open()
  const ms = await quickest(3_000, async (n) => {
    ask('/large').pause()
    await expect.poll(() => lives.length).toBe(n + 1)
    return (await lives[n]) ?? 0
  })
  expect([ms > TIMEOUT_MS / 2, ms < 3_000]).toEqual([true, true])
})

test('an answer that is still being computed is waited for, and then the idle connection ends', async () => {
  const { ask } = await open()
  const socket = ask('/slow')
  let text = ''
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('data', (part) => {
    const first = !text.includes('computed')
    text += part
    // At once: the connection that is idle now soon ends.
    if (first && text.includes('computed')) socket.write('GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  })
  await closed
  expect(text.split('computed')).toHaveLength(3)
})
