// npm run bench: figures as ratios against a baseline measured in the same run.
import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('bench/run.ts')
})
