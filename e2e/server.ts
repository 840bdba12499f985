import { buildApp } from '@norteia/server/app'
import { openDatabase } from '@norteia/server/db/client'
import { migrate } from '@norteia/server/db/migrate'
import { readConfig } from '@norteia/server/platform/config'

/**
 * The product with a clock that the tests can set. It runs in a process of its own and is steered over the channel to
 * its parent, so that no route or variable of the product changes time.
 */
export type Command = { type: 'advance'; ms: number } | { type: 'stop' }
export type Report = { type: 'ready' } | { type: 'advanced' }

let ahead = 0
const clock = () => Date.now() + ahead

const config = readConfig(process.env, process.env.NORTEIA_ROOT ?? process.cwd())
const database = await openDatabase({ dataDir: config.dataDir })
await migrate(database)
const app = await buildApp({ config, database, clock })

async function stop(): Promise<void> {
  await app.close()
  await database.close()
  process.exit(0)
}

process.on('message', (command: Command) => {
  if (command.type === 'stop') void stop()
  else {
    ahead += command.ms
    process.send?.({ type: 'advanced' } satisfies Report)
  }
})
process.on('disconnect', () => void stop())
await app.listen({ host: config.host, port: config.port })
process.send?.({ type: 'ready' } satisfies Report)
