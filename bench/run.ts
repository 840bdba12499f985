import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchEngine } from '@norteia/engine/testing/bench'
import { compareHistories, compareRead, compareSubmission, seedOf } from './http.ts'
import { measureInteraction } from './interaction.ts'
import { comparePostgres } from './postgres.ts'
import { compareChat, compareSockets } from './realtime.ts'
import { type Running, startBaseline, startProduct } from './servers.ts'
import { measureStarts } from './starts.ts'
import { atMost, finish, note, number } from './table.ts'

/**
 * npm run bench: each row against a baseline of the same run, because absolute figures drift from machine to machine.
 * Prints a table, writes bench/results.json and the table in docs/performance.md. A missed goal is said, not thrown:
 * exit code 1.
 */
const folder = mkdtempSync(join(tmpdir(), 'norteia-bench-'))
const dataDir = join(folder, 'data')
let product = await startProduct(dataDir)
const baseline = await startBaseline(folder)

try {
  const seed = seedOf(product)
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  await seed.diagnostic(account, company)

  const engine = benchEngine()
  atMost('engine: one analysis, median', engine.median / 1_000, 'ms', 0.5)
  note('engine: analyses a minute on one core', number(engine.perMinute), '≥ 100,000', engine.perMinute >= 100_000)
  atMost('memory, idle', product.memory() ?? 0, 'MB', 120)

  const both: [Running, Running] = [product, baseline]
  await compareRead(both, account, `/companies/${company.id}/dashboard`, 'GET /companies/{id}/dashboard', 0.25)
  await compareRead(both, account, '/companies', 'GET /companies', 0.35)
  await compareSubmission(both, account, company.id)
  atMost('memory, under the loads above', product.memory() ?? 0, 'MB', 250)
  await compareSockets(both, account, company.id)
  await compareChat(both, account)
  await measureInteraction(product, account)
  product = await compareHistories(product, account, dataDir, () => startProduct(dataDir))
  await comparePostgres(folder)
  await measureStarts(folder)
} finally {
  await product.stop()
  await baseline.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = finish() ? 0 : 1
