// npm run bench: figures as ratios against a baseline measured in the same run. npm run bench:growth: one request at a time
// while the database grows.
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

runMain(async () => {
  await prepare()
  const [what = 'run', ...args] = process.argv.slice(2)
  return serve(`bench/${what}.ts`, { args })
})
