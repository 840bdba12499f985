import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { Schema } from '#src/db/schema.ts'
import { unpackJson } from '#src/platform/http/packed-json.ts'

export type Rows = Record<string, unknown>[]

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
    'plan_changes',
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
  'agendas',
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
  'mudancas',
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

/** Columns that order the pages of a table, where they are not just `id`. An index has them after the user or company. */
const KEYS: Partial<Record<keyof Schema, readonly string[]>> = {
  companies: ['created_at', 'id'],
  preferences: ['user_id'],
  chat_messages: ['created_at', 'id'],
  notifications: ['created_at', 'id'],
  provider_calls: ['created_at', 'id'],
  analyses: ['created_at', 'id'],
  revenue_months: ['mes', 'source'],
  automations: ['company_id'],
  tasks: ['type'],
  alerts: ['opened_at', 'id'],
  reports: ['created_at', 'id'],
  forecasts: ['made_on', 'mes'],
  commitments: ['vencimento', 'id'],
  scenarios: ['created_at', 'id'],
  accounts: ['created_at', 'id'],
  imports: ['created_at', 'id'],
  movements: ['data', 'id'],
  rules: ['chave'],
  own_categories: ['nome_chave'],
  anomalies: ['mes', 'categoria'],
  plan_tasks: ['ordem', 'id'],
  plan_comments: ['created_at', 'id'],
  plan_changes: ['created_at', 'task_id', 'versao'],
  shares: ['created_at', 'id'],
}
/** Rows read at once; fewer where rows are large. */
const PAGE = 500
const PAGES: Partial<Record<keyof Schema, number>> = {
  chat_messages: 200,
  diagnostics: 10,
  analyses: 10,
  reports: 4,
  imports: 50,
  plan_tasks: 100,
  shares: 10,
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Rows of a table whose `column` is `value`, page by page, so that memory does not grow with the account. */
async function* pagesOf(
  db: Db,
  table: keyof Schema,
  { column, value }: { column: string; value: string },
  columns?: readonly string[],
): AsyncGenerator<Rows> {
  const key = KEYS[table] ?? ['id']
  const limit = PAGES[table] ?? PAGE
  const what = columns ? refs(columns) : sql`*`
  let after: unknown[] | undefined
  for (;;) {
    const behind = after ? sql`and (${refs(key)}) > (${sql.join(after)})` : sql``
    const { rows } = await sql<Record<string, unknown>>`select ${what} from ${sql.table(table)}
      where ${sql.ref(column)} = ${value} ${behind} order by ${refs(key)} limit ${sql.lit(limit)}`.execute(db)
    yield rows.map(readable)
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = key.map((name) => last[name])
  }
}

/** Rows of all companies of the user, one company after the other, skipping companies without rows. */
async function* pagesOfCompanies(
  db: Db,
  table: keyof Schema,
  userId: string,
  columns?: readonly string[],
): AsyncGenerator<Rows> {
  const { rows } = await sql<{ id: string }>`select id from companies where owner_id = ${userId}
    and exists (select 1 from ${sql.table(table)} where company_id = companies.id) order by created_at, id`.execute(db)
  for (const { id } of rows) yield* pagesOf(db, table, { column: 'company_id', value: id }, columns)
}

const PROFILE = ['id', 'name', 'email', 'email_confirmed_at', 'phone', 'active_company_id', 'created_at', 'updated_at']
const SESSION = ['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at']
const SHARE = ['id', 'company_id', 'tipo', 'empresa', 'conteudo', 'vistas', 'created_at', 'expires_at', 'revoked_at']

/** Every row about a user, by table and page. Each page is read at its own moment, without a snapshot over all of them. */
export function* exportUser(db: Db, userId: string): Generator<readonly [name: string, pages: AsyncIterable<Rows>]> {
  const mine = { column: 'user_id', value: userId }
  yield ['profile', pagesOf(db, 'users', { column: 'id', value: userId }, PROFILE)]
  yield ['sessions', pagesOf(db, 'sessions', mine, SESSION)]
  yield ['companies', pagesOf(db, 'companies', { column: 'owner_id', value: userId })]
  for (const table of EXPORTED.user) yield [table, pagesOf(db, table, mine)]
  for (const table of EXPORTED.company) yield [table, pagesOfCompanies(db, table, userId)]
  yield ['shares', pagesOfCompanies(db, 'shares', userId, SHARE)]
}

/** Names of the user's companies, by id. */
export async function findCompanyNames(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('companies').select(['id', 'nome']).where('owner_id', '=', userId).execute()
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/** Deletes the account with everything that belongs to it, by foreign keys. */
export async function deleteUser(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}
