import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, type Db, openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'

export interface EngineTest {
  engine: Database['engine']
  db(): Db
  database(): Database
  /** Set for PostgreSQL: where another process or pool finds the same database. */
  databaseUrl(): string | undefined
  /** Scratch folder of this block; holds the SQLite file. */
  dataDir(): string
}

/** For `npm run test:mutants` alone, which starts a run for every defence: no PostgreSQL then. */
const SQLITE_ONLY = process.env.TEST_ENGINE === 'sqlite'

/** Runs a describe block on SQLite and on PostgreSQL, each with a fresh migrated database. */
export function onBothEngines(name: string, block: (t: EngineTest) => void): void {
  describe(`${name} [SQLite]`, () => withDatabase('sqlite', block))
  if (!SQLITE_ONLY) describe(`${name} [PostgreSQL]`, () => withDatabase('postgres', block))
}

/** For what needs a database that several processes of parts of the product share. */
export function onPostgres(name: string, block: (t: EngineTest) => void): void {
  describe(name, () => withDatabase('postgres', block))
}

/** In `npm test` on one engine, in the long form on both: for processes and waits that say the same on either. */
export function onEnginesOf(engine: Database['engine'], name: string, block: (t: EngineTest) => void): void {
  const long = process.env.FAULTS === 'long' || process.env.ATTACK_REQUESTS !== undefined
  if (long) onBothEngines(name, block)
  else describe(`${name} [${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}]`, () => withDatabase(engine, block))
}

function withDatabase(engine: Database['engine'], block: (t: EngineTest) => void): void {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  let opened: Database | undefined
  let dataDir = ''

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'norteia-test-'))
    if (engine === 'postgres') await asAdmin(`create database ${name} template norteia_template`)
    opened = await openDatabase({ databaseUrl: engine === 'postgres' ? urlOf(name) : undefined, dataDir })
    if (engine === 'postgres') return
    await unsynced(opened)
    await migrate(opened)
  })

  afterAll(async () => {
    await opened?.close()
    if (engine === 'postgres') await asAdmin(`drop database if exists ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  })

  const database = () => {
    if (!opened) throw new Error('The database is open inside tests and hooks only.')
    return opened
  }
  block({
    engine,
    database,
    db: () => database().db,
    databaseUrl: () => (engine === 'postgres' ? urlOf(name) : undefined),
    dataDir: () => dataDir,
  })
}

/** No power cut is tested here: tests/faults pulls plugs, on processes of their own that sync. As the run's PostgreSQL. */
const unsynced = ({ db }: Database) => sql`pragma synchronous = off`.execute(db)

/** Location of a database without any table, for `openDatabase`; a PostgreSQL one lives as long as the run's server. */
export async function emptyDatabase(engine: Database['engine'], dataDir: string) {
  if (engine === 'sqlite') return { dataDir }
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name}`)
  return { dataDir, databaseUrl: urlOf(name) }
}

const urlOf = (database: string) => `postgres://norteia@127.0.0.1:${inject('postgresPort')}/${database}`

/** Two sessions can't copy one template at once, and many test files start together: an advisory lock queues them. */
async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
