import { AnalysisPage, AnalysisReply, DashboardReply } from '@norteia/contracts/analysis'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('analyses', (t) => {
  const server = appTest(t)
  const { call } = server

  async function ownerOf(count: number) {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 80_000, funcionarios: 6 })
    const body = submissionOf(as, company)
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      server.time.now += 1_000
      const main_challenge = `Desafio ${n}`
      const reply = await call('POST /diagnostics', {
        as,
        body: { ...body, formAnswers: { ...body.formAnswers, main_challenge } },
      })
      ids.unshift(reply.body.data.analysisId)
    }
    return { as, company, ids }
  }

  test('the dashboard holds the company, its totals and the newest analysis', async () => {
    const { as, company, ids } = await ownerOf(2)
    const { body, headers } = await call(`GET /companies/${company.id}/dashboard`, { as })
    const reply = DashboardReply.parse(body)
    expect(reply.empresa).toMatchObject(company)
    expect(reply.empresa.analises.map((analysis) => analysis.id)).toEqual([ids[0]])
    expect(reply.dashboard).toEqual({ totalAnalises: 2, ultimaAnalise: new Date(server.time.now).toISOString() })
    expect(body.empresa.analises[0]).not.toHaveProperty('fatos')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
  })

  test('a company without analyses has an empty dashboard and an empty history', async () => {
    const { as, company } = await ownerOf(0)
    const dashboard = await call(`GET /companies/${company.id}/dashboard`, { as })
    expect(dashboard.body).toEqual({
      success: true,
      empresa: { ...company, analises: [] },
      dashboard: { totalAnalises: 0, ultimaAnalise: null },
    })
    const history = await call(`GET /companies/${company.id}/analises`, { as })
    expect(history.body).toEqual({
      success: true,
      analises: [],
      pagination: { currentPage: 1, totalPages: 1, totalItems: 0, hasNextPage: false, hasPrevPage: false },
    })
  })

  test('the history is paged, newest first; past the end it is empty with true figures', async () => {
    const { as, company, ids } = await ownerOf(5)
    const page = async (query: string) =>
      AnalysisPage.parse((await call(`GET /companies/${company.id}/analises?${query}`, { as })).body)
    const first = await page('page=1&limit=2&outra=coisa')
    expect(first.analises.map((analysis) => analysis.id)).toEqual(ids.slice(0, 2))
    expect(first.pagination).toEqual({
      currentPage: 1,
      totalPages: 3,
      totalItems: 5,
      hasNextPage: true,
      hasPrevPage: false,
    })
    const last = await page('page=3&limit=2')
    expect(last.analises.map((analysis) => analysis.id)).toEqual(ids.slice(4))
    const past = await page('page=9&limit=2')
    expect(past).toMatchObject({
      analises: [],
      pagination: { currentPage: 9, totalPages: 3, totalItems: 5, hasNextPage: false },
    })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'limit=0',
    'limit=51',
    'limit=1e1',
    'page=1&page=2',
  ])('a query of %s is refused', async (query) => {
    const { as, company } = await ownerOf(0)
    const reply = await call(`GET /companies/${company.id}/analises?${query}`, { as })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.fields)).toEqual([query.slice(0, query.indexOf('='))])
    expect(reply.body.message).toMatch(/^Informe /)
  })

  test('the detail adds where each figure comes from; an analysis of another company is unknown here', async () => {
    const { as, company, ids } = await ownerOf(1)
    const detail = await call(`GET /companies/${company.id}/analises/${ids[0]}`, { as })
    const { analise } = AnalysisReply.parse(detail.body)
    const known = new Set(analise.fatos.map((fact) => fact.id))
    for (const reference of analise.referencias) expect(known).toContain(reference.fato)
    const second = await server.company(as)
    for (const id of [ids[0], 'abc', '019a0000-0000-7000-8000-000000000000'])
      expect((await call(`GET /companies/${second.id}/analises/${id}`, { as })).status).toBe(404)
  })

  test('no read takes more than three queries', async () => {
    const { as, company, ids } = await ownerOf(2)
    let queries = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1
        return result
      },
    }
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir()),
      database: { ...t.database(), db: t.db().withPlugin(counter) },
      clock: () => server.time.now,
    })
    const authorization = `Bearer ${as.token}`
    for (const [path, most] of [
      ['/users/me', 2],
      ['/companies', 2],
      [`/companies/${company.id}/dashboard`, 3],
      [`/companies/${company.id}/analises?page=1&limit=50`, 3],
      [`/companies/${company.id}/analises/${ids[0]}`, 3],
    ] as const) {
      queries = 0
      expect((await app.inject({ url: path, headers: { authorization } })).statusCode).toBe(200)
      expect([path, queries <= most, queries > 0]).toEqual([path, true, true])
    }
    await app.close()
  })
})
