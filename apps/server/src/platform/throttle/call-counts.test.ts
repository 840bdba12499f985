import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { takeDurable } from './rate-limit.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'

onBothEngines('calls of one user', (t) => {
  // A tenth of every count; of what a user may have under way nothing is taken.
  const server = appTest(t, { rateLimitScale: 0.1 })
  const { call } = server
  beforeEach(() => {
    server.time.now += 3_600_000
  })

  test('that name a foreign or unknown company have a count of their own', async () => {
    const as = await server.account()
    const foreign = await server.company(await server.account())
    const routes = [
      `GET /companies/${NOBODY}/dashboard`,
      `GET /companies/${foreign.id}/dashboard`,
      'GET /companies/x/cx',
    ]
    for (let n = 0; n < 60; n++) expect([403, 404]).toContain((await call(`${routes[n % 2]}`, { as })).status)
    const over = await call(`GET /companies/${foreign.id}/dashboard`, { as })
    expect([over.status, over.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('GET /users/me', { as })).status).toBe(200)
    expect((await call('GET /users/me', { as: await server.account() })).status).toBe(200)
  })

  test('are refused for a foreign or unknown id also when the user has no calls left', async () => {
    const as = await server.account()
    const [mine, foreign] = [await server.company(as), await server.company(await server.account())]
    server.time.now += 60_000
    for (let n = 0; n < 60; n++) await call('GET /users/me', { as })
    expect((await call(`GET /companies/${mine.id}/dashboard`, { as })).status).toBe(429)
    expect((await call(`GET /companies/${foreign.id}/dashboard`, { as })).status).toBe(403)
    expect((await call(`GET /companies/${NOBODY}/dashboard`, { as })).status).toBe(404)
    expect((await call('GET /companies/x/dashboard', { as })).status).toBe(404)
    expect((await call('PUT /users/me', { as, body: '{' })).status).toBe(429)
  })

  test('at most so many are under way at once, and the others are refused', async () => {
    const as = await server.account()
    server.time.now += 60_000
    const replies = await Promise.all(Array.from({ length: 60 }, () => call('GET /users/me', { as })))
    expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200))
    server.time.now += 60_000
    const company = await server.company(as)
    const pdf = () => call(`GET /companies/${company.id}/analises/${NOBODY}/pdf`, { as })
    const statuses: number[] = []
    // Whoever has a place waits for this transaction when the call is counted.
    const [counted, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const counting = inTransaction(t.db(), async (trx) => {
      await takeDurable(trx, `pdf:${sha256(as.id)}`, RATE.pdfPerUser, { scale: 0.1, now: server.time.now })
      counted.resolve()
      await all.promise
    })
    await counted.promise
    const calls = Array.from({ length: 8 }, async () => statuses.push((await pdf()).status))
    await expect.poll(() => statuses).toEqual(Array(6).fill(429))
    all.resolve()
    await Promise.all([counting, ...calls])
    expect(statuses.slice(6)).toEqual([404, 404])
    // Their places are free again.
    expect((await pdf()).status).toBe(404)
  })

  async function companies(as: Account, count: number) {
    return Promise.all(Array.from({ length: count }, () => server.company(as)))
  }

  test.each([
    ['PDFs', 12, (id: string) => `GET /companies/${id}/analises/${NOBODY}/pdf`],
    ['PDFs of reports', 12, (id: string) => `GET /companies/${id}/relatorios/${NOBODY}/pdf`],
    ['spreadsheets', 6, (id: string) => `GET /companies/${id}/planilha`],
    ['predictions', 6, (id: string) => `POST /api/predictive-analysis/${id}`],
    ['exports', 1, () => 'GET /users/me/export'],
    ['looks at what is held', 12, () => 'GET /users/me/data'],
    ['confirmed imports', 12, (id: string) => `POST /companies/${id}/importacoes`],
  ] as const)('%s have a number an hour over all companies', async (_what, most, route) => {
    const as = await server.account()
    const ours = await companies(as, 7)
    let spent = 0
    for (let n = 0; n <= most; n++) {
      const { status } = await call(route(ours[n % 7]?.id ?? ''), { as })
      if (status === 429) break
      spent += 1
    }
    expect(spent).toBe(most)
    server.time.now += 3_600_000
    expect((await call(route(ours[6]?.id ?? ''), { as })).status).not.toBe(429)
  })

  test('diagnostics have a number an hour over all companies', async () => {
    const as = await server.account()
    const statuses: number[] = []
    for (const company of await companies(as, 7))
      statuses.push((await call('POST /diagnostics', { as, body: submissionOf(as, company) })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  })

  test('runs of the tool have a number an hour over all companies', async () => {
    const as = await server.account()
    const body = {
      nomeEmpresa: 'Loja',
      setor: 'Varejo',
      faturamento: 50_000,
      funcionarios: 3,
      desafios: 'vender mais',
      objetivos: 'crescer',
    }
    const statuses: number[] = []
    for (const company of await companies(as, 5)) {
      await call(`POST /companies/${company.id}/activate`, { as })
      for (let n = 0; n < 3; n++) statuses.push((await call('POST /company-analysis/plano', { as, body })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    expect(statuses.slice(12)).toEqual([429, 429, 429])
  })
})

onBothEngines('calls of nobody', (t) => {
  const server = appTest(t, { rateLimitScale: 0.1 })
  const { call } = server
  beforeEach(() => {
    server.time.now += 3_600_000
  })

  test.each([
    ['without a session', 'GET /users/me', 401],
    ['for what does not exist', 'GET /nirgends', 404],
    ['for what does not exist, with a body', 'POST /nirgends', 404],
  ])('%s are counted by address', async (_what, route, refusal) => {
    const address = '203.0.113.7'
    const as = await server.account()
    for (let n = 0; n < 30; n++) expect((await call(route, { address })).status).toBe(refusal)
    expect((await call(route, { address })).status).toBe(429)
    const dead = { token: 'x'.repeat(43) }
    expect((await call('GET /users/me', { as: dead, address })).status).toBe(429)
    // Who shares the address and is signed in is served, and so are the pages.
    expect((await call('GET /users/me', { as, address })).status).toBe(200)
    expect((await call('GET /healthz', { address })).status).toBe(200)
    expect((await call(route, { address: '203.0.113.8' })).status).toBe(refusal)
  })
})
