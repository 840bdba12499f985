import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { whileAsked } from './asker.ts'

/** Asks and disconnects once the call has come as far as `stage`; tells whether its handler learns of that. */
async function leaveAt(stage: 'before' | 'within'): Promise<boolean> {
  const app = Fastify()
  onTestFinished(() => app.close())
  const [reached, learnt] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  app.addHook('preHandler', async (request) => {
    if (stage === 'within') return
    const closed = new Promise((resolve) => request.raw.socket.once('close', resolve))
    reached.resolve()
    await closed
  })
  app.get('/', async (request, reply) => {
    const signal = whileAsked(reply)
    const closed = new Promise((resolve) => request.raw.socket.once('close', resolve))
    reached.resolve()
    if (stage === 'within') await closed
    learnt.resolve(signal.aborted)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await reached.promise
  socket.destroy()
  return learnt.promise
}

test.each(['before', 'within'] as const)('a call learns that its client has gone %s its work', async (stage) => {
  expect(await leaveAt(stage)).toBe(true)
})
