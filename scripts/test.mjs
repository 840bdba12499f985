// npm test: everything, from a bare checkout. The last line counts over all runners.
import { runParts } from './toolchain/parts.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { conclude } from './toolchain/report.mjs'
import { runMain, say, seconds } from './toolchain/say.mjs'

runMain(async () => {
  const since = performance.now()
  await prepare({ build: false })
  say(`Instalação: ${seconds(since)}`)
  const results = await runParts(['lint', 'types', 'unused', 'unit', 'build', 'built', 'browser'])
  say(`\nTempo total: ${seconds(since)}`)
  return conclude(results)
})
