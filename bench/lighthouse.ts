import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Account, seedThrough } from '../e2e/seed.ts'
import { type Figures, medianOf, missed, SUBJECTS, tableOf } from './lighthouse-goals.ts'
import { root, startProduct } from './servers.ts'

/**
 * npm run lighthouse: the built product as it is really served, on Lighthouse's simulated phone. Prints the table and
 * writes bench/lighthouse.json; with five runs or more the table in docs/lighthouse.md too. A missed goal: exit code 1.
 */
interface Browser {
  newPage(): Promise<Page>
  close(): Promise<void>
}
interface Page {
  goto(url: string): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  close(): Promise<void>
}
interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items?: readonly Record<string, unknown>[] }
}
interface Result {
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    audits: Record<string, Audit>
  }
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Result | undefined>

const [wanted] = process.argv.slice(2)
const runs = Math.max(1, Number(wanted ?? 5) || 5)
const only = process.argv.slice(3)
const home = process.env.LIGHTHOUSE_HOME ?? ''
const fromHome = (file: string) => import(pathToFileURL(join(home, 'node_modules', file)).href)
const { default: lighthouse } = (await fromHome('lighthouse/core/index.js')) as { default: Lighthouse }
const { launch } = (await fromHome('puppeteer-core/lib/puppeteer/puppeteer-core.js')) as {
  launch(options: object): Promise<Browser>
}

const folder = mkdtempSync(join(tmpdir(), 'norteia-lighthouse-'))
const product = await startProduct(join(folder, 'data'))
const url = `http://localhost:${product.port}`
const rows: { path: string; figures: Figures; goals: Figures; all: Figures[]; findings: string[] }[] = []

try {
  const seed = seedThrough(() => url)
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  await seed.diagnostic(account, company)
  for (const { path, signedIn, goals } of SUBJECTS) {
    if (only.length > 0 && !only.includes(path)) continue
    const all: Figures[] = []
    const findings = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const { lhr } = await visitTried(path, signedIn ? account : undefined, company.id)
      all.push(figuresOf(lhr))
      for (const finding of findingsOf(lhr)) findings.add(finding)
      console.log(`${path} ${run + 1}/${runs}: ${JSON.stringify(all.at(-1))}, load ${loadavg()[0]?.toFixed(1)}`)
    }
    rows.push({ path, figures: medianOf(all), goals, all, findings: [...findings] })
  }
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

const table = tableOf(rows)
writeFileSync(join(import.meta.dirname, 'lighthouse.json'), `${JSON.stringify(rows, null, 2)}\n`)
if (runs >= 5 && only.length === 0) keep(table)
console.log(`\n${table}\n`)
for (const { path, findings } of rows) for (const finding of findings) console.log(`${path}: ${finding}`)
process.exitCode = rows.every(({ figures, goals }) => missed(figures, goals).length === 0) ? 0 : 1

/** On a busy machine a trace is now and then recorded without its beginning: such a run has no figures. */
async function visitTried(path: string, account: Account | undefined, company: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visit(path, account, company)
    } catch (error) {
      if (tries === 3) throw error
      console.log(`${path}: ${error instanceof Error ? error.message : String(error)}, once more`)
    }
  }
}

/** A browser of its own for each run: nothing is kept from the run before. */
async function visit(path: string, account: Account | undefined, company: string): Promise<Result> {
  const asRoot = process.getuid?.() === 0
  const browser = await launch({
    executablePath: process.env.CHROMIUM_PATH,
    headless: true,
    args: ['--lang=pt-BR', '--disable-quic', '--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
  })
  try {
    const page = await browser.newPage()
    if (account) {
      await page.goto(`${url}/icon.svg`)
      // As a browser keeps it from its first visit on.
      const user = JSON.stringify({ ...account.user, activeCompanyId: company })
      const entries = { token: account.token, user, activeCompanyId: company }
      await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)})`)
    }
    const flags = { logLevel: 'error', output: 'json', locale: 'pt', disableStorageReset: account !== undefined }
    const result = await lighthouse(url + path, flags, undefined, page)
    const problem = result ? result.lhr.runtimeError?.message : 'no result'
    if (!result || problem) throw new Error(`Lighthouse on ${path}: ${problem}`)
    return result
  } finally {
    await browser.close()
  }
}

function figuresOf({ categories, audits }: Result['lhr']): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbt: Math.round(value('total-blocking-time')),
  }
}

/** Every audit that costs points, with the first thing it names. */
function findingsOf({ categories, audits }: Result['lhr']): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1))
      .map(({ id }) => {
        const { title = '', details } = audits[id] ?? {}
        return `${category}: ${id} (${title}) ${JSON.stringify(details?.items?.[0] ?? '').slice(0, 300)}`
      }),
  )
}

function keep(text: string): void {
  const [begin, end] = ['<!-- table: begin -->', '<!-- table: end -->']
  const path = join(root, 'docs', 'lighthouse.md')
  const document = readFileSync(path, 'utf8')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const note = `Measured ${new Date().toISOString().slice(0, 10)} at ${commit}, median of ${runs} runs each, goals in brackets.`
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  writeFileSync(path, `${document.slice(0, from)}${begin}\n${note}\n\n${text}\n${document.slice(to)}`)
}
