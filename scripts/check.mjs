// npm run check: what a commit must leave green, in at most two minutes. No database server, no browser.
import { runParts } from './toolchain/parts.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { conclude } from './toolchain/report.mjs'
import { runMain } from './toolchain/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  return conclude(await runParts(['lint', 'types', 'unused', 'fast']))
})
