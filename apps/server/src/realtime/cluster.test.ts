import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { expect, it } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { startProxy } from '#tests/support/proxy.ts'
import { openEmitter } from './cluster.ts'
import { openPostgresCluster } from './postgres-cluster.ts'
import { companyRoom } from './room.ts'

onBothEngines('realtime between processes', (t) => {
  if (t.engine === 'sqlite') {
    it('is for PostgreSQL: the embedded database has one realtime process', () => {
      expect(t.databaseUrl()).toBeUndefined()
    })
    return
  }

  it('lives through the loss of the database and carries events again when it is back', async () => {
    const target = new URL(t.databaseUrl() ?? '')
    const proxy = await startProxy(Number(target.port))
    target.port = String(proxy.port)
    const warnings: string[] = []
    const log = { warn: (_: object, text: string) => warnings.push(text) }
    const cluster = openPostgresCluster(target.href, log)
    const server = createServer()
    const io = new Server(server, { adapter: cluster.adapter })
    io.on('connection', (socket) => socket.join(companyRoom('c')))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { transports: ['websocket'] })
    const seen: string[] = []
    client.on('task:updated', (body: { taskId: string }) => seen.push(body.taskId))
    await new Promise<void>((resolve) => client.once('connect', () => resolve()))
    const emitter = await openEmitter({ databaseUrl: t.databaseUrl() }, log)
    const emit = (taskId: string) =>
      emitter.emitToCompany('c', 'task:updated', { companyId: 'c', taskId, status: 'running' })
    const arrives = async (taskId: string) => {
      for (let n = 0; n < 300 && !seen.includes(taskId); n++) {
        emit(taskId)
        await sleep(100)
      }
      expect(seen).toContain(taskId)
    }
    await arrives('before')
    for (let loss = 0; loss < 4; loss++) {
      proxy.set('cut')
      await sleep(50)
      proxy.set('open')
      await arrives(`after loss ${loss}`)
    }
    proxy.set('cut')
    io.to(companyRoom('c')).emit('task:updated', { companyId: 'c', taskId: 'own', status: 'running' })
    // Its own sockets hear their process without the database.
    await expect.poll(() => seen).toContain('own')
    proxy.set('open')
    await arrives('after')
    expect(warnings).toContain('realtime database connection lost')
    await emitter.close()
    client.disconnect()
    await io.close()
    await cluster.close()
    await proxy.close()
  })
})
