// npm run test:a11y: the accessibility tests in their exhaustive form: every route and state, every measure.
import { readFileSync } from 'node:fs'
import { findChromium } from './toolchain/browser.mjs'
import { keepTable, markdownTable } from './toolchain/measured.mjs'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { run } from './toolchain/run.mjs'
import { node, runtimeEnv } from './toolchain/runtime.mjs'
import { runMain, say } from './toolchain/say.mjs'

const REPORT = fromRoot('test-results', 'a11y.json')

/** Column of the table in docs/accessibility.md, and the measures that it sums up. */
const COLUMNS = [
  ['axe: light, dark, forced colours, 1280 and 320 px', /^axe/],
  ['contrast in forced colours', /^1\.4\.3/],
  ['zoom 200 % and 400 %', /^1\.4\.(4|10)/],
  ['text spacing', /^1\.4\.12/],
  ['keyboard, focus seen', /^keyboard/],
  ['targets of 24 and 44 px', /^2\.5\.8|under a finger/],
  ['reduced motion', /^2\.3\.3/],
  ['names, headings, title', /^4\.1\.2|^1\.3\.1/],
]

runMain(async () => {
  await prepare()
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js')
  const env = runtimeEnv({
    CHROMIUM_PATH: await findChromium(),
    NORTEIA_A11Y: 'exhaustive',
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  })
  const { code } = await run(node, [cli, 'test', '-c', 'e2e/playwright.config.ts', '/e2e/a11y'], { env })
  keepTable('accessibility.md', 'npm run test:a11y', tableOf(JSON.parse(readFileSync(REPORT, 'utf8'))))
  say('A tabela de docs/accessibility.md traz o resultado.')
  return code
})

/** A row for each route and state; tests that took no measure, such as those of live regions, are only counted. */
function tableOf({ suites, stats }) {
  const rows = new Map()
  for (const { title, tests } of suites.flatMap(specsOf)) {
    const measures = tests.flatMap(({ annotations }) => annotations)
    if (measures.length === 0) continue
    const place = title.replace(/,? (is|are) accessible.*/, '').replace(/^\/\S*/, '`$&`')
    rows.set(place, [...(rows.get(place) ?? []), ...measures])
  }
  const table = markdownTable(
    ['route or state', ...COLUMNS.map(([name]) => name)],
    [...rows].map(([place, measures]) => [place, ...COLUMNS.map(([, pattern]) => verdict(measures, pattern))]),
  )
  const all = [...rows.values()].flat()
  const found = all.reduce((sum, { description }) => sum + Number(description), 0)
  const failed = stats.unexpected + stats.flaky
  const count =
    `${rows.size} routes and states, ${all.length} measures, ${found} findings; ` +
    `${stats.expected + failed + stats.skipped} tests, ${failed} failed, ${stats.skipped} skipped.`
  return `${count} “–”: not taken there.\n\n${table}`
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

function verdict(measures, pattern) {
  const taken = measures.filter(({ type }) => pattern.test(type))
  const found = taken.reduce((sum, { description }) => sum + Number(description), 0)
  if (taken.length === 0) return '–'
  return found === 0 ? 'pass' : `**${found} found**`
}
