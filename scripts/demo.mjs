// npm run demo: the product with a demo account that has a year of history, in a data folder of its own.
import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('apps/server/src/demo/main.ts')
})
