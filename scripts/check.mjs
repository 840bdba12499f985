// npm run check: what a commit must leave green, in at most two minutes. No database server, no browser.
import { runParts } from './lib/parts.mjs'
import { prepare } from './lib/prepare.mjs'
import { totalLine } from './lib/report.mjs'
import { runMain } from './lib/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  const { line, ok } = totalLine(await runParts(['lint', 'types', 'unused', 'fast']))
  process.stdout.write(`${line}\n`)
  return ok ? 0 : 1
})
