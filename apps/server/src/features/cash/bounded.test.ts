import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import { readConfig } from '#src/platform/config.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { planOf, recordStatements } from '#tests/support/plans.ts'

/** Tables so small in a test that a planner would read them whole. */
const withoutScans = (url: string) =>
  `${url}?options=${encodeURIComponent('-c enable_seqscan=off -c enable_bitmapscan=off')}`

onBothEngines('result and cash of many movements', (t) => {
  const server = appTest(t)
  const statements = recordStatements()
  let asked = 0
  let database: Database
  let app: App
  beforeAll(async () => {
    const url = t.databaseUrl()
    database = await openDatabase({
      dataDir: t.dataDir(),
      databaseUrl: url && withoutScans(url),
      onQuery: (...query) => {
        asked += 1
        statements.onQuery(...query)
      },
    })
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir())
    app = await buildApp({ config, database, clock: () => server.time.now })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  async function companyWith(count: number) {
    const as = await server.account()
    const { id } = await server.company(as)
    const today = dayNumber('2026-11-20')
    await insertMovements(
      t.db(),
      id,
      Array.from({ length: count }, (_, i) => ({
        data: dayName(today - Math.floor((i * 300) / count)),
        centavos: (i % 5) * 1_000 - 1_999,
        categoria: i % 9 === 0 ? null : FINANCE_CATEGORIES[i % 27]!.id,
        contraparte: `Pessoa ${i % 8}`,
      })),
    )
    const body = { tipo: 'pagar', descricao: 'Aluguel', valor: 20, vencimento: '2026-11-23', repete: 'mensal' }
    await server.call(`POST /companies/${id}/compromissos`, { as, body })
    return { as, path: `/companies/${id}` }
  }

  test('ask the database the same few times, and never for a whole table', async () => {
    const [few, many] = [await companyWith(60), await companyWith(3_000)]
    // As PostgreSQL does by itself after a while.
    if (t.engine === 'postgres') await sql`vacuum analyze movements`.execute(t.db())
    for (const call of ['caixa', 'resultado', 'previsoes/placar', 'medidos']) {
      const counts: number[] = []
      for (const { as, path } of [few, many]) {
        const headers = { authorization: `Bearer ${as.token}` }
        await app.inject({ method: 'GET', url: `${path}/${call}`, headers })
        statements.take()
        asked = 0
        const reply = await app.inject({ method: 'GET', url: `${path}/${call}`, headers })
        counts.push(asked)
        expect([call, reply.statusCode]).toEqual([call, 200])
      }
      for (const statement of statements.take()) {
        const plan = (await planOf(database, statement)).join('\n')
        expect(plan, `${call}: ${statement.sql}`).not.toMatch(
          /Seq Scan|SCAN (?!named\b|r\b|v\b|CONSTANT|\d)\w+(?! USING)/,
        )
        // Who paid most is found in the index alone.
        if (statement.sql.includes("contraparte || ''"))
          expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) movements_by_category/)
      }
      // Counterparties that are too frequent to be a regular payment are not queried further.
      expect(counts[1], call).toBeLessThanOrEqual(counts[0]!)
      expect(counts[0]).toBeLessThan(20)
    }
  })
})
