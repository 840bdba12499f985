import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { openDatabase } from '@norteia/server/db/client'
import { startPostgres } from '@norteia/server/tests/support/postgres-server'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { type Account, seedThrough } from '../e2e/seed.ts'
import { httpRequest, load } from './load.ts'
import { startProduct } from './servers.ts'

/** Processor milliseconds of one thing, in the product's process and in PostgreSQL's. */
export interface Cost {
  app: number
  db: number
}

export interface Costs {
  read: Cost
  page: Cost
  login: Cost
  submission: Cost
  kpiCheck: Cost
  /** KB of memory of one signed-in socket. */
  socketKb: number
  /** KB on disk of one analysis with its answers and traces. */
  analysisKb: number
}

const SUBMISSIONS = 200
const SOCKETS = 1_000
const WATCHED = 300
const TICK_MS = 10

interface Bench {
  base: string
  product: Awaited<ReturnType<typeof startProduct>>
  seed: ReturnType<typeof seedThrough>
  db: Awaited<ReturnType<typeof openDatabase>>['db']
  /** Processor time of `work`, per the count that it gives. */
  per(work: () => Promise<number>): Promise<Cost>
}

/** Measures the product over a PostgreSQL of its own; processor time, so a busy machine changes little. */
export async function measureCosts(): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-scale-'))
  const server = await startPostgres({ fsync: true })
  const databaseUrl = server.url('postgres')
  const product = await startProduct(folder, { DATABASE_URL: databaseUrl })
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl })
  const base = `http://127.0.0.1:${product.port}`
  const seed = seedThrough(() => base)
  const spent = () => ({ app: cpuOf(product.pid), db: cpuOfChildren(server.pid()) })
  const per = async (work: () => Promise<number>): Promise<Cost> => {
    const before = spent()
    const times = await work()
    const after = spent()
    return { app: (after.app - before.app) / times, db: (after.db - before.db) / times }
  }
  const reading = (account: Account, path: string) =>
    per(async () => {
      const seconds = 4
      // The load's own warm-up second is part of the cost and of the count.
      const { perSecond } = await load({
        port: product.port,
        request: httpRequest('GET', path, { token: account.token }),
        connections: 10,
        seconds,
      })
      return perSecond * (seconds + 1)
    })

  const bench = { base, product, seed, db, per }
  try {
    const account = await seed.user()
    const company = await seed.company(account)
    await seed.diagnostic(account, company)
    const read = await reading(account, `/companies/${company.id}/dashboard`)
    const page = await reading(account, `/companies/${company.id}/analises?page=1&limit=10`)

    const sizeBefore = await sizeOf(db)
    let sent = 0
    const submission = await per(async () => {
      while (sent < SUBMISSIONS) {
        // An answer of its own each time: the same one again would only be repeated.
        await seed.diagnostic(account, { ...company, nome: `Padaria ${sent}` })
        sent += 1
      }
      return sent
    })
    const analysisKb = ((await sizeOf(db)) - sizeBefore) / SUBMISSIONS / 1_000

    const others = await Promise.all(Array.from({ length: 4 }, () => seed.user()))
    const login = await per(async () => {
      for (let i = 0; i < 40; i += 1) {
        const { email, password } = others[i % others.length] ?? account
        await seed.call('POST', '/login', { email, password })
      }
      return 40
    })

    const kpiCheck = await watch(bench)
    const socketKb = await sockets(bench, others)
    return { read, page, login, submission, kpiCheck, socketKb, analysisKb }
  } finally {
    await close()
    await product.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One check of the watch of a company's limits. */
async function watch({ seed, db, per }: Bench): Promise<Cost> {
  const owner = await seed.user()
  const off = { enableAnalysis: false, enableReports: false, enableKPIAlerts: true }
  for (let i = 0; i < WATCHED; i += 1) {
    const watched = await seed.company(owner, { faturamento: 50_000 })
    await seed.call(
      'POST',
      `/api/company/${watched.id}/setup-automation`,
      { ...DEFAULT_AUTOMATION, ...off },
      owner.token,
    )
  }
  const left = async () =>
    (
      await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'task-kpi-alert')
        .where('status', '!=', 'done')
        .execute()
    ).length
  while ((await left()) > 0) await sleep(200)
  await sleep(2_000)
  return per(async () => {
    await db
      .updateTable('tasks')
      .set({ next_run_at: Date.now() - 1 })
      .where('type', '=', 'kpi-alert')
      .execute()
    await db.deleteFrom('jobs').where('kind', '=', 'task-kpi-alert').execute()
    await sleep(2_000)
    while ((await left()) > 0) await sleep(200)
    return WATCHED
  })
}

/** Memory of one open socket, KB. */
async function sockets({ base, product }: Bench, accounts: readonly Account[]): Promise<number> {
  const open: Socket[] = []
  const before = product.memory() ?? 0
  for (let i = 0; i < SOCKETS; i += 1) {
    const { token, email } = accounts[i % accounts.length]!
    const socket = io(base, { transports: ['websocket'], forceNew: true, auth: { token, userEmail: email } })
    open.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
    })
  }
  const grown = (product.memory() ?? 0) - before
  for (const socket of open) socket.disconnect()
  return (grown * 1_000) / SOCKETS
}

async function sizeOf(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size)
}

/** The fields of a process after its name in brackets, which may hold spaces; undefined when it is gone. */
function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

const ticks = (...counts: (number | undefined)[]) => counts.reduce<number>((sum, count = 0) => sum + count, 0) * TICK_MS

/** Milliseconds of processor that a process has used. */
function cpuOf(pid: number): number {
  const stat = statOf(pid)
  return ticks(stat?.[11], stat?.[12])
}

/** Of a process's children, those that have ended included: connections come and go. */
function cpuOfChildren(parent: number): number {
  const ended = statOf(parent)
  let sum = ticks(ended?.[13], ended?.[14])
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = statOf(Number(name))
    if (stat?.[1] === parent) sum += ticks(stat[11], stat[12])
  }
  return sum
}
