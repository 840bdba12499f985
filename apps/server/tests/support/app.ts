import type { Login } from '@norteia/contracts/account'
import type { Company, CreateCompany } from '@norteia/contracts/company'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/platform/config.ts'
import type { App } from '#src/platform/http/fastify.ts'
import type { EngineTest } from './engines.ts'

export interface Reply {
  status: number
  /** The parsed body; tests look into it freely. */
  // biome-ignore lint/suspicious/noExplicitAny: assertions say what is expected of it
  body: any
  headers: LightMyRequestResponse['headers']
  text: string
}

export interface Account extends Login {
  id: string
  token: string
}

export interface CallOptions {
  as?: { token: string } | undefined
  body?: unknown
  headers?: Record<string, string>
  address?: string
}

/** The app of a describe block over its database, with a clock that tests move. */
export function appTest(t: EngineTest, overrides: Partial<Config> = {}) {
  let app: App | undefined
  const time = { now: Date.UTC(2026, 10, 21, 12) }
  let last = 0

  const config = (): Config => ({
    ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir()),
    ...overrides,
  })
  const start = async () => {
    app = await buildApp({ config: config(), database: t.database(), clock: () => time.now })
    await app.ready()
  }
  const running = () => {
    if (!app) throw new Error('The app runs inside tests and hooks only.')
    return app
  }
  beforeAll(start)
  afterAll(() => app?.close())

  async function call(route: string, options: CallOptions = {}): Promise<Reply> {
    const [method, url] = route.split(' ') as ['GET', string]
    const response = await running().inject({
      method,
      url,
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as.token}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.address && { remoteAddress: options.address }),
      ...(options.body !== undefined && {
        payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
      }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers,
      text: response.body,
    }
  }

  async function account(name = 'Ana Souza'): Promise<Account> {
    last += 1
    const email = `pessoa${last}.${Math.random().toString(36).slice(2)}@exemplo.com.br`
    const password = 'Segredo1!'
    const made = await call('POST /api/users', { body: { name, email, password, phone: '(11) 98888-7777' } })
    const { body } = await call('POST /login', { body: { email, password } })
    if (made.status !== 201 || !body.token) throw new Error(`sign-up failed: ${made.text} ${JSON.stringify(body)}`)
    return { id: body.user.id, email, password, token: body.token }
  }

  /** As after a click on the link of the mail. */
  async function confirmedAccount(name?: string): Promise<Account> {
    const made = await account(name)
    await t.db().updateTable('users').set({ email_confirmed_at: time.now }).where('id', '=', made.id).execute()
    return made
  }

  async function company(as: Account, fields: Partial<CreateCompany> = {}): Promise<Company> {
    last += 1
    const body = {
      nome: 'Loja da Ana',
      cnpj: `11.222.333/${String(last).padStart(4, '0')}-81`,
      setor: 'Varejo',
      ...fields,
    }
    const made = await call('POST /companies', { as, body })
    if (made.status !== 201) throw new Error(`no company: ${made.text}`)
    return made.body.data
  }

  return {
    app: running,
    config,
    call,
    account,
    confirmedAccount,
    company,
    time,
    /** As after a crash: a new app on the same database. */
    async restart() {
      await app?.close()
      await start()
    },
  }
}
