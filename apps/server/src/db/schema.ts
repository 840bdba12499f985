import type { Generated } from 'kysely'
import type { EmailLinksTable, KnownDevicesTable, TwoFactorCodesTable, TwoFactorTable } from './account-tables.ts'
import type { AuditAnchorsTable, AuditKeysTable, AuditTable } from './audit-tables.ts'
import type { CashTables } from './cash-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { PlanTables } from './plan-tables.ts'
import type { SharingTables } from './sharing-tables.ts'

/**
 * Column types of both engines. Ids are UUIDv7 text, times epoch milliseconds, money integer cents, flags 0/1,
 * documents JSON as text. Only repositories convert.
 */
export interface Schema extends LedgerTables, CashTables, PlanTables, SharingTables {
  users: UsersTable
  sessions: SessionsTable
  companies: CompaniesTable
  consents: ConsentsTable
  diagnostics: DiagnosticsTable
  analyses: AnalysesTable
  idempotency_keys: IdempotencyKeysTable
  throttles: ThrottlesTable
  jobs: JobsTable
  revenue_months: RevenueMonthsTable
  recoveries: RecoveriesTable
  chat_messages: ChatMessagesTable
  preferences: PreferencesTable
  notifications: NotificationsTable
  provider_calls: ProviderCallsTable
  forecasts: ForecastsTable
  conversations: ConversationsTable
  automations: AutomationsTable
  tasks: TasksTable
  alerts: AlertsTable
  reports: ReportsTable
  unsubscribe_links: UnsubscribeLinksTable
  audit: AuditTable
  audit_keys: AuditKeysTable
  audit_anchors: AuditAnchorsTable
  email_links: EmailLinksTable
  known_devices: KnownDevicesTable
  two_factor: TwoFactorTable
  two_factor_codes: TwoFactorCodesTable
}

export interface UsersTable {
  id: string
  name: string
  /** Trimmed and lower-cased; unique. */
  email: string
  /** When the user confirmed the address; null: not yet. */
  email_confirmed_at: number | null
  phone: string | null
  password_hash: string
  /** No foreign key, since companies already reference users; cleared when the company is deleted. */
  active_company_id: string | null
  created_at: number
  updated_at: number
}

export interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the token, hex; unique. The token itself is never stored. */
  token_hash: string
  user_agent: string | null
  created_at: number
  last_seen_at: number
  expires_at: number
}

export interface CompaniesTable {
  id: string
  owner_id: string
  nome: string
  /** As typed, trimmed. */
  cnpj: string
  /** Letters and digits, upper case; unique within one owner. */
  cnpj_normalized: string
  setor: string
  /** Monthly revenue in cents; null: not informed. */
  faturamento: number | null
  funcionarios: number | null
  /** Every stored analysis, simulations included. */
  total_analyses: Generated<number>
  /** When the newest analysis of any origin was stored. */
  last_analysis_at: number | null
  /** Newest analysis that counts (diagnostic or scheduled); score, charts and recommendations come from it. */
  last_analysis_id: string | null
  created_at: number
  updated_at: number
}

export interface ConsentsTable {
  id: string
  user_id: string
  version: string
  accepted_at: number
}

export interface DiagnosticsTable {
  id: string
  company_id: string
  user_id: string
  form_answers: string
  segment_answers: string
  created_at: number
  /** Id of the problem card that the owner chose; null: the engine chooses. */
  desafio: string | null
  /** Id of the account that the owner confirmed, or `NO_ACCOUNT`; null: she hasn't said. */
  conta: string | null
}

export interface AnalysesTable {
  id: string
  company_id: string
  /** null: scheduled run or tool. */
  diagnostic_id: string | null
  /** 'diagnostico' | 'agendada' | 'ferramenta' */
  origem: string
  /** The wire analysis without its facts, JSON. */
  document: string
  /** JSON of `fatos` and `referencias`, packed (`packJson`); a separate column so that lists never read it. */
  facts: string
  /** SHA-256 of the engine's input without the month; null: unknown or a simulation. */
  input_hash: string | null
  created_at: number
}

export interface IdempotencyKeysTable {
  user_id: string
  /** The client's key, or a hash of the content; at most 255 characters. */
  key: string
  /** SHA-256 of route, company and canonical body. */
  body_hash: string
  /** Answer to repeat, JSON; null while the first request is under way. */
  response: string | null
  created_at: number
  expires_at: number
}

/** Counters of failures and of actions per time that must survive a restart. */
export interface ThrottlesTable {
  /** For example 'login:account:<hash>'. */
  key: string
  count: number
  /** When the counted window began. */
  window_start: number
  /** Attempts are refused until this time, epoch milliseconds; 0: not blocked. */
  blocked_until: Generated<number>
  /** The row is obsolete after this time and may be deleted. */
  expires_at: number
}

