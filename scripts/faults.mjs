// npm run test:faults: the fault tests in their long form. Prints the table and writes it into docs/reliability.md.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './toolchain/browser.mjs'
import { keepTable, markdownTable } from './toolchain/measured.mjs'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { run } from './toolchain/run.mjs'
import { node, runtimeEnv } from './toolchain/runtime.mjs'
import { runMain, say } from './toolchain/say.mjs'

const TESTS = [
  'apps/server/tests/faults',
  'apps/server/src/jobs/kill.test.ts',
  'apps/server/src/db/fault.test.ts',
  'apps/server/src/features/backup/backup.test.ts',
]

/** Faults that show in the browser: the test's title, the fault it covers, and what a pass proves. */
const IN_BROWSER = [
  [
    'a lost answer loses nothing: the retry gives one analysis',
    'network cut in mid-submission, browser',
    'the sentence, the form kept over a reload, the same key again, one analysis',
  ],
  [
    'three failed tries end in a notice, a new try connects',
    'realtime down, browser',
    'the notices of the chat, then connected again',
  ],
  ['damaged storage means signed out, never an empty page', 'browser storage damaged', 'signed out, the login page'],
  [
    'with full storage the product works until the page is left',
    'browser storage full',
    'signed in for as long as the page lives, no white page',
  ],
  [
    'with blocked storage the product works until the page is left',
    'browser storage blocked',
    'signed in for as long as the page lives, no white page',
  ],
  ['a logout in one tab ends the other', 'two tabs, logout in one', 'the other is signed out, the session is over'],
  [
    'a change of company in one tab is followed by the other',
    'two tabs, another company in one',
    'the other shows and changes that company',
  ],
]

/** How each row begins that the run must bring; * means both engines. */
const EXPECTED = [
  'kill -9 while writing over HTTP, *',
  'kill -9 between commit and answer, *',
  'kill -9 of a worker at random instants, *',
  'kill -9 of a worker during scheduled tasks, *',
  'the N-th database call fails, *',
  'SIGTERM under load, *',
  'disk full (*',
  'PostgreSQL stopped with -m immediate while writing',
  'PostgreSQL gone or hanging',
  'PostgreSQL slow',
  'second process on the same SQLite file',
  'damaged database file',
  'migration killed midway, *',
  'backup and restore killed midway, *',
  'npm run migrate:postgres',
  'provider failures, *',
  'SMTP down, then back, *',
  'clock *',
  '1000 sockets dropped by a killed server and returning, *',
  'malformed socket payloads*',
  '240 connections on 80 open files, *',
  'large inputs on a heap of 96 MB, *',
  ...IN_BROWSER.map(([, fault]) => fault),
]

const engines = ['sqlite', 'postgres']

/** The rows that are missing. */
function missing(rows) {
  return EXPECTED.flatMap((expected) => {
    const [head, ...rest] = expected.split('*')
    const found = rows.filter(({ fault }) => fault.startsWith(head)).map(({ fault }) => fault)
    if (rest.length === 0) return found.length > 0 ? [] : [expected]
    return engines.filter((engine) => !found.some((fault) => fault.endsWith(`, ${engine}`))).map((it) => `${head}${it}`)
  })
}

async function browserRows() {
  const report = fromRoot('test-results', 'faults-browser.json')
  rmSync(report, { force: true })
  const quoted = IN_BROWSER.map(([title]) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js')
  const env = runtimeEnv({ CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  await run(node, [cli, 'test', '-c', 'e2e/playwright.config.ts', '--grep', quoted], { env })
  const specs = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(specsOf) : []
  const passed = new Set(specs.filter((spec) => spec.ok).map((spec) => spec.title))
  return IN_BROWSER.filter(([title]) => passed.has(title)).map(([, fault, seen]) => ({ fault, seen }))
}
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

function serverRows(report) {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n') : []
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

runMain(async () => {
  await prepare()
  const report = fromRoot('test-results', 'faults.jsonl')
  mkdirSync(fromRoot('test-results'), { recursive: true })
  rmSync(report, { force: true })
  // One file after the other: what is measured is a fault, not the other tests.
  const args = ['run', '--project=server', '--no-file-parallelism', ...TESTS]
  const { code } = await run(fromRoot('node_modules', '.bin', 'vitest'), args, {
    env: runtimeEnv({ FAULTS: 'long', FAULTS_REPORT: report, KILLS: '20', KILL_JOBS: '100' }),
  })
  const rows = [...serverRows(report), ...(await browserRows())].sort((a, b) => (a.fault < b.fault ? -1 : 1))
  const table = markdownTable(
    ['fault', 'seen'],
    rows.map(({ fault, seen }) => [fault, seen]),
  )
  process.stdout.write(`\n${table}\n`)
  const absent = missing(rows)
  for (const fault of absent) say(`Falta na tabela: ${fault}`)
  if (code !== 0 || absent.length > 0) return 1
  keepTable('reliability.md', 'npm run test:faults', table)
  return 0
})
