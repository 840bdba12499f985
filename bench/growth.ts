import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@norteia/server/app'
import { type Database, openDatabase } from '@norteia/server/db/client'
import { migrate } from '@norteia/server/db/migrate'
import { readConfig } from '@norteia/server/platform/config'
import { planOf, recordStatements } from '@norteia/server/tests/support/plans'
import { startPostgres } from '@norteia/server/tests/support/postgres-server'
import { sql } from 'kysely'
import { answerTo, seedThrough } from '../e2e/seed.ts'
import { keepTable, markdownTable } from '../scripts/toolchain/measured.mjs'
import { grow } from './growth-fill.ts'

/**
 * npm run bench:growth [-- sizes]: what history, dashboard, login and submission cost while the database grows, one
 * request at a time through HTTP on both engines, and the plans of their statements at the last size. Writes the tables
 * into docs/scale.md.
 */
const SIZES = (process.argv[2] ?? '1000,10000,100000,1000000').split(',').map(Number)
const LONG_HISTORY = 1_000

interface Measured {
  engine: string
  analyses: number
  /** MB on disk. */
  size: number
  /** Median milliseconds by request. */
  p50: Record<string, number>
}

const folder = mkdtempSync(join(tmpdir(), 'norteia-growth-'))
const server = await startPostgres({ fsync: true })
const rows: Measured[] = []
const plans: { engine: string; request: string; plan: string }[] = []
try {
  await measureEngine(undefined)
  await measureEngine(server.url('postgres'))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
report()

async function measureEngine(databaseUrl: string | undefined): Promise<void> {
  const statements = recordStatements()
  const database = await openDatabase({ dataDir: folder, databaseUrl, onQuery: statements.onQuery })
  await migrate(database)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, folder)
  const app = await buildApp({ config, database, clock: Date.now })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const requests = await prepare(database, base)
    let filled = 0
    for (const size of SIZES) {
      const since = performance.now()
      await grow(database, size - filled, `${size}`)
      filled = size
      await sql.raw(database.engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(database.db)
      const p50: Record<string, number> = {}
      for (const { name, times, send } of requests) p50[name] = await median(times, send)
      rows.push({ engine: database.engine, analyses: size, size: await sizeOf(database), p50 })
      console.log(database.engine, size, `${Math.round((performance.now() - since) / 1_000)} s`, p50)
    }
    for (const { name, send } of requests) {
      statements.take()
      await send()
      for (const statement of statements.take()) {
        const plan = await planOf(database, statement)
        if (plan.length > 0) plans.push({ engine: database.engine, request: name, plan: accessesOf(plan) })
      }
    }
  } finally {
    await app.close()
    await database.close()
  }
}

interface Request {
  name: string
  times: number
  send(): Promise<void>
}

/** An account whose companies have one and many analyses of real size, and the requests that are measured on them. */
async function prepare(database: Database, base: string): Promise<Request[]> {
  const seed = seedThrough(() => base)
  const account = await seed.user()
  const [short, long] = [await seed.company(account), await seed.company(account, { nome: 'Padaria antiga' })]
  await seed.diagnostic(account, short)
  const analysisId = await seed.diagnostic(account, long)
  const model = await database.db
    .selectFrom('analyses')
    .selectAll()
    .where('id', '=', analysisId)
    .executeTakeFirstOrThrow()
  for (let i = 1; i < LONG_HISTORY; i += 1)
    await database.db
      .insertInto('analyses')
      .values({
        ...model,
        id: `${analysisId.slice(0, -4)}${i.toString(16).padStart(4, '0')}`,
        created_at: model.created_at - i,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await database.db.updateTable('companies').set({ total_analyses: LONG_HISTORY }).where('id', '=', long.id).execute()

  const questions = await seed.questions()
  const answers = (list: { id: string }[]) =>
    Object.fromEntries(list.map((question) => [question.id, answerTo(question as never)]))
  let sent = 0
  const submission = () => ({
    userEmail: account.email,
    companyId: short.id,
    formAnswers: {
      ...answers(questions.general),
      company_name: short.nome,
      market_segment: 'Alimentação',
      future_goals: `Vender mais na loja ${++sent}`,
    },
    segmentSpecificAnswers: answers(questions.segments.Alimentação),
  })
  const get = (path: string) => () => seed.call<void>('GET', path, undefined, account.token)
  const page = (id: string, number: number) => get(`/companies/${id}/analises?page=${number}&limit=10`)
  return [
    { name: 'history, 1st page of many', times: 200, send: page(long.id, 1) },
    { name: 'history, 100th page', times: 200, send: page(long.id, 100) },
    { name: 'dashboard', times: 200, send: get(`/companies/${long.id}/dashboard`) },
    {
      name: 'login',
      times: 40,
      // Only the newest twenty sessions of an account live.
      async send() {
        const { email, password } = account
        account.token = (await seed.call<{ token: string }>('POST', '/login', { email, password })).token
      },
    },
    {
      name: 'submission',
      times: 60,
      send: () => seed.call<void>('POST', '/diagnostics', submission(), account.token),
    },
  ]
}

async function median(times: number, send: () => Promise<void>): Promise<number> {
  for (let i = 0; i < 5; i += 1) await send()
  const taken: number[] = []
  for (let i = 0; i < times; i += 1) {
    const since = performance.now()
    await send()
    taken.push(performance.now() - since)
  }
  return taken.sort((a, b) => a - b)[times >> 1] ?? Number.NaN
}

async function sizeOf({ db, engine }: Database): Promise<number> {
  if (engine === 'sqlite') return Math.round(statSync(join(folder, 'norteia.db')).size / 1e6)
  const { rows: sizes } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
  return Math.round(Number(sizes[0]?.size) / 1e6)
}

/** 'companies by companies_pkey': which index each table is read through. */
function accessesOf(plan: string[]): string {
  const found = plan.flatMap((line) => {
    const index =
      /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on|USING (?:COVERING )?INDEX) (\w+)/.exec(line)
    if (index) return [index[1] ?? '']
    const whole = /Seq Scan on (\w+)|^SCAN (?!page\b|CONSTANT)(\w+)/.exec(line)
    return whole ? [`${whole[1] ?? whole[2]} whole`] : []
  })
  return [...new Set(found)].join(', ')
}

function report(): void {
  const names = Object.keys(rows[0]?.p50 ?? {})
  const ms = (value: number | undefined) => value?.toFixed(value < 10 ? 2 : 1) ?? ''
  const growth = markdownTable(
    ['engine', 'analyses', 'MB', ...names.map((name) => `${name}, ms`)],
    rows.map(({ engine, analyses, size, p50 }) => [
      engine,
      analyses.toLocaleString('en-US'),
      size,
      ...names.map((name) => ms(p50[name])),
    ]),
  )
  const accesses = new Map<string, Set<string>>()
  for (const { engine, request, plan } of plans) {
    const key = `${request} | ${engine}`
    for (const part of plan.split(', ').filter(Boolean))
      accesses.set(key, (accesses.get(key) ?? new Set()).add(`\`${part}\``))
  }
  const read = markdownTable(
    ['request', 'engine', 'read through'],
    [...accesses].map(([key, used]) => [key, [...used].join(', ')]),
  )
  keepTable('scale.md', 'npm run bench:growth', `${growth}\n\n${read}`, 'growth')
  writeFileSync(join(import.meta.dirname, 'growth.json'), `${JSON.stringify({ rows, plans }, null, 2)}\n`)
}
