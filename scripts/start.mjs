import { builtServer } from './lib/build.mjs'
import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

runMain(async () => {
  await prepare()
  return serve(builtServer)
})
