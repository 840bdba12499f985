import type { Migration } from '#src/db/migrate.ts'

export const accountCare: Migration = {
  id: '0003-account-care',
  statements: ({ text }) => [
    `create table preferences (
      user_id ${text} primary key references users (id) on delete cascade,
      email_reports bigint not null,
      email_alerts bigint not null,
      updated_at bigint not null
    )`,
    `create table notifications (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      company_id ${text} references companies (id) on delete cascade,
      kind ${text} not null,
      title ${text} not null,
      body ${text} not null,
      seen bigint not null default 0,
      created_at bigint not null
    )`,
    'create index notifications_by_user on notifications (user_id, created_at desc, id desc)',
    'create index notifications_unseen on notifications (user_id, seen)',
    'create index notifications_by_company on notifications (company_id)',
    `create table provider_calls (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      company_id ${text} references companies (id) on delete cascade,
      provider ${text} not null,
      model ${text} not null,
      purpose ${text} not null,
      outcome ${text} not null,
      created_at bigint not null
    )`,
    'create index provider_calls_by_user on provider_calls (user_id, created_at desc, id desc)',
    'create index provider_calls_by_company on provider_calls (company_id)',
  ],
}
