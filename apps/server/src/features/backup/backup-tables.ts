export interface BackedUpTable {
  name: string
  /** Primary key: rows are read in its order. */
  key: readonly string[]
  /** Rows of one read; fewer where rows are large. */
  page: number
}

const table = (name: string, page = 500, ...key: string[]): BackedUpTable => ({
  name,
  key: key.length > 0 ? key : ['id'],
  page,
})

/** Every table in a backup, after the tables it references; a test compares the list with the database. */
export const TABLES: readonly BackedUpTable[] = [
  table('users'),
  table('sessions'),
  table('companies'),
  table('consents'),
  table('diagnostics', 100),
  table('analyses', 50),
  table('idempotency_keys', 500, 'user_id', 'key'),
  table('throttles', 500, 'key'),
  table('jobs'),
  table('revenue_months', 500, 'company_id', 'mes', 'source'),
  table('recoveries'),
  table('chat_messages', 200),
  table('preferences', 500, 'user_id'),
  table('notifications'),
  table('provider_calls'),
  table('automations', 200, 'company_id'),
  table('forecasts', 500, 'company_id', 'made_on', 'mes'),
  table('conversations', 200),
  table('tasks'),
  table('alerts'),
  table('reports', 5),
  table('unsubscribe_links', 500, 'hash'),
  table('commitments'),
  table('scenarios'),
  table('anomalies', 500, 'company_id', 'mes', 'categoria'),
  table('accounts'),
  table('account_sources', 500, 'company_id', 'source'),
  table('imports', 200),
  table('movements'),
  table('import_lines', 1_000, 'import_id', 'movement_id'),
  table('ledger_months', 500, 'company_id', 'account_id', 'mes', 'categoria'),
  table('rules'),
  table('own_categories'),
  table('hand_categories'),
  table('plan_tasks', 200),
  table('plan_comments', 200),
  table('plan_changes', 200, 'task_id', 'versao'),
  table('shares', 50),
  table('agendas', 500, 'company_id'),
  table('audit_keys', 500, 'user_id'),
  table('audit'),
  table('audit_anchors', 500, 'seq'),
  table('email_links'),
  table('known_devices', 500, 'device_hash'),
  table('two_factor', 500, 'user_id'),
  table('two_factor_codes', 500, 'code_hash'),
]

/** Tables that an unused server may already have written to; a restore empties them. */
export const DISPOSABLE: readonly string[] = ['jobs', 'throttles']

/** Tables whose rows give access to an account, or repeat an earlier answer; a restore empties them. */
export const OPENED: readonly string[] = [
  'sessions',
  'recoveries',
  'email_links',
  'known_devices',
  'idempotency_keys',
  'agendas',
]

/**
 * Applied migrations travel in the header; attachments of realtime packets live for seconds, files to be confirmed for
 * minutes; the sums of movements are made by triggers wherever movements are written.
 */
export const NOT_BACKED_UP: readonly string[] = [
  'migrations',
  'socket_io_attachments',
  'previews',
  'movement_sums',
  'counterparties',
  'counterparty_days',
]
