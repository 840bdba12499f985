// npm run test:deploy: the files of deploy/ against the programs they are for. Prints the table and writes it into
// deploy/README.md. What this machine can't run is said as such, never counted as seen.
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { needPrograms, works } from './toolchain/programs.mjs'
import { run } from './toolchain/run.mjs'
import { runtimeEnv } from './toolchain/runtime.mjs'
import { runMain, say } from './toolchain/say.mjs'

const PACKAGES = { nginx: 'nginx-light', promtool: 'prometheus', 'systemd-analyze': 'systemd' }
const [BEGIN, END] = ['<!-- table: begin -->', '<!-- table: end -->']
const report = fromRoot('test-results', 'deploy.jsonl')
const deploy = (...parts) => fromRoot('deploy', ...parts)
const env = { ...runtimeEnv(), PATH: `${runtimeEnv().PATH}:/usr/sbin`, DEPLOY_REPORT: report }
let failed = 0

const note = (check, seen) => appendFileSync(report, `${JSON.stringify({ check, seen })}\n`)

async function check(title, seen, program, args, options = {}) {
  const { code, output } = await run(program, args, {
    capture: true,
    env: { ...env, ...options.env },
    cwd: options.cwd,
  })
  if (code === 0) note(title, seen)
  else {
    failed += 1
    say(`FALHOU: ${title}\n${output.trim()}`)
  }
}

/** The queries of the dashboard as a file of rules, which promtool parses. */
async function checkDashboard(folder) {
  const { panels } = JSON.parse(readFileSync(deploy('grafana', 'norteia.json'), 'utf8'))
  const queries = panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  )
  const rules = queries.map((expr, n) => ({ record: `panel:${n}`, expr }))
  const file = join(folder, 'panels.yml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  await check('Grafana dashboard', `${queries.length} queries of ${panels.length} panels and rows parse`, 'promtool', [
    'check',
    'rules',
    file,
  ])
}

/** The units stand for /srv/norteia: here its program is this checkout's. */
async function checkUnits(folder) {
  const names = readdirSync(deploy('systemd'))
  for (const name of names) {
    const text = readFileSync(deploy('systemd', name), 'utf8').replaceAll('/srv/norteia', fromRoot())
    writeFileSync(join(folder, name), text)
  }
  const units = names.map((name) => join(folder, name.replace('@.', '@1.')))
  for (const name of names.filter((it) => it.includes('@.')))
    writeFileSync(join(folder, name.replace('@.', '@1.')), readFileSync(join(folder, name)))
  await check('systemd-analyze verify', `${names.length} units, no complaint`, 'systemd-analyze', ['verify', ...units])
}

async function checkCompose() {
  const compose = works('docker', ['compose', 'version'])
    ? ['docker', 'compose']
    : works('docker-compose', ['version'])
      ? ['docker-compose']
      : []
  const [program, ...first] = compose
  const given = { POSTGRES_PASSWORD: 'x', PUBLIC_URL: 'https://norteia.example' }
  if (program)
    await check(
      `${compose.join(' ')} config`,
      'the file is valid',
      program,
      [...first, '-f', deploy('compose.yaml'), 'config', '-q'],
      { env: given },
    )
  else note('docker compose config', 'not run: no docker compose here')
  if (works('docker', ['info']))
    await check('docker build', 'the image builds', 'docker', ['build', '-f', deploy('Dockerfile'), fromRoot()])
  else note('docker build', 'not run: no Docker daemon here; its steps were replayed by hand, see the image rows')
}

function keep() {
  const rows = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const table = ['| check | seen |', '|---|---|', ...rows.map(({ check: name, seen }) => `| ${name} | ${seen} |`)].join(
    '\n',
  )
  process.stdout.write(`\n${table}\n`)
  if (failed > 0) return
  const path = deploy('README.md')
  const text = readFileSync(path, 'utf8')
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(
    path,
    `${text.slice(0, text.indexOf(BEGIN))}${BEGIN}\nSeen ${date} by \`npm run test:deploy\`.\n\n${table}\n${text.slice(text.indexOf(END))}`,
  )
}

runMain(async () => {
  await needPrograms(PACKAGES)
  await prepare()
  mkdirSync(fromRoot('test-results'), { recursive: true })
  writeFileSync(report, '')
  const folder = mkdtempSync(join(tmpdir(), 'norteia-deploy-'))
  const prometheus = { cwd: deploy('prometheus') }
  await check(
    'promtool check config',
    'configuration and rules are valid',
    'promtool',
    ['check', 'config', 'prometheus.yml'],
    prometheus,
  )
  await check(
    'promtool test rules',
    'every alert fires for its cause, none on an ordinary day',
    'promtool',
    ['test', 'rules', 'alerts.test.yml'],
    prometheus,
  )
  await checkDashboard(folder)
  await checkUnits(folder)
  await checkCompose()
  rmSync(folder, { recursive: true, force: true })
  const vitest = await run(fromRoot('node_modules', '.bin', 'vitest'), ['run', '--project=deploy'], { env })
  failed += vitest.code
  keep()
  return failed === 0 ? 0 : 1
})
