// Takes the defences of all.ts away, one at a time, in a copy of the tree; see scripts/mutants.mjs.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTANTS } from './all.ts'
import type { Mutant } from './mutant.ts'
import { copyTree, type Scratch } from './scratch.ts'

/** `killed`: a test failed. `broken`: nothing could run, which says nothing about the tests. */
type Outcome = { state: 'killed' | 'survived' | 'broken'; by: string }

/** A defence whose loss makes its test hang is killed by this. */
const PATIENCE_MS = 180_000

interface Report {
  numFailedTests: number
  numPassedTests: number
  testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[]
}
interface Assertion {
  status: string
  title: string
}

let running: ReturnType<typeof spawn> | undefined
let stopped = false

/** One run of Vitest in the copy. @returns undefined when it took too long */
function vitest(scratch: Scratch, args: readonly string[], engine: Mutant['engine']): Promise<Report | undefined> {
  const file = join(scratch.folder, 'mutant-report.json')
  rmSync(file, { force: true })
  const program = join(scratch.folder, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['run', '--reporter=json', `--outputFile=${file}`, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...options], {
      cwd: scratch.folder,
      env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: '', TEST_ENGINE: engine ?? 'sqlite' },
      stdio: 'ignore',
      detached: true, // a group of its own: it ends whole
    })
    running = child
    const timer = setTimeout(() => end(child), PATIENCE_MS)
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      running = undefined
      resolve(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined)
    })
  })
}

/** Ends a child with all that it started. */
function end(child: ReturnType<typeof spawn>): void {
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, 'SIGTERM')
  setTimeout(
    () => child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
    5_000,
  ).unref()
}

async function take(scratch: Scratch, mutant: Mutant): Promise<Outcome> {
  const path = join(scratch.folder, mutant.file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(mutant.find, () => mutant.replace),
  )
  try {
    const report = await vitest(scratch, [...filters(mutant), '--bail=1'], mutant.engine)
    return report ? outcome(report) : { state: 'killed', by: `hangs for ${PATIENCE_MS / 1_000} s` }
  } finally {
    if (!stopped) writeFileSync(path, whole)
  }
}

const filters = (mutant: Mutant) => [...mutant.tests, ...(mutant.only ? ['-t', mutant.only] : [])]

function outcome(report: Report): Outcome {
  const failed = report.testResults.flatMap((suite) => suite.assertionResults).find(({ status }) => status === 'failed')
  if (failed) return { state: 'killed', by: failed.title }
  const unloaded = report.testResults.find(({ status }) => status === 'failed')
  if (unloaded) return { state: 'broken', by: (unloaded.message ?? '').split('\n')[0] ?? '' }
  return report.numPassedTests > 0 ? { state: 'survived', by: '' } : { state: 'broken', by: 'no test ran' }
}

/** What the tests of a mutant say on the unchanged tree; asked once for each set of tests. */
function baseline(scratch: Scratch): (mutant: Mutant) => Promise<Outcome> {
  const known = new Map<string, Promise<Outcome>>()
  return (mutant) => {
    const key = JSON.stringify([filters(mutant), mutant.engine])
    const asked =
      known.get(key) ??
      vitest(scratch, filters(mutant), mutant.engine).then((report) => {
        return report ? outcome(report) : { state: 'broken' as const, by: 'took too long' }
      })
    known.set(key, asked)
    return asked
  }
}

async function main(words: readonly string[]): Promise<void> {
  const isChosen = ({ defence, file }: Mutant) => words.some((word) => `${defence} ${file}`.includes(word))
  const chosen = words.length === 0 ? MUTANTS : MUTANTS.filter(isChosen)
  const scratch = copyTree(process.cwd())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopped = true
      if (running) end(running)
    })
  const rows: (Outcome & Mutant)[] = []
  try {
    const unchanged = baseline(scratch)
    for (const [index, mutant] of chosen.entries()) {
      const before = await unchanged(mutant)
      const result =
        before.state === 'survived'
          ? await take(scratch, mutant)
          : { state: 'broken' as const, by: `its tests don't pass on the unchanged tree: ${before.by}` }
      if (stopped) return
      rows.push({ ...mutant, ...result })
      process.stdout.write(`${index + 1}/${chosen.length} ${result.state}: ${mutant.defence}\n    ${result.by}\n`)
    }
  } finally {
    scratch.remove()
  }
  const out = process.env.MUTANTS_REPORT
  if (out) writeFileSync(out, JSON.stringify({ all: chosen.length === MUTANTS.length, rows }))
}

await main(process.argv.slice(2))
