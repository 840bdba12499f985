// npm run eval: quality of analyses, consultant, FAQ and forecast as a table; fails when a goal is missed.
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('bench/eval.ts')
})
