// npm run test:attack [count]: generated requests, leaks, scripts in the browser and scanners, other requests each time.
// Prints the table and writes it into docs/security-tests.md.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './toolchain/browser.mjs'
import { keepTable, markdownTable } from './toolchain/measured.mjs'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { run } from './toolchain/run.mjs'
import { node, runtimeEnv } from './toolchain/runtime.mjs'
import { runMain, say } from './toolchain/say.mjs'

const TESTS = [
  'apps/server/tests/attack',
  'apps/server/src/features/account/account.test.ts',
  'apps/server/src/features/recovery/recovery.test.ts',
  'apps/server/src/features/recovery/askers.test.ts',
]
const XSS = 'e2e/xss.spec.ts'

runMain(async () => {
  await prepare()
  mkdirSync(fromRoot('test-results'), { recursive: true })
  const report = fromRoot('test-results', 'attack.jsonl')
  rmSync(report, { force: true })
  const seed = process.env.ATTACK_SEED ?? String(Date.now() % 1_000_000)
  say(`ATTACK_SEED=${seed}`)
  const extra = { ATTACK_REQUESTS: process.argv[2] ?? '20000', ATTACK_SEED: seed, ATTACK_REPORT: report }
  // One file after the other: times are compared.
  const args = ['run', '--project=server', '--no-file-parallelism', ...TESTS]
  const tests = await run(fromRoot('node_modules', '.bin', 'vitest'), args, { env: runtimeEnv(extra) })
  const browser = await run(
    node,
    [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/playwright.config.ts', XSS],
    { env: runtimeEnv({ CHROMIUM_PATH: await findChromium() }) },
  )
  const scanner = fromRoot('apps', 'server', 'tests', 'support', 'scan', 'main.ts')
  const scans = await run(node, ['--disable-warning=ExperimentalWarning', scanner], { env: runtimeEnv(extra) })

  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n') : []
  const rows = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map(({ attack, extent, findings }) => [attack, extent, findings.join('; ') || 'none'])
  rows.push(['XSS corpus in the browser', XSS, browser.code === 0 ? 'none' : 'see above'])
  const table = markdownTable(['attack', 'extent', 'findings'], rows)
  process.stdout.write(`\n${table}\n`)
  if ([tests, browser, scans].some(({ code }) => code !== 0)) return 1
  keepTable('security-tests.md', 'npm run test:attack', table)
  return 0
})
