// npm run test:mutants [words]: takes the defences of scripts/tests/mutants away, one at a time, in a copy of the tree,
// and sees their tests fail. With words, only those that hold one of them in name or file. A whole run writes its table into docs/security-tests.md.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { keepTable, markdownTable } from './toolchain/measured.mjs'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { runMain, say } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

/** Share of defences whose loss a test must notice. */
const GOAL = 0.95

runMain(async () => {
  await prepare({ build: false })
  mkdirSync(fromRoot('test-results'), { recursive: true })
  const report = fromRoot('test-results', 'mutants.json')
  rmSync(report, { force: true })
  const args = process.argv.slice(2)
  const code = await serve('scripts/tests/mutants/run.ts', { args, env: { MUTANTS_REPORT: report } })
  if (code !== 0 || !existsSync(report)) return code || 1
  const { all, rows } = JSON.parse(readFileSync(report, 'utf8'))
  const killed = rows.filter(({ state }) => state === 'killed').length
  say(`${killed} de ${rows.length} defesas retiradas foram percebidas.`)
  const table = markdownTable(
    ['defence taken away', 'file', 'noticed by'],
    rows.map(({ defence, file, state, by }) => [
      defence,
      `\`${file}\``,
      state === 'killed' ? by : `**${state}** ${by}`,
    ]),
  )
  if (all)
    keepTable(
      'security-tests.md',
      'npm run test:mutants',
      `${killed} of ${rows.length} noticed.\n\n${table}`,
      'mutants',
    )
  return rows.length > 0 && killed >= GOAL * rows.length ? 0 : 1
})
