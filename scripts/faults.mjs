// npm run test:faults: the fault tests in their long form. Prints the table and writes it into docs/reliability.md.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fromRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'
import { runtimeEnv } from './lib/runtime.mjs'
import { runMain } from './lib/say.mjs'

const TESTS = ['apps/server/src/faults', 'apps/server/src/jobs/kill.test.ts', 'apps/server/src/db/fault.test.ts']
const [BEGIN, END] = ['<!-- table: begin -->', '<!-- table: end -->']

function tableOf(report) {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
  const rows = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .sort((a, b) => (a.fault < b.fault ? -1 : 1))
  return ['| fault | seen |', '|---|---|', ...rows.map(({ fault, seen }) => `| ${fault} | ${seen} |`)].join('\n')
}

function keep(table) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const path = fromRoot('docs', 'reliability.md')
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  const note = `Measured ${new Date().toISOString().slice(0, 10)} at ${commit} by \`npm run test:faults\`.`
  writeFileSync(path, `${text.slice(0, from)}${BEGIN}\n${note}\n\n${table}\n${text.slice(to)}`)
}

runMain(async () => {
  await prepare({ build: false })
  const report = fromRoot('test-results', 'faults.jsonl')
  mkdirSync(fromRoot('test-results'), { recursive: true })
  rmSync(report, { force: true })
  const { code } = await run(fromRoot('node_modules', '.bin', 'vitest'), ['run', '--project=server', ...TESTS], {
    env: runtimeEnv({ FAULTS: 'long', FAULTS_REPORT: report, KILLS: '20', KILL_JOBS: '100' }),
  })
  const table = tableOf(report)
  process.stdout.write(`\n${table}\n`)
  if (code === 0) keep(table)
  return code
})
