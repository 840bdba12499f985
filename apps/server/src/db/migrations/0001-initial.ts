import type { Migration } from '#src/db/migrate.ts'

export const initial: Migration = {
  id: '0001-initial',
  statements: ({ text }) => [
    `create table users (
      id ${text} primary key,
      name ${text} not null,
      email ${text} not null unique,
      phone ${text},
      password_hash ${text} not null,
      active_company_id ${text},
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table sessions (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      token_hash ${text} not null unique,
      user_agent ${text},
      created_at bigint not null,
      last_seen_at bigint not null,
      expires_at bigint not null
    )`,
    'create index sessions_by_user on sessions (user_id, last_seen_at)',
    'create index sessions_by_expiry on sessions (expires_at)',
    `create table companies (
      id ${text} primary key,
      owner_id ${text} not null references users (id) on delete cascade,
      nome ${text} not null,
      cnpj ${text} not null,
      cnpj_normalized ${text} not null,
      setor ${text} not null,
      faturamento bigint,
      funcionarios bigint,
      total_analyses bigint not null default 0,
      last_analysis_at bigint,
      last_analysis_id ${text},
      created_at bigint not null,
      updated_at bigint not null,
      unique (owner_id, cnpj_normalized)
    )`,
    'create index companies_by_owner on companies (owner_id, created_at, id)',
    `create table consents (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      version ${text} not null,
      accepted_at bigint not null
    )`,
    'create index consents_by_user on consents (user_id)',
    `create table diagnostics (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      form_answers ${text} not null,
      segment_answers ${text} not null,
      created_at bigint not null
    )`,
    'create index diagnostics_by_company on diagnostics (company_id, created_at)',
    'create index diagnostics_by_user on diagnostics (user_id)',
    `create table analyses (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      diagnostic_id ${text} references diagnostics (id) on delete cascade,
      created_at bigint not null,
      origem ${text} not null,
      document ${text} not null,
      facts ${text} not null
    )`,
    'create index analyses_by_company on analyses (company_id, created_at desc, id desc)',
    'create index analyses_by_diagnostic on analyses (diagnostic_id)',
    `create table idempotency_keys (
      user_id ${text} not null references users (id) on delete cascade,
      key ${text} not null,
      body_hash ${text} not null,
      response ${text},
      created_at bigint not null,
      expires_at bigint not null,
      primary key (user_id, key)
    )`,
    'create index idempotency_keys_by_expiry on idempotency_keys (expires_at)',
    `create table throttles (
      key ${text} primary key,
      count bigint not null,
      window_start bigint not null,
      blocked_until bigint not null default 0,
      expires_at bigint not null
    )`,
    'create index throttles_by_expiry on throttles (expires_at)',
    `create table jobs (
      id ${text} primary key,
      kind ${text} not null,
      key ${text} not null,
      payload ${text} not null,
      status ${text} not null,
      attempts bigint not null default 0,
      run_at bigint not null,
      lease_until bigint not null default 0,
      fence bigint not null default 0,
      last_error ${text},
      created_at bigint not null,
      finished_at bigint,
      unique (kind, key)
    )`,
    'create index jobs_by_status on jobs (status, run_at, id)',
    `create table revenue_months (
      company_id ${text} not null references companies (id) on delete cascade,
      mes ${text} not null,
      source ${text} not null,
      valor bigint not null,
      updated_at bigint not null,
      primary key (company_id, mes, source)
    )`,
  ],
}
