import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
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
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    return { socket, open }
  }
}

test('an answer that nobody takes ends with its connection, within two timeouts', async () => {
  const ask = await open()
  const { socket, open: count } = ask('/large')
  socket.pause()
  await sleep(TIMEOUT_MS / 2)
  expect(await count()).toBe(1)
  await expect.poll(count, { timeout: 3_000 }).toBe(0)
})

test('an answer that is still being computed is waited for, and then the idle connection ends', async () => {
  const ask = await open()
  const { socket } = ask('/slow')
  let text = ''
  socket.on('data', (part) => (text += part))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await expect.poll(() => text, { timeout: 5_000 }).toContain('computed')
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await closed
  expect(text.split('computed')).toHaveLength(3)
})
