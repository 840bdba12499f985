import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { planOf, recordStatements } from '#tests/support/plans.ts'

/** Tables so small in a test that a planner would read them whole. */
const withoutScans = (url: string) =>
  `${url}?options=${encodeURIComponent('-c enable_seqscan=off -c enable_bitmapscan=off')}`

onBothEngines('plans', (t) => {
  const server = appTest(t)
  const statements = recordStatements()
  let database: Database
  beforeAll(async () => {
    const url = t.databaseUrl()
    database = await openDatabase({
      dataDir: t.dataDir(),
      databaseUrl: url && withoutScans(url),
      onQuery: statements.onQuery,
    })
  })
  afterAll(() => database.close())

  test('no hot request reads a table whole, and the history comes in the order of its index', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const submission = submissionOf(as, company)
    const sent = await server.call('POST /diagnostics', { as, body: submission })
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir())
    const app = await buildApp({ config, database, clock: () => server.time.now })
    const authorization = `Bearer ${as.token}`
    const requests = [
      ['GET', '/users/me'],
      ['GET', '/companies'],
      ['GET', `/companies/${company.id}/dashboard`],
      ['GET', `/companies/${company.id}/analises?page=1&limit=10`],
      ['GET', `/companies/${company.id}/analises/${sent.body.data.analysisId}`],
      ['POST', '/login', { email: as.email, password: as.password }],
      ['POST', '/diagnostics', submission],
    ] as const
    for (const [method, url, payload] of requests) {
      statements.take()
      const reply = await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
      expect([url, reply.statusCode < 300]).toEqual([url, true])
      const taken = statements.take()
      expect([url, taken.length > 0]).toEqual([url, true])
      const plans: string[] = []
      for (const statement of taken) {
        const plan = (await planOf(database, statement)).join('\n')
        expect(plan, `${method} ${url}: ${statement.sql}`).not.toMatch(/Seq Scan|SCAN (?!page\b|CONSTANT)\w+(?! USING)/)
        plans.push(plan)
      }
      if (url.includes('analises?')) expect(plans.join('\n')).toMatch(/analyses_by_company/)
    }
    await app.close()
  })
})
