import { sql } from 'kysely'
import { expect, it, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { openDatabase } from './client.ts'
import { isMigrated, MIGRATIONS, type Migration, migrate } from './migrate.ts'

const extra = (id: string, ...list: string[]): Migration => ({ id, statements: () => list })

test('migrations are listed in the order of their numbers, each number once', () => {
  const ids = MIGRATIONS.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(ids.length)
  expect(ids.filter((id) => !/^\d{4}-[a-z-]+$/.test(id))).toEqual([])
})

onBothEngines('migrations', (t) => {
  it('have all run, and run again without effect', async () => {
    expect(await isMigrated(t.db())).toBe(true)
    await migrate(t.database())
  })

  it('leave nothing of one that fails midway', async () => {
    const broken = extra('9001-broken', 'create table half (id text)', 'create tabel half2 (id text)')
    await expect(migrate(t.database(), [...MIGRATIONS, broken])).rejects.toThrow(/syntax/)
    await expect(sql`select * from half`.execute(t.db())).rejects.toThrow()
  })

  it('run once when several processes start together', async () => {
    const next = [
      ...MIGRATIONS,
      extra('9002-next', 'create table next_one (id text)', "insert into next_one values ('x')"),
    ]
    const others = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })),
    )
    await Promise.all(others.map((database) => migrate(database, next)))
    await Promise.all(others.map((database) => database.close()))
    expect((await sql`select * from next_one`.execute(t.db())).rows).toHaveLength(1)
    expect(await isMigrated(t.db(), next)).toBe(true)
  })

  it('refuse a database newer than the code', async () => {
    await expect(migrate(t.database())).rejects.toThrow(/mais novo que esta versão.*9002-next/)
  })

  it('refuse when an applied one was edited', async () => {
    const edited = [...MIGRATIONS, extra('9002-next', 'create table next_one (id text, more text)')]
    await expect(migrate(t.database(), edited)).rejects.toThrow('9002-next foi alterada')
  })
})
