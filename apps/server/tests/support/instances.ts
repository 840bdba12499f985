import type { Company } from '@norteia/contracts/company'
import { io as connect, type Socket } from 'socket.io-client'
import type { Account } from './app.ts'
import { submissionOf } from './diagnostic.ts'
import type { EngineTest } from './engines.ts'
import { FaultServer, newCompany } from './fault-server.ts'

/** Two API instances and two workers, each a process as the product starts them. */
export interface Instances {
  one: FaultServer
  two: FaultServer
  workers: FaultServer[]
  startWorker(): Promise<FaultServer>
  stop(): Promise<void>
}

export async function startInstances(t: EngineTest, env: Record<string, string>): Promise<Instances> {
  const shared = { DATABASE_URL: t.databaseUrl() ?? '', DATA_DIR: t.dataDir(), LOG_LEVEL: 'warn', ...env }
  const all: FaultServer[] = []
  const start = async (ROLES: string) => {
    const server = await FaultServer.start({ ...shared, ROLES })
    all.push(server)
    return server
  }
  const startWorker = () => start('worker')
  try {
    const [one, two, ...workers] = await Promise.all([
      start('api,agent,realtime'),
      start('api,agent,realtime'),
      startWorker(),
      startWorker(),
    ])
    return { one, two, workers, startWorker, stop }
  } catch (error) {
    await stop()
    throw error
  }
  async function stop() {
    await Promise.all(all.map((server) => server.end('SIGKILL')))
  }
}

/** What a screen hears, and when. */
export interface Listener {
  socket: Socket
  heard: { event: string; body: Record<string, string>; at: number }[]
  /** How often the event was received, with this kind or status where given. */
  count(event: string, about?: string): number
}

/** A socket that follows a company, as a screen does. */
export async function follow(server: FaultServer, as: Account, companyId: string): Promise<Listener> {
  const socket = connect(server.url, {
    auth: { userEmail: as.email, token: as.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  const heard: Listener['heard'] = []
  socket.onAny((event, body) => heard.push({ event, body, at: performance.now() }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  const joined = await socket.timeout(20_000).emitWithAck('register_company', { userEmail: as.email, companyId })
  if (!joined.success) throw new Error(joined.message)
  const count = (event: string, about?: string) =>
    heard.filter(({ event: name, body }) => name === event && [undefined, body.kind, body.status].includes(about))
      .length
  return { socket, heard, count }
}

type Caller = Pick<FaultServer, 'call'>

export async function makeCompany(server: Caller, { token }: Account, nome = 'Loja'): Promise<Company> {
  const { status, body } = await server.call('POST /companies', {
    token,
    body: { ...newCompany(), nome, faturamento: 80_000, funcionarios: 6 },
  })
  if (status !== 201) throw new Error(`no company: ${JSON.stringify(body)}`)
  return body.data
}

/** Makes every task of the product due at this moment, as if its time had come. */
export async function comeDue(t: EngineTest): Promise<void> {
  await t
    .db()
    .updateTable('tasks')
    .set({ next_run_at: Date.now() - 1 })
    .execute()
}

/** An automation whose every task has something to do: the limit on the revenue is crossed. */
export const BUSY_AUTOMATION = {
  analysisFrequency: 'daily',
  reportFrequency: 'weekly',
  kpiThresholds: {
    score: { min: 0, max: 100 },
    receita: { min: 1_000_000, max: 10_000_000 },
    crescimento: { min: 0, max: 1_000_000 },
  },
}

/** A company with a diagnostic, a change since, and an automation that has not run. */
export async function automate(server: Caller, as: Account, nome?: string): Promise<Company> {
  const { token } = as
  const company = await makeCompany(server, as, nome)
  const calls = [
    ['POST /diagnostics', submissionOf(as, company)],
    [`PUT /companies/${company.id}`, { faturamento: 120_000 }],
    [`POST /api/company/${company.id}/setup-automation`, BUSY_AUTOMATION],
  ] as const
  for (const [route, body] of calls) {
    const reply = await server.call(route, { token, body })
    if (reply.status >= 300) throw new Error(`${route}: ${JSON.stringify(reply.body)}`)
  }
  return company
}

/** Tasks that are due and jobs that have not ended, each with what it waits for. */
export async function workLeft(t: EngineTest): Promise<string[]> {
  const due = await t.db().selectFrom('tasks').select('type').where('next_run_at', '<=', Date.now()).execute()
  const open = await t.db().selectFrom('jobs').selectAll().where('status', 'in', ['queued', 'running']).execute()
  // The mail that gathers alerts waits for them by the clock: here it leaves once there are no more to come.
  if (due.length === 0 && open.every(({ kind }) => kind === 'alert-mail'))
    await t
      .db()
      .updateTable('jobs')
      .set({ run_at: 0 })
      .where('kind', '=', 'alert-mail')
      .where('status', '=', 'queued')
      .execute()
  return [
    ...due.map(({ type }) => `task ${type}`),
    ...open.map(({ kind, status, attempts, fence, run_at, lease_until, last_error }) => {
      const wait = Math.max(run_at, lease_until) - Date.now()
      return `job ${kind} ${status}, ${wait} ms ahead, ${attempts} failed tries, claim ${fence}: ${last_error}`
    }),
  ]
}
