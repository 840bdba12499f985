// npm run shots [-- FILTER…]: photographs every route and state into shots/, with a contact sheet in shots/index.html.
import { findChromium } from './toolchain/browser.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('e2e/shots/run.ts', { args: process.argv.slice(2), env: { CHROMIUM_PATH: await findChromium() } })
})
