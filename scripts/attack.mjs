// npm run test:attack [count]: generated hostile requests over every route, other ones each time; the seed is printed.
import { fromRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'
import { runtimeEnv } from './lib/runtime.mjs'
import { runMain, say } from './lib/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  const seed = process.env.ATTACK_SEED ?? String(Date.now() % 1_000_000)
  const env = runtimeEnv({ ATTACK_REQUESTS: process.argv[2] ?? '20000', ATTACK_SEED: seed })
  say(`ATTACK_SEED=${seed}`)
  const args = ['run', '--project=server', 'apps/server/src/attack']
  return (await run(fromRoot('node_modules', '.bin', 'vitest'), args, { env })).code
})
