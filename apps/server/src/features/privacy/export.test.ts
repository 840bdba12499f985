import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#src/platform/ids.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('the export of a large account', (t) => {
  const server = appTest(t)
  const { call } = server

  /** `count` rows of 10,000 characters. */
  async function messages(as: Account, count: number): Promise<void> {
    const row = (n: number) => ({
      id: newId(server.time.now + n),
      user_id: as.id,
      role: 'user',
      content: `${n} ${'á'.repeat(5_000)}`,
      show_whatsapp: 0,
      created_at: server.time.now + Math.floor(n / 700),
    })
    for (let n = 0; n < count; n += 100) {
      const rows = Array.from({ length: Math.min(100, count - n) }, (_, i) => row(n + i))
      await t.db().insertInto('chat_messages').values(rows).execute()
    }
  }

  const port = async () => {
    const app = server.app()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  }

  test('holds each row once, over all pages and in every order of keys', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    const first = await t
      .db()
      .selectFrom('analyses')
      .selectAll()
      .where('company_id', '=', company.id)
      .executeTakeFirst()
    const copies = Array.from({ length: 45 }, (_, n) => ({
      ...(first as NonNullable<typeof first>),
      id: newId(server.time.now + n),
      // Many of one moment.
      created_at: server.time.now + Math.floor(n / 20),
    }))
    await t.db().insertInto('analyses').values(copies).execute()
    await messages(as, 1_203)
    const { body } = await call('GET /users/me/export', { as })
    expect(new Set(body.analyses.map((row: { id: string }) => row.id)).size).toBe(46)
    expect(body.analyses).toHaveLength(46)
    const numbers = body.chat_messages.map((row: { content: string }) => Number(row.content.split(' ')[0]))
    expect(numbers.sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: 1_203 }, (_, n) => n))
  })

  test('works for more companies than a statement takes values', async () => {
    const as = await server.account()
    const count = 66_000
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
      insert into companies (id, owner_id, nome, cnpj, cnpj_normalized, setor, created_at, updated_at)
      select 'many-' || n, ${as.id}, 'Loja ' || n, 'M' || n, 'M' || n, 'Varejo', 1, 1 from numbers`.execute(t.db())
    const { status, body } = await call('GET /users/me/export', { as })
    expect([status, body?.companies?.length]).toEqual([200, count])
  })

  test('ends when its reader takes nothing, and not while it takes little', async () => {
    const as = await server.account()
    await messages(as, 3_000)
    const path = { port: await port(), path: '/users/me/export', headers: { authorization: `Bearer ${as.token}` } }
    const { server: http } = server.app()
    expect(http.timeout).toBe(30_000)
    http.timeout = 700
    const still = connect(path.port, '127.0.0.1')
    still.on('error', () => undefined).pause()
    still.write(`GET ${path.path} HTTP/1.1\r\nhost: a\r\nauthorization: ${path.headers.authorization}\r\n\r\n`)
    const [slow] = (await once(get({ ...path, agent: false }), 'response')) as [IncomingMessage]
    let text = ''
    const reading = (async () => {
      for await (const chunk of slow.setEncoding('utf8')) {
        text += chunk
        await sleep(4)
      }
    })()
    const open = () => new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)))
    await expect.poll(open).toBeLessThan(2)
    still.destroy()
    await reading
    expect(JSON.parse(text).chat_messages).toHaveLength(3_000)
    http.timeout = 30_000
  })

  test('whose reader has gone stops, and its place is free', async () => {
    const as = await server.account()
    await messages(as, 3_000)
    const asked = get({
      port: await port(),
      path: '/users/me/export',
      headers: { authorization: `Bearer ${as.token}` },
      agent: false,
    })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    asked.on('error', () => undefined).destroy()
    const open = () => new Promise<number>((resolve) => server.app().server.getConnections((_error, n) => resolve(n)))
    await expect.poll(open).toBe(0)
    expect((await call('GET /users/me/export', { as })).status).toBe(200)
  })
})
