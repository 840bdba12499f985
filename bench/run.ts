import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchEngine } from '@norteia/engine/testing/bench'
import { type Account, answerTo, seedThrough } from '../e2e/seed.ts'
import { fillHistory } from './history.ts'
import { type Figures, httpRequest, load } from './load.ts'
import { type Running, root, startBaseline, startProduct } from './servers.ts'

/**
 * npm run bench: each row against a baseline of the same run, because absolute figures drift from machine to machine.
 * Prints a table and writes bench/results.json. A row over its goal is said, not thrown: exit code 1.
 */
interface Row {
  what: string
  measured: string
  ratio?: number
  goal: string
  ok: boolean
}

const rows: Row[] = []
const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })

function note(what: string, measured: string, goal: string, ok: boolean, ratio?: number): void {
  rows.push({ what, measured, goal, ok, ...(ratio === undefined ? {} : { ratio: Number(ratio.toFixed(3)) }) })
  console.log(`${ok ? '  ok' : 'MISS'}  ${what}: ${measured}, goal ${goal}`)
}

function compare(what: string, product: Figures, baseline: Figures, goal: number): void {
  const ratio = product.perSecond / baseline.perSecond
  const failed = product.failed > 0 ? `, ${product.failed} failed` : ''
  const measured = `${number(product.perSecond)}/s against ${number(baseline.perSecond)}/s = ${number(ratio)} ×${failed}`
  note(what, measured, `≥ ${goal} ×`, ratio >= goal && product.failed === 0, ratio)
}

function atMost(what: string, value: number, unit: string, goal: number): void {
  note(what, `${number(value)} ${unit}`, `≤ ${goal} ${unit}`, value <= goal)
}

const folder = mkdtempSync(join(tmpdir(), 'norteia-bench-'))
const dataDir = join(folder, 'data')
let product = await startProduct(dataDir)
const baseline = await startBaseline(folder)

try {
  const seed = seedThrough(() => `http://127.0.0.1:${product.port}`)
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  await seed.diagnostic(account, company)

  const engine = benchEngine()
  atMost('engine: one analysis, median', engine.median / 1_000, 'ms', 0.5)
  note('engine: analyses a minute on one core', number(engine.perMinute), '≥ 100,000', engine.perMinute >= 100_000)
  atMost('memory, idle', product.memory() ?? 0, 'MB', 120)

  await read(account, `/companies/${company.id}/dashboard`, 'GET /companies/{id}/dashboard', 0.25)
  await read(account, '/companies', 'GET /companies', 0.35)
  await submit(account, company.id)
  atMost('memory, under load', product.memory() ?? 0, 'MB', 250)
  await history(account)
  await starts()
} finally {
  await product.stop()
  await baseline.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(rows, null, 2)}\n`)
console.table(rows.map(({ what, measured, goal, ok }) => ({ what, measured, goal, verdict: ok ? 'ok' : 'missed' })))
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1

/** A read beside a bare JSON route of the same body size. */
async function read({ token }: Account, path: string, what: string, goal: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = Buffer.byteLength(await reply.text())
  const bare = await load({ port: baseline.port, request: httpRequest('GET', `/json?bytes=${bytes}`) })
  const ours = await load({ port: product.port, request: httpRequest('GET', path, { token }) })
  compare(`${what}, 50 connections, ${number(bytes / 1024)} KB`, ours, bare, goal)
}

async function submit(account: Account, companyId: string): Promise<void> {
  const { general, segments } = await seedThrough(() => `http://127.0.0.1:${product.port}`).questions()
  const answers = (questions: typeof general) => Object.fromEntries(questions.map((one) => [one.id, answerTo(one)]))
  const body = {
    userEmail: account.email,
    companyId,
    formAnswers: { ...answers(general), company_name: 'Padaria Aurora', market_segment: 'Alimentação' },
    segmentSpecificAnswers: answers(segments.Alimentação),
  }
  const bare = await load({ port: baseline.port, request: httpRequest('POST', '/insert', { body }) })
  const request = () =>
    httpRequest('POST', '/diagnostics', {
      token: account.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  compare('POST /diagnostics, analysis computed and stored', await load({ port: product.port, request }), bare, 0.15)
}

/** The first page of histories of very different length, a million analyses in all. */
async function history(account: Account): Promise<void> {
  const seed = seedThrough(() => `http://127.0.0.1:${product.port}`)
  const sizes = []
  for (const analyses of [1, 1_000, 100_000]) {
    const { id } = await seed.company(account, { nome: `Histórico ${analyses}` })
    sizes.push({ companyId: id, analyses })
  }
  const { id: other } = await seed.company(account, { nome: 'Outras' })
  await product.stop()
  fillHistory(dataDir, sizes, 900_000)
  product = await startProduct(dataDir)
  const p50: number[] = []
  for (const { companyId } of [...sizes.slice(1), { companyId: other }]) {
    const request = httpRequest('GET', `/companies/${companyId}/analises?page=1&limit=10`, { token: account.token })
    if (companyId !== other) p50.push((await load({ port: product.port, request, connections: 1, seconds: 3 })).p50)
  }
  const [short = 1, long = 1] = p50
  const measured = `${short.toFixed(2)} ms at 1,000, ${long.toFixed(2)} ms at 100,000`
  note('history page, 1,000,000 analyses in all, p50', measured, '≤ 1.3 ×', long / short <= 1.3, long / short)
}

async function starts(): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const fresh: Running = await startProduct(mkdtempSync(join(folder, 'start-')))
    times.push(fresh.startMs)
    await fresh.stop()
  }
  atMost('start of the server alone, median of 5', times.sort((a, b) => a - b)[2] ?? 0, 'ms', 500)
  atMost('warm npm start to the first answer, median of 3', await warmStart(), 'ms', 3_000)
}

async function warmStart(): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 3; i += 1) {
    const { freePort } = await import('./servers.ts')
    const port = await freePort()
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: 'error' }
    const data = mkdtempSync(join(folder, 'warm-'))
    const since = performance.now()
    const npm = spawn('npm', ['start'], { cwd: root, env: { ...env, DATA_DIR: data }, stdio: 'ignore' })
    while (!(await fetch(`http://127.0.0.1:${port}/healthz`).then(Boolean, () => false)))
      await new Promise((resolve) => setTimeout(resolve, 5))
    times.push(performance.now() - since)
    npm.kill('SIGTERM')
    await new Promise((resolve) => npm.once('exit', resolve))
  }
  return times.sort((a, b) => a - b)[1] ?? 0
}
