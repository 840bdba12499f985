import type { AddressInfo } from 'node:net'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('the plan on two screens', (t) => {
  const server = appTest(t)
  const { call } = server
  const sockets: Socket[] = []
  beforeAll(() => server.app().listen({ port: 0, host: '127.0.0.1' }))
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(() => {
    for (const socket of sockets) socket.disconnect()
  })

  /** What a screen of this user hears of the plan of this company. */
  async function screen(as: Account, companyId: string): Promise<string[]> {
    const { port } = server.app().server.address() as AddressInfo
    const auth = { userEmail: as.email, token: as.token }
    const socket = connect(`http://127.0.0.1:${port}`, { auth, transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    const heard: string[] = []
    socket.on('plan:updated', (body: { companyId: string; taskId: string }) => {
      expect(body.companyId).toBe(companyId)
      heard.push(body.taskId)
    })
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    await socket.timeout(20_000).emitWithAck('register_company', { userEmail: as.email, companyId })
    return heard
  }

  test('each change reaches both, none a stranger, and of two changes to one version the second is refused', async () => {
    const [as, other] = [await server.account(), await server.account()]
    const [company, foreign] = [await server.company(as), await server.company(other)]
    const screens = [await screen(as, company.id), await screen(as, company.id)]
    const stranger = await screen(other, foreign.id)
    const path = `/companies/${company.id}/tarefas`
    const { data: task } = (await call(`POST ${path}`, { as, body: { acao: 'Ligar' } })).body
    const change = (body: object) => call(`PATCH ${path}/${task.id}`, { as, body: { versao: 1, ...body } })
    expect((await change({ status: 'fazendo' })).status).toBe(200)
    const late = await change({ responsavel: 'Bia' })
    expect([late.status, late.body.message]).toEqual([409, 'Esta tarefa mudou em outra tela. Atualize para ver.'])
    await call(`POST ${path}/${task.id}/comentarios`, { as, body: { texto: 'Feito.' } })
    for (const heard of screens) await expect.poll(() => heard).toEqual([task.id, task.id, task.id])
    expect(stranger).toEqual([])
  })
})
