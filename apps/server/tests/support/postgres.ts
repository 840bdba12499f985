import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the run's PostgreSQL; its database `norteia_template` is migrated. */
    postgresPort: number
  }
}

/** Vitest global set-up: one PostgreSQL a run, with a migrated template. A missing PostgreSQL fails the run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_ENGINE === 'sqlite') return undefined
  const server = await startPostgres()
  try {
    const admin = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' })
    await sql`create database norteia_template`.execute(admin.db)
    await admin.close()
    const template = await openDatabase({ databaseUrl: server.url('norteia_template'), dataDir: '' })
    await migrate(template)
    await template.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresPort', server.port)
  return () => server.stop()
}