export interface JobsTable {
  id: string
  kind: string
  /** Unique within the kind: enqueuing the same key again does nothing. */
  key: string
  payload: string
  /** 'queued' | 'running' | 'done' | 'failed' */
  status: string
  attempts: Generated<number>
  run_at: number
  /** Another worker may claim a running job after this time; 0: not leased. */
  lease_until: Generated<number>
  /** Grows with each claim; only the holder of the newest may finish the job. */
  fence: Generated<number>
  last_error: string | null
  /** Note of the handler before an effect that can't be undone; null: none. */
  checkpoint: string | null
  /** Owner of the job's data; the job is deleted with the user. null: nobody. */
  user_id: string | null
  created_at: number
  finished_at: number | null
}

export interface RevenueMonthsTable {
  company_id: string
  /** 'AAAA-MM' */
  mes: string
  /** 'informado' by the owner, or 'snapshot' of the company's record. */
  source: string
  /** Cents. */
  valor: number
  updated_at: number
}

/** One code of a password recovery. An address has at most one that is valid. */
export interface RecoveriesTable {
  id: string
  /** SHA-256 of the address. Unknown addresses have rows too, so that both cases cost the same. */
  email_hash: string
  /** null: no account has the address, and nothing is sent. */
  user_id: string | null
  /** argon2id; null until the mail is sent, which is when the code is created. */
  code_hash: string | null
  /** Guesses so far; the fifth invalidates the code. */
  tries: Generated<number>
  created_at: number
  expires_at: number
  /** When it was used or replaced; null: valid until it expires. */
  ended_at: number | null
}

/** Chats of signed-in users; a visitor's are never stored. */
export interface ChatMessagesTable {
  id: string
  user_id: string
  /** 'user' | 'assistant' */
  role: string
  content: string
  /** 0/1: the answer offers a person. */
  show_whatsapp: number
  created_at: number
}

/** Which e-mails a user wants; no row: all. */
export interface PreferencesTable {
  user_id: string
  /** 0/1 */
  email_reports: number
  /** 0/1 */
  email_alerts: number
  updated_at: number
}

export interface NotificationsTable {
  id: string
  user_id: string
  company_id: string | null
  kind: string
  title: string
  body: string
  /** 0/1 */
  seen: Generated<number>
  created_at: number
}

/** Calls of language models, with the text that was sent. */
export interface ProviderCallsTable {
  id: string
  user_id: string
  company_id: string | null
  provider: string
  model: string
  purpose: string
  outcome: string
  /** With `prompt` what was sent; null: a call from before it was kept. */
  instructions: string | null
  prompt: string | null
  created_at: number
}

/** Automation settings of a company; no row: never set up. */
export interface AutomationsTable {
  company_id: string
  /** `AutomationConfig` of the contracts, JSON. */
  config: string
  updated_at: number
}

/** One of a type per company. */
export interface TasksTable {
  id: string
  company_id: string
  /** 'analysis' | 'report' | 'kpi-alert' | 'weekly-summary' */
  type: string
  /** 'hourly' | 'daily' | 'weekly' | 'monthly' | 'quarterly' */
  frequency: string
  /** 'running' | 'failed' */
  status: string
  /** When the next period begins; advanced when that period's job is queued. */
  next_run_at: number
  /** When a run last succeeded. */
  last_run_at: number | null
  /** The job that was given up; null while running. */
  failed_job_id: string | null
  created_at: number
}

/** A limit that was crossed. A metric of a company has at most one that is open. */
export interface AlertsTable {
  id: string
  company_id: string
  /** 'score' | 'receita' | 'crescimento' | 'caixa' */
  metric: string
  /** 'abaixo' | 'acima' */
  side: string
  /** Hundredths of points, of reais (cents), of percent or of days. */
  value: number
  /** The limit that was crossed, in the same unit. */
  limit_value: number
  opened_at: number
  /** null: still crossed. */
  closed_at: number | null
  /** The job whose mail reports it; null: none. */
  mail_job: string | null
}

export interface ReportsTable {
  id: string
  company_id: string
  title: string
  /** First and last day, AAAA-MM-DD in Sao Paulo. */
  period_start: string
  period_end: string
  /** What the next report compares itself with, JSON. */
  figures: string
  bytes: number
  /** The file in base64. */
  pdf: string
  created_at: number
}

/** Links of sent mails that end a kind of mail. */
export interface UnsubscribeLinksTable {
  /** SHA-256 of the token in the link. */
  hash: string
  user_id: string
  /** 'reports' | 'alerts' */
  kind: string
  created_at: number
}

/** Forecast for a month, compared with the actual value once it is known. */
export interface ForecastsTable {
  company_id: string
  /** 'AAAA-MM-DD' in São Paulo. */
  made_on: string
  /** 'AAAA-MM' */
  mes: string
  /** Cents. */
  previsto: number
  minimo: number
  maximo: number
  /** 0/1: a scenario, no statistics. */
  scenario: number
}

/** The consultant's memory of a conversation with one user about one company. */
export interface ConversationsTable {
  id: string
  company_id: string
  user_id: string
  /** JSON with one entry per part of the consultant; each reads only its own. */
  state: string
  created_at: number
  /** A day after the last question. */
  expires_at: number
}
