import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { startProxy, type TestProxy } from '#tests/support/proxy.ts'
import { type Database, type Db, databaseFault, inTransaction, openDatabase } from './client.ts'

const count = async (db: Db) =>
  (await db.selectFrom('throttles').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
const add = (db: Db, key: string, size = 1) =>
  db
    .insertInto('throttles')
    .values({ key: key.padEnd(size, 'x'), count: 1, window_start: 1, expires_at: 1 })
    .execute()
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

onBothEngines('a database in trouble', (t) => {
  if (t.engine === 'sqlite') sqliteFaults(t.db)
  else postgresFaults(() => t.databaseUrl() ?? '', t.db)
})

function sqliteFaults(db: () => Db): void {
  it('says when the disk is full, keeps answering reads, and writes again when there is room', async () => {
    await add(db(), 'before')
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db())
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(db())
    const full = await failure(
      inTransaction(db(), async (trx) => {
        for (let n = 0; n < 50; n++) await add(trx, `row${n}`, 4_000)
      }),
    )
    expect(databaseFault(full)).toBe('storage_full')
    expect(await count(db())).toBe(1)
    await sql.raw('pragma max_page_count = 1000000').execute(db())
    await add(db(), 'after', 4_000)
    expect(await count(db())).toBe(2)
  })
}

function postgresFaults(url: () => string, direct: () => Db): void {
  describe('behind a line that can be cut', () => {
    let proxy: TestProxy
    let database: Database
    const lost: Error[] = []

    beforeEach(async () => {
      const target = new URL(url())
      proxy = await startProxy(Number(target.port))
      target.port = String(proxy.port)
      database = await openDatabase({
        databaseUrl: target.href,
        dataDir: '',
        onConnectionError: (error) => lost.push(error),
        pool: { statement_timeout: 1_000, query_timeout: 1_500, connectionTimeoutMillis: 1_000 },
      })
    })
    afterEach(async () => {
      await database.close()
      await proxy.close()
    })

    it('is unavailable while the server is gone, and works again after', async () => {
      await count(database.db)
      proxy.set('cut')
      const begun = performance.now()
      expect(databaseFault(await failure(count(database.db)))).toBe('unavailable')
      expect(performance.now() - begun).toBeLessThan(5_000)
      proxy.set('open')
      expect(await count(database.db)).toBeTypeOf('number')
    })

    it('loses the whole transaction when the line breaks in the middle', async () => {
      const before = await count(direct())
      const broken = await failure(
        inTransaction(database.db, async (trx) => {
          await add(trx, 'half')
          proxy.set('cut')
          await add(trx, 'other half')
        }),
      )
      expect(databaseFault(broken)).toBe('unavailable')
      proxy.set('open')
      expect(await count(database.db)).toBe(before)
    })

    it('gives up on a server that hangs', async () => {
      await count(database.db)
      proxy.set('hang')
      expect(databaseFault(await failure(count(database.db)))).toBe('unavailable')
      proxy.set('open')
      expect(await count(database.db)).toBeTypeOf('number')
    })

    it('stops a statement that takes too long', async () => {
      expect(databaseFault(await failure(sql`select pg_sleep(5)`.execute(database.db)))).toBe('unavailable')
    })

    it('lives on when the server ends its connections, idle and busy ones', async () => {
      const pool = { statement_timeout: 60_000, query_timeout: 60_000 }
      const patient = await openDatabase({ databaseUrl: url(), dataDir: '', pool })
      const busy = failure(sql`select pg_sleep(50)`.execute(patient.db))
      const sleepers = sql<{ pid: number }>`select pid from pg_stat_activity
        where query like 'select pg_sleep(50)%' and state = 'active' and datname = current_database()`
      await expect.poll(async () => (await sleepers.execute(direct())).rows.length).toBe(1)
      await count(patient.db)
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and application_name = 'norteia' and datname = current_database()`
      await others.execute(direct())
      expect(databaseFault(await busy)).toBe('unavailable')
      await sleep(100)
      expect(await count(patient.db)).toBeTypeOf('number')
      await patient.close()
    })
  })
}
