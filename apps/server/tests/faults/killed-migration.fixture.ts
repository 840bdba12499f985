import type { KyselyPlugin } from 'kysely'
import { openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'

/** Migrates an empty database and is killed with -9 after its N-th statement; prints how many there were if it lives. */
const [dataDir = '', databaseUrl = '', killAfter = ''] = process.argv.slice(2)
let statements = 0
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1
    if (statements === Number(killAfter)) process.kill(process.pid, 'SIGKILL')
    return result
  },
}
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, plugins: [counting] })
await migrate(database)
await database.close()
process.stdout.write(String(statements))
