// npm run eval: quality of analyses, FAQ and forecast as a table; fails when a goal is missed.
import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('bench/eval.ts')
})
