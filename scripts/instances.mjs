// npm run test:instances: two API instances and two workers over PostgreSQL, and again with a real Redis.
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { findProgram } from './toolchain/programs.mjs'
import { run } from './toolchain/run.mjs'
import { runtimeEnv } from './toolchain/runtime.mjs'
import { runMain } from './toolchain/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  const env = runtimeEnv({ REDIS_SERVER: await findProgram('redis-server', 'redis-server') })
  const args = ['run', '--project=server', 'apps/server/src/realtime/instances.test.ts']
  return (await run(fromRoot('node_modules', '.bin', 'vitest'), args, { env })).code
})
