import { monthOf } from '@norteia/contracts/format'
import type { Tarefa } from '@norteia/contracts/plan'
import { addMonths, dayInMonth } from '@norteia/engine/ledger/days'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#src/app.ts'
import type { Database } from '#src/db/client.ts'
import { confirmDemo } from '#src/features/email-links/email-links.service.ts'
import type { Config } from '#src/platform/config.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { createLogger } from '#src/platform/telemetry/log.ts'
import {
  DEMO_ACCOUNT,
  DEMO_COMMITMENTS,
  DEMO_COMPANY,
  DEMO_DIAGNOSTICS,
  DEMO_REVENUE,
  DEMO_SCENARIOS,
} from './history.data.ts'
import { addDemoTask, adoptDemoPlan, type PlanCall, workOnDemoPlan } from './plan.ts'
import { type DemoCalls, importDemo } from './statements.ts'

const DAY_MS = 86_400_000
/** The imports pass some seconds each before the newest analysis. */
const HEAD_START_MS = 10 * 60_000
/** User agent shown for the demo's sign-in in the list of devices. */
const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15'

/**
 * Fills an empty database with the demo account, through the product's own API and with a clock that advances from a year
 * ago to `now`: every analysis is computed by the engine for its date.
 *
 * @returns false when the account is there already
 */
export async function seedDemo(database: Database, config: Config, now: number): Promise<boolean> {
  let time = now - (DEMO_DIAGNOSTICS.length - 1) * 30 * DAY_MS
  const app = await buildApp({
    config: { ...config, rateLimitScale: 0, aiProviders: [] },
    database,
    clock: () => time,
    logger: createLogger('silent'),
  })
  let token = ''
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const headers = { 'user-agent': BROWSER, ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    if (reply.statusCode >= 400)
      throw new DemoError(`${method} ${url}: ${reply.statusCode} ${reply.body}`, reply.statusCode)
    return reply.json()
  }
  const { email, password } = DEMO_ACCOUNT
  const signIn = async () => {
    token = ''
    token = (await call('POST', '/login', { email, password })).token
  }

  try {
    if (!(await isNew(call('POST', '/api/users', DEMO_ACCOUNT)))) return false
    await signIn()
    const { user } = await call('GET', '/users/me')
    await confirmDemo(database.db, user.id, email, time)
    const company = (await call('POST', '/companies', { ...DEMO_COMPANY, faturamento: DEMO_REVENUE.at(-13) ?? null }))
      .data
    await call('POST', `/companies/${company.id}/activate`, {})
    const planCall: PlanCall = (method, path, body) => call(method, `/companies/${company.id}${path}`, body)
    let tasks: Tarefa[] = []
    const passSecond = () => {
      time += 1_000
    }
    for (const [i, diagnostic] of DEMO_DIAGNOSTICS.entries()) {
      time = now - HEAD_START_MS - (DEMO_DIAGNOSTICS.length - 1 - i) * 30 * DAY_MS
      await signIn()
      // The newest analysis uses the statements.
      if (i === DEMO_DIAGNOSTICS.length - 1) await importDemo(callsOf(app, company.id, token, passSecond), now)
      const known = revenueUntil(time, now)
      await call('PUT', `/companies/${company.id}/faturamento-mensal`, { meses: known })
      await call('PUT', `/companies/${company.id}`, { faturamento: known.at(-1)?.valor ?? null })
      const { data } = await call('POST', '/diagnostics', { userEmail: email, companyId: company.id, ...diagnostic })
      if (i === DEMO_DIAGNOSTICS.length - 3) tasks = await adoptDemoPlan(planCall, data.analysisId)
      if (i === DEMO_DIAGNOSTICS.length - 2) await workOnDemoPlan(planCall, tasks)
      // Kept, and graded by the months that came since.
      await call('POST', `/api/predictive-analysis/${company.id}`)
    }
    for (const [resource, body] of plansOf(now)) await call('POST', `/companies/${company.id}/${resource}`, body)
    await addDemoTask(planCall, now)
    return true
  } finally {
    await app.close()
  }
}

/** What the bakery has agreed to, and a scenario that its owner thinks about. */
function plansOf(now: number): (readonly [resource: string, body: object])[] {
  const commitments = DEMO_COMMITMENTS.map(({ meses, dia, ...body }) => {
    const vencimento = dayInMonth(addMonths(monthOf(now), meses), dia)
    return ['compromissos', { ...body, vencimento }] as const
  })
  return [...commitments, ...DEMO_SCENARIOS.map((body) => ['cenarios', body] as const)]
}

/** The calls of the screen 'Movimentações', for one company. */
function callsOf(app: App, companyId: string, token: string, passSecond: () => void): DemoCalls {
  const path = `/companies/${companyId}`
  const authorization = `Bearer ${token}`
  const call = async (request: InjectOptions) => {
    passSecond()
    const headers = { ...request.headers, authorization }
    const reply = await app.inject({ ...request, headers })
    if (reply.statusCode >= 400)
      throw new DemoError(`${request.url}: ${reply.statusCode} ${reply.body}`, reply.statusCode)
    return reply.json()
  }
  return {
    upload: async (nome, bytes) => {
      const headers = { 'content-type': 'application/octet-stream', 'x-nome-arquivo': encodeURIComponent(nome) }
      const url = `${path}/importacoes/previa`
      return (await call({ method: 'POST', url, headers, payload: Buffer.from(bytes) })).data
    },
    confirm: (payload) => call({ method: 'POST', url: `${path}/importacoes`, payload }),
    classify: async (busca, categoria) => {
      const found = await call({ method: 'GET', url: `${path}/lancamentos?limit=1&q=${encodeURIComponent(busca)}` })
      const [one] = found.data
      const payload = { categoria, aplicarIguais: true }
      if (one) await call({ method: 'PATCH', url: `${path}/lancamentos/${one.id}`, payload })
    },
  }
}

/** The product's API refused a request of the demo. */
export class DemoError extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

async function isNew(signUp: Promise<unknown>): Promise<boolean> {
  try {
    await signUp
    return true
  } catch (error) {
    if (error instanceof DemoError && error.status === 409) return false
    throw error
  }
}

/** The complete months up to `time`, oldest first; the newest figure belongs to the month before `now`'s. */
function revenueUntil(time: number, now: number): { mes: string; valor: number }[] {
  const [year, month] = monthOf(now).split('-').map(Number) as [number, number]
  const current = monthOf(time)
  return DEMO_REVENUE.map((valor, i) => {
    const back = DEMO_REVENUE.length - i
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    return { mes: first.toISOString().slice(0, 7), valor }
  }).filter(({ mes }) => mes < current)
}
