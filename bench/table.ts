import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Figures } from './load.ts'
import { root } from './servers.ts'

type Verdict = 'ok' | 'missed' | 'not measurable here'

interface Row {
  what: string
  measured: string
  goal: string
  verdict: Verdict
  ratio?: number
}

const rows: Row[] = []
const loadAtStart = loadavg()[0] ?? 0
export const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })

export function note(what: string, measured: string, goal: string, verdict: boolean | Verdict, ratio?: number): void {
  const said = typeof verdict === 'string' ? verdict : verdict ? 'ok' : 'missed'
  rows.push({
    what,
    measured,
    goal,
    verdict: said,
    ...(ratio === undefined ? {} : { ratio: Number(ratio.toFixed(3)) }),
  })
  console.log(`${said}: ${what}: ${measured}, goal ${goal}`)
}

export function atMost(what: string, value: number, unit: string, goal: number): void {
  note(what, `${number(value)} ${unit}`, `≤ ${goal} ${unit}`, value <= goal)
}

/** Requests a second beside the baseline's. */
export function compare(what: string, product: Figures, baseline: Figures, goal: number): void {
  const ratio = product.perSecond / baseline.perSecond
  const failed = product.failed > 0 ? `, ${product.failed} failed` : ''
  const measured = `${number(product.perSecond)}/s against ${number(baseline.perSecond)}/s = ${number(ratio)} ×${failed}`
  note(what, measured, `≥ ${goal} ×`, ratio >= goal && product.failed === 0, ratio)
}

/**
 * Measures both in turn and keeps the better figure of each: whatever else the machine does only ever takes away.
 */
export async function inTurn(
  product: () => Promise<Figures>,
  baseline: () => Promise<Figures>,
  rounds = 3,
): Promise<[product: Figures, baseline: Figures]> {
  const ours: Figures[] = []
  const bare: Figures[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await baseline())
    ours.push(await product())
  }
  const best = (figures: Figures[]): Figures => ({
    perSecond: Math.max(...figures.map((one) => one.perSecond)),
    p50: Math.min(...figures.map((one) => one.p50)),
    p99: Math.min(...figures.map((one) => one.p99)),
    failed: figures.reduce((sum, one) => sum + one.failed, 0),
  })
  return [best(ours), best(bare)]
}

const DOC = join(root, 'docs', 'performance.md')
const MARKS = ['<!-- npm run bench -->', '<!-- end -->'] as const

/** Prints the table, writes bench/results.json and the table of docs/performance.md. True: no goal was missed. */
export function finish(): boolean {
  console.table(rows.map(({ what, measured, goal, verdict }) => ({ what, measured, goal, verdict })))
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(rows, null, 2)}\n`)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
  const about = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${cpus().length} cores, load ${number(loadAtStart)} before the run.`
  const lines = rows.map((row) => `| ${row.what} | ${row.goal} | ${row.measured} | ${row.verdict} |`)
  const table = ['| what | goal | measured | verdict |', '|---|---|---|---|', ...lines].join('\n')
  const doc = readFileSync(DOC, 'utf8')
  const [from, to] = [doc.indexOf(MARKS[0]), doc.indexOf(MARKS[1])]
  if (from < 0 || to < from) throw new Error(`${DOC} has no place for the table: ${MARKS.join(' … ')}`)
  writeFileSync(DOC, `${doc.slice(0, from + MARKS[0].length)}\n${about}\n\n${table}\n${doc.slice(to)}`)
  return rows.every(({ verdict }) => verdict !== 'missed')
}
