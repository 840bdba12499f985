import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#src/db/client.ts'
import { isMigrated, MIGRATIONS, migrate } from '#src/db/migrate.ts'
import { emptyDatabase, onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, reportFault, signUp } from '#tests/support/fault-server.ts'

const FIXTURE = join(import.meta.dirname, 'killed-migration.fixture.ts')
type Place = Awaited<ReturnType<typeof emptyDatabase>>

onBothEngines('a migration killed midway', (t) => {
  const empty = () => emptyDatabase(t.engine, mkdtempSync(join(t.dataDir(), 'empty-')))
  /** What the process printed, or '' when it was killed. */
  const migrateApart = async (place: Place & { databaseUrl?: string }, killAfter: number) => {
    const args = ['--disable-warning=ExperimentalWarning', FIXTURE, place.dataDir, place.databaseUrl ?? '']
    const child = spawn(process.execPath, [...args, String(killAfter)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    const [, signal] = await once(child, 'close')
    expect(signal).toBe(killAfter === 0 ? null : 'SIGKILL')
    return text
  }
  const tables = async (place: Place) => {
    const database = await openDatabase(place)
    const { rows } =
      t.engine === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database.db)
        : await sql<{ name: string }>`
            select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
    const names = rows.map((row) => row.name).sort()
    const applied = names.includes('migrations')
      ? (await sql<{ id: string }>`select id from migrations order by id`.execute(database.db)).rows.map(({ id }) => id)
      : []
    await database.close()
    return { names, applied }
  }

  test('leaves whole migrations and no half one, and the next start finishes', async () => {
    const whole = await empty()
    const count = Number(await migrateApart(whole, 0))
    const finished = await tables(whole)
    expect(count).toBeGreaterThan(MIGRATIONS.length)
    /** The tables after each number of whole migrations. */
    const steps: string[][] = []
    const stepwise = await empty()
    const growing = await openDatabase(stepwise)
    for (let n = 0; n <= MIGRATIONS.length; n++) {
      if (n > 0) await migrate(growing, MIGRATIONS.slice(0, n))
      steps.push((await tables(stepwise)).names)
    }
    await growing.close()
    const instants = LONG
      ? Array.from({ length: count }, (_, n) => n + 1)
      : [Math.ceil(count / 4), Math.ceil(count / 2), count - 1]
    let last: Place | undefined
    for (const instant of instants) {
      last = await empty()
      await migrateApart(last, instant)
      const left = await tables(last)
      expect([instant, left.names]).toEqual([instant, steps[left.applied.length]])
      expect(left.applied).toEqual(MIGRATIONS.slice(0, left.applied.length).map(({ id }) => id))
      if (instant === instants.at(-1)) break
      const again = await openDatabase(last)
      await migrate(again)
      expect(await isMigrated(again.db)).toBe(true)
      await again.close()
      expect((await tables(last)).names).toEqual(finished.names)
    }
    // The last one by the product itself.
    const place = last as Place & { databaseUrl?: string }
    const server = await FaultServer.start({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' })
    await signUp(server)
    await server.end('SIGTERM')
    expect((await tables(place)).names).toEqual(finished.names)
    reportFault(
      `migration killed midway, ${t.engine}`,
      `kill -9 after each of its ${instants.length} statements, whole migrations only each time, the next start finishes`,
    )
  }, 240_000)
})
