import type { Db } from '#src/db/client.ts'
import { unpackJson } from '#src/platform/http/packed-json.ts'

type Rows = Record<string, unknown>[]

/** Exported tables, grouped by the column that names the owner. Secrets are not exported. */
export const EXPORTED = {
  user: ['consents', 'preferences', 'diagnostics', 'chat_messages', 'conversations', 'notifications', 'provider_calls'],
  company: [
    'analyses',
    'revenue_months',
    'automations',
    'tasks',
    'alerts',
    'reports',
    'forecasts',
    'commitments',
    'scenarios',
    'accounts',
    'imports',
    'movements',
    'rules',
    'own_categories',
    'hand_categories',
    'anomalies',
    'plan_tasks',
    'plan_comments',
  ],
} as const

/** Tables with a user's id that hold no personal data: secrets, sums of exported rows, short-lived work. */
export const NOT_EXPORTED = [
  'users',
  'sessions',
  'companies',
  'idempotency_keys',
  'jobs',
  'recoveries',
  'unsubscribe_links',
  'audit_keys',
  'email_links',
  'known_devices',
  'two_factor',
  'two_factor_codes',
  'account_sources',
  'ledger_months',
  'previews',
  'movement_sums',
  'counterparties',
  'counterparty_days',
  'shares',
] as const

const TIMES = /_at$/
const DOCUMENTS = [
  'form_answers',
  'segment_answers',
  'document',
  'state',
  'facts',
  'config',
  'figures',
  'alavancas',
  'prova',
  'avisos',
  'saldos',
  'antes',
  'depois',
  'conteudo',
]
const MONEY = ['faturamento', 'valor', 'previsto', 'minimo', 'maximo', 'centavos', 'mediana', 'saldo', 'saldo_inicial']

/** Times as ISO 8601, documents as objects, money in reais. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (TIMES.test(name) && typeof value === 'number') return [name, new Date(value).toISOString()]
      if (DOCUMENTS.includes(name) && typeof value === 'string') return [name, JSON.parse(unpackJson(value))]
      if (MONEY.includes(name) && typeof value === 'number') return [name, value / 100]
      return [name, value]
    }),
  )
}

/** Every row about a user, by table; in the caller's snapshot. */
export async function exportUser(trx: Db, userId: string): Promise<Record<string, Rows>> {
  const profile = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'phone', 'active_company_id', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .execute()
  const sessions = await trx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  const companies = await trx.selectFrom('companies').selectAll().where('owner_id', '=', userId).execute()
  const ids = companies.map((company) => company.id)
  const tables: Record<string, Rows> = {}
  for (const table of EXPORTED.user)
    tables[table] = await trx.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  for (const table of EXPORTED.company)
    tables[table] =
      ids.length === 0 ? [] : await trx.selectFrom(table).selectAll().where('company_id', 'in', ids).execute()
  const shares = await trx
    .selectFrom('shares')
    .innerJoin('companies', 'companies.id', 'shares.company_id')
    .select(['shares.id', 'shares.company_id', 'shares.tipo', 'shares.empresa', 'shares.conteudo', 'shares.vistas'])
    .select(['shares.created_at', 'shares.expires_at', 'shares.revoked_at'])
    .where('companies.owner_id', '=', userId)
    .execute()
  const all: Record<string, Rows> = { profile, sessions, companies, ...tables, shares }
  return Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.map(readable)]))
}

/** Deletes the account with everything that belongs to it, by foreign keys. */
export async function deleteUser(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}
