import { builtServer } from './build/ensure-built.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

runMain(async () => {
  await prepare()
  return serve(builtServer)
})
