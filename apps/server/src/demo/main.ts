import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'
import { readConfig } from '#src/platform/config.ts'
import { serve } from '#src/serve.ts'
import { DEMO_ACCOUNT } from './history.data.ts'
import { DemoError, seedDemo } from './seed.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/demo' }

async function seed(): Promise<void> {
  const config = readConfig(env, root)
  if (!config.databaseUrl) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(database)
    if (await seedDemo(database, config, Date.now()))
      process.stdout.write('Conta de demonstração criada com um ano de histórico.\n')
  } finally {
    await database.close()
  }
  process.stdout.write(`Entre com ${DEMO_ACCOUNT.email} e a senha ${DEMO_ACCOUNT.password}\n`)
}

// An unusable database or folder is reported by the start itself.
await seed().catch((error: unknown) => {
  if (error instanceof DemoError) throw error
})
await serve(env, root)
