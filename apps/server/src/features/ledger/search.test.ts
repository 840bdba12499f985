import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines, onPostgres } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { planOf, recordStatements } from '#tests/support/plans.ts'

onBothEngines('a search of movements', (t) => {
  const server = appTest(t)
  const statements = recordStatements()
  let database: Database
  let app: App
  beforeAll(async () => {
    database = await openDatabase({
      dataDir: t.dataDir(),
      databaseUrl: t.databaseUrl(),
      onQuery: (...query) => statements.onQuery(...query),
    })
    app = await buildApp({ config: server.config(), database, clock: () => server.time.now })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  test('looks in an index, and its totals are those of all pages', async () => {
    const as = await server.account()
    const { id } = await server.company(as)
    const today = dayNumber('2026-11-20')
    const rows = Array.from({ length: 3_000 }, (_, i) => ({
      data: dayName(today - (i % 300)),
      centavos: i % 2 ? -100 - i : 50 + i,
      categoria: null,
    }))
    await insertMovements(t.db(), id, rows)
    await sql`update movements set busca = 'PADARIA SOL 100%' where centavos in (50, -101, 52)`.execute(t.db())
    if (t.engine === 'postgres') await sql`vacuum analyze movements`.execute(t.db())
    const search = async (query: string) => {
      const url = `/companies/${id}/lancamentos?${query}`
      return (await app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })).json()
    }
    statements.take()
    const totals = { quantidade: 3, entradas: 1.02, saidas: -1.01 }
    expect((await search('q=padaria')).totais).toEqual(totals)
    const [first] = statements.take().filter(({ sql: text }) => text.includes('busca like'))
    expect((await search('q=padaria&limit=2')).totais).toEqual(totals)
    const sums = statements.take().find(({ sql: text }) => text.includes('busca like') && text.includes('count('))
    expect((await search('q=padaria%20sol%20100%25&limit=1')).totais).toEqual(totals)
    expect((await search('q=100%25_')).totais).toEqual({ quantidade: 0, entradas: 0, saidas: 0 })
    const plans = await Promise.all([first!, sums!].map(async (one) => (await planOf(database, one)).join('\n')))
    const index = t.engine === 'postgres' ? /movements_by_text/ : /movements_by_company/
    for (const plan of plans) expect(plan).toMatch(index)
    if (t.engine === 'sqlite') expect(plans[1]).toContain('COVERING INDEX')
  })

  test('for what half of the movements contain sums them in an index, long texts among them', async () => {
    const as = await server.account()
    const { id } = await server.company(as)
    const today = dayNumber('2026-11-20')
    const rows = Array.from({ length: 6_000 }, (_, i) => ({
      data: dayName(today - (i % 300)),
      centavos: i % 2 ? -100 : 50,
      categoria: null,
    }))
    await insertMovements(t.db(), id, rows)
    // As long as the rows of a statement are.
    const porque = 'x'.repeat(400)
    await sql`update movements set porque = ${porque}, busca = case when centavos = -100 then 'PIX FORNECEDOR' else busca end
      where company_id = ${id}`.execute(t.db())
    const long = `${'X'.repeat(3_000)} FORNECEDOR`
    await sql`update movements set busca = ${long}, centavos = 70 where id = ${`conta-${id}-0`}`.execute(t.db())
    if (t.engine === 'postgres') {
      // As after an import: the updates above leave indexes that are half empty.
      await sql`vacuum full movements`.execute(t.db())
      await sql`vacuum analyze movements`.execute(t.db())
    }
    statements.take()
    const reply = await app.inject({
      url: `/companies/${id}/lancamentos?q=fornecedor`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect(reply.json().totais).toEqual({ quantidade: 3_001, entradas: 0.7, saidas: -3_000 })
    const sums = statements.take().filter(({ sql: text }) => text.includes('busca like') && text.includes('count('))
    const plans = await Promise.all(sums.map(async (one) => (await planOf(database, one)).join('\n')))
    expect(plans[0]).toMatch(
      t.engine === 'sqlite' ? /COVERING INDEX movements_by_company/ : /Index Only Scan using movements_by_search/,
    )
    if (t.engine === 'postgres') expect(plans[1]).toMatch(/movements_by_long_text/)
  })
})

onPostgres('a role that may not add an extension', (t) => {
  test('gets the tables all the same', async () => {
    const url = new URL(t.databaseUrl() ?? '')
    const name = `${url.pathname.slice(1)}_poor`
    await sql`create role ${sql.raw(name)} login`.execute(t.db())
    await sql`create database ${sql.raw(name)}`.execute(t.db())
    try {
      const rich = await openDatabase({
        dataDir: t.dataDir(),
        databaseUrl: Object.assign(new URL(url), { pathname: name }).href,
      })
      await sql`grant all on schema public to ${sql.raw(name)}`.execute(rich.db)
      await rich.close()
      const poor = await openDatabase({
        dataDir: t.dataDir(),
        databaseUrl: Object.assign(new URL(url), { pathname: name, username: name }).href,
      })
      await migrate(poor)
      const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
        where tablename = 'movements'`.execute(poor.db)
      await poor.close()
      const names = rows.map(({ indexname }) => indexname)
      expect(names).toContain('movements_by_company')
      expect(names).not.toContain('movements_by_text')
    } finally {
      await sql`drop database ${sql.raw(name)} with (force)`.execute(t.db())
      await sql`drop role ${sql.raw(name)}`.execute(t.db())
    }
  })
})
