import type { Migration } from '#src/db/migrate.ts'

export const automation: Migration = {
  id: '0004-automation',
  statements: ({ text }) => [
    `alter table analyses add column input_hash ${text}`,
    `create table automations (
      company_id ${text} primary key references companies (id) on delete cascade,
      config ${text} not null,
      updated_at bigint not null
    )`,
    `create table tasks (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      type ${text} not null,
      frequency ${text} not null,
      status ${text} not null,
      next_run_at bigint not null,
      last_run_at bigint,
      failed_job_id ${text},
      created_at bigint not null,
      unique (company_id, type)
    )`,
    'create index tasks_due on tasks (status, next_run_at, id)',
    `create table alerts (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      metric ${text} not null,
      side ${text} not null,
      value bigint not null,
      limit_value bigint not null,
      opened_at bigint not null,
      closed_at bigint
    )`,
    'create index alerts_by_company on alerts (company_id, opened_at)',
    // A crossed limit is reported once, however many checks run at the same time.
    'create unique index alerts_open on alerts (company_id, metric) where closed_at is null',
    `create table reports (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      title ${text} not null,
      period_start ${text} not null,
      period_end ${text} not null,
      figures ${text} not null,
      bytes bigint not null,
      pdf ${text} not null,
      created_at bigint not null
    )`,
    'create index reports_by_company on reports (company_id, created_at desc, id desc)',
    `create table unsubscribe_links (
      hash ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      kind ${text} not null,
      created_at bigint not null
    )`,
    'create index unsubscribe_links_by_user on unsubscribe_links (user_id)',
    'create index unsubscribe_links_by_age on unsubscribe_links (created_at)',
  ],
}
