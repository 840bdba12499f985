import { Writable } from 'node:stream'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const DAY = 86_400_000

/** The feed as another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      titulo: event.summary,
      texto: event.description,
      de: event.startDate.toString(),
      ate: event.endDate.toString(),
      diaInteiro: event.startDate.isDate,
      sequencia: event.sequence,
      estado: component.getFirstPropertyValue('status'),
    }
  })
  return { nome: calendar.getFirstPropertyValue('x-wr-calname'), events }
}

onBothEngines('the calendar of a plan', (t) => {
  const server = appTest(t)
  const { call, time } = server

  async function owner() {
    const as = await server.account()
    const company = await server.company(as, { nome: 'Padaria; do Zé, e filhos' })
    const tasks = `/companies/${company.id}/tarefas`
    return {
      as,
      company,
      path: `/companies/${company.id}/agenda`,
      add: async (body: object) => (await call(`POST ${tasks}`, { as, body })).body.data,
      change: async (task: { id: string; versao: number }, body: object) =>
        (await call(`PATCH ${tasks}/${task.id}`, { as, body: { versao: task.versao, ...body } })).body.data,
      subscribe: async () => {
        const reply = await call(`POST /companies/${company.id}/agenda`, { as })
        expect(reply.status).toBe(200)
        return new URL(reply.body.data.url).pathname
      },
    }
  }

  test('shows each task with a due day as an all-day event, to another reader too', async () => {
    const { add, subscribe } = await owner()
    const task = await add({
      acao: 'Ligar para os devedores; um por um, com calma e \\ sem pressa, até que todos tenham dito quando pagam',
      detalhes: 'Primeira linha.\nSegunda: ação, emoção e coração ❤️ em mais de setenta e cinco octetos por linha.',
      responsavel: 'Bia',
      prazo: '2026-12-05',
    })
    await add({ acao: 'Sem prazo' })
    const path = await subscribe()
    expect(path).toMatch(/^\/agenda\/[\w-]{43}\.ics$/)
    const { status, headers, text } = await call(`GET ${path}`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    expect(read(text)).toEqual({
      nome: 'Plano de Padaria; do Zé, e filhos',
      events: [
        {
          uid: `tarefa-${task.id}@norteia`,
          titulo: task.acao,
          texto: `${task.detalhes}\n\nResponsável: Bia`,
          ...{ de: '2026-12-05', ate: '2026-12-06', diaInteiro: true, sequencia: 0, estado: 'CONFIRMED' },
        },
      ],
    })
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('is the same byte for byte while the plan is, and an empty plan is a calendar too', async () => {
    const { add, change, subscribe } = await owner()
    const path = await subscribe()
    const feed = async () => (await call(`GET ${path}`)).text
    expect(read(await feed()).events).toEqual([])
    const task = await add({ acao: 'Ligar', prazo: '2026-12-05' })
    const first = await feed()
    time.now += 3 * DAY
    expect(await feed()).toBe(first)
    await change(task, { prazo: '2026-12-09' })
    expect(read(await feed()).events).toMatchObject([
      { uid: `tarefa-${task.id}@norteia`, sequencia: 1, de: '2026-12-09' },
    ])
  })

  test.each(['feita', 'descartada'])(
    'a task that is %s stays cancelled for thirty days, then leaves',
    async (status) => {
      const { add, change, subscribe } = await owner()
      const path = await subscribe()
      const events = async () => read((await call(`GET ${path}`)).text).events
      const task = await add({ acao: 'Ligar', prazo: '2026-12-05' })
      const done = await change(task, { status })
      expect(await events()).toMatchObject([{ estado: 'CANCELLED', sequencia: 1 }])
      time.now += 30 * DAY - 1
      expect(await events()).toHaveLength(1)
      time.now += 1
      expect(await events()).toEqual([])
      expect(done.status).toBe(status)
    },
  )

  test('a new address replaces the old one, and an ended one is not found', async () => {
    const { as, path, subscribe, company } = await owner()
    const [first, second] = [await subscribe(), await subscribe()]
    const statusOf = async (address: string) => (await call(`GET ${address}`)).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    for (const _ of [1, 2]) expect((await call(`DELETE ${path}`, { as })).body).toEqual({ success: true })
    for (const address of [second, '/agenda/abc.ics', `/agenda/${'x'.repeat(43)}.ics`, `/agenda/${'x'.repeat(43)}`]) {
      const reply = await call(`GET ${address}`)
      expect([address, reply.status, reply.body.message]).toEqual([address, 404, 'Não encontrado.'])
    }
    const third = await subscribe()
    expect((await call(`DELETE /companies/${company.id}`, { as })).status).toBe(200)
    expect(await statusOf(third)).toBe(404)
  })

  test('its token is in no log line, no audit row and nowhere in the database', async () => {
    const { subscribe, as } = await owner()
    const path = await subscribe()
    const token = path.slice('/agenda/'.length, -'.ics'.length)
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const app = await buildApp({
      config: server.config(),
      database: t.database(),
      clock: () => time.now,
      logger: createLogger('trace', stream),
    })
    const mistyped = [`${path}x`, path.slice(0, -4), path.toUpperCase().replace(token.toUpperCase(), token), `/${path}`]
    for (const url of [path, ...mistyped, path.replace('/agenda/', '/%61genda/')]) await app.inject({ url })
    await app.inject({ url: '/', headers: { referer: `http://calendario.test${path}` } })
    await app.inject({ method: 'POST', url: path, payload: {} })
    await app.close()
    expect(lines.join('')).toContain('/agenda/:arquivo')
    expect(lines.join('')).not.toContain(token)
    for (const table of ['agendas', 'audit', 'throttles'] as const)
      expect(JSON.stringify(await t.db().selectFrom(table).selectAll().execute())).not.toContain(token)
    const { audit } = (await call('GET /users/me/export', { as })).body
    expect(audit.map((entry: { oque: string }) => entry.oque)).toContain('endereço da agenda criado')
  })
})
