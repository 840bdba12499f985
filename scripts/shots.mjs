// npm run shots [-- FILTER…]: photographs every route and state into shots/, with a contact sheet in shots/index.html.
import { findChromium } from './lib/browser.mjs'
import { prepare } from './lib/prepare.mjs'
import { runMain } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

runMain(async () => {
  await prepare()
  return serve('e2e/shots/run.ts', { args: process.argv.slice(2), env: { CHROMIUM_PATH: await findChromium() } })
})
