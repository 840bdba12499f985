// npm run demo: the product with a demo account that has a year of history, in a data folder of its own.
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('apps/server/src/demo/main.ts')
})
