import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FaultServer } from '#tests/support/fault-server.ts'
import { freePort } from '#tests/support/postgres-server.ts'

const DEPLOY = join(import.meta.dirname, '../../../../../deploy')
const alerts = readFileSync(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8')
const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(DEPLOY, 'grafana/norteia.json'), 'utf8'),
)
const queries = [
  ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
]
const METRIC = /\b(?:norteia|http|process|nodejs)_[a-z0-9_]+/g

let server: FaultServer | undefined
let scrape = ''
const dataDir = mkdtempSync(join(tmpdir(), 'norteia-scrape-'))

beforeAll(async () => {
  const port = await freePort()
  server = await FaultServer.start({ DATA_DIR: dataDir, METRICS_PORT: String(port) })
  await server.call('POST /login', { body: { email: 'ana@exemplo.com.br', password: 'Segredo1!' } })
  await server.call('GET /readyz')
  scrape = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
})
afterAll(async () => {
  await server?.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('every metric that an alert or a panel asks for is one the product tells', () => {
  const told = new Set([...scrape.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const asked = new Set(queries.flatMap((query) => query.match(METRIC) ?? []))
  expect(asked.size).toBeGreaterThan(20)
  const unknown = [...asked].filter((name) => !told.has(name) && !told.has(name.replace(/_(bucket|sum|count)$/, '')))
  expect(unknown).toEqual([])
})

test('every label that an alert or a panel filters by is in the samples of its metric', () => {
  const wrong = queries
    .flatMap((query) => [...query.matchAll(/\b([a-z0-9_]+)\{([a-z_]+)(?:=|!=|=~|!~)"/g)])
    .filter(([, , label]) => label !== 'job')
    .filter(([, name, label]) => {
      const samples = scrape.split('\n').filter((line) => line.startsWith(`${name}{`))
      return samples.length > 0 && !samples.every((line) => line.includes(`${label}="`))
    })
  expect(wrong.map(([text]) => text)).toEqual([])
})

test('every figure of our own is shown or watched', () => {
  const asked = queries.join('\n')
  const told = [...scrape.matchAll(/^# TYPE ((?:norteia|http)_\S+)/gm)].map(([, name = '']) => name)
  expect(told.length).toBeGreaterThan(15)
  expect(told.filter((name) => !asked.includes(name))).toEqual([])
})

test('the figures speak of a running product', () => {
  expect(scrape).toMatch(/^norteia_ready 1$/m)
  expect(scrape).toMatch(/^http_requests_total\{method="POST",route="\/login",status="401"\} 1$/m)
  expect(scrape).toMatch(/^norteia_logins_total\{outcome="failed"\} 1$/m)
  expect(scrape).toMatch(/^norteia_db_query_duration_seconds_count\{statement="select"\} [1-9]/m)
  expect(scrape).toMatch(/^norteia_jobs_total\{kind="mail",step="given_up"\} 0$/m)
})

test('the runbook has one row for each alert', () => {
  const runbook = readFileSync(join(DEPLOY, '../docs/operations.md'), 'utf8')
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const rows = [...runbook.matchAll(/^\| `(Norteia\w+)` \|/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(rows).toEqual(names)
})
