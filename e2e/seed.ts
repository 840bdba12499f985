import type { Company, MarketSegment } from '@norteia/contracts/company'
import type { Question, QuestionSets } from '@norteia/contracts/diagnostic'

/** An account made through the API, with what a test needs to sign in. */
export interface Account {
  name: string
  email: string
  password: string
  token: string
  /** The user as the login answer carries it. */
  user: Record<string, unknown>
}

type Json = Record<string, unknown>

/** A seeded sign-in is listed among the devices like a browser's. */
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1'

let count = 0

/** Makes accounts, companies and diagnostics through the API: the quickest way to a known state. */
export function seedThrough(baseUrl: () => string, userAgent = DESK) {
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await fetch(baseUrl() + path, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }

  return {
    call,

    async user(name = 'Marina Alves'): Promise<Account> {
      count += 1
      const email = `pessoa-${process.pid}-${Date.now()}-${count}@exemplo.com.br`
      const password = 'Senha-forte-1'
      await call('POST', '/api/users', { name, email, password, phone: '(11) 98888-7777' })
      const { token, user } = await call<{ token: string; user: Json }>('POST', '/login', { email, password })
      // Most owners have confirmed by the time they have a company: the reminder has tests of its own.
      return { name, email, password, token, user: { ...user, emailConfirmed: true } }
    },

    /** Created and activated. */
    async company(account: Account, given: Partial<Company> = {}): Promise<Company> {
      count += 1
      const body = { nome: 'Padaria Aurora', cnpj: `teste-${count}`, setor: 'Alimentação', ...given }
      const { data } = await call<{ data: Company }>('POST', '/companies', body, account.token)
      await call('POST', `/companies/${data.id}/activate`, undefined, account.token)
      return data
    },

    /** A task of the owner's own. */
    async task(account: Account, company: Company, task: Json): Promise<void> {
      await call('POST', `/companies/${company.id}/tarefas`, task, account.token)
    },

    async questions(): Promise<QuestionSets> {
      return (await call<{ data: QuestionSets }>('GET', '/diagnostics/questions')).data
    },

    /** Sends a diagnostic with every question answered and gives the analysis' id. */
    async diagnostic(
      account: Account,
      company: Company,
      segment: MarketSegment = 'Alimentação',
      more: Json = {},
    ): Promise<string> {
      const questions = await this.questions()
      const formAnswers = {
        ...Object.fromEntries(questions.general.map((question) => [question.id, answerTo(question)])),
        company_name: company.nome,
        market_segment: segment,
        ...more,
      }
      const segmentSpecificAnswers = Object.fromEntries(
        questions.segments[segment].map((question) => [question.id, answerTo(question)]),
      )
      const body = { userEmail: account.email, companyId: company.id, formAnswers, segmentSpecificAnswers }
      const { data } = await call<{ data: { analysisId: string } }>('POST', '/diagnostics', body, account.token)
      return data.analysisId
    },
  }
}

export type Seed = ReturnType<typeof seedThrough>

/** Answers in an owner's words where the general fields are free text; else the middle option. */
const WORDS: Readonly<Record<string, string>> = {
  main_costs: 'Folha R$ 12.000, aluguel R$ 4.500, insumos R$ 15.000 por mês',
  kpis: 'Ticket médio e margem',
  operational_flow: 'Pedido no balcão, produção pela manhã, entrega à tarde',
  main_challenge: 'Vender mais durante a semana e controlar o caixa',
  ai_specification: 'Para escrever textos de divulgação',
  other_channel: 'Placa na rua',
  future_goals: 'Abrir uma segunda loja em dois anos',
}

export function answerTo(question: Question): string | string[] {
  const options = question.options ?? []
  const middle = options[Math.floor(options.length / 2)]
  if (question.type === 'multiselect') return options.slice(0, 2)
  if (question.type === 'select') return middle ?? ''
  return WORDS[question.id] ?? 'Controlamos em planilha, toda semana'
}
