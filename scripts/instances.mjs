// npm run test:instances: two API instances and two workers over PostgreSQL, and again with a real Redis.
import { fromRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { findProgram } from './lib/program.mjs'
import { run } from './lib/run.mjs'
import { runtimeEnv } from './lib/runtime.mjs'
import { runMain } from './lib/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  const env = runtimeEnv({ REDIS_SERVER: await findProgram('redis-server', 'redis-server') })
  const args = ['run', '--project=server', 'apps/server/src/realtime/instances.test.ts']
  return (await run(fromRoot('node_modules', '.bin', 'vitest'), args, { env })).code
})
