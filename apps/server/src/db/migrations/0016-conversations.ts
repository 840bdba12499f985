import type { Migration } from '#src/db/migrate.ts'

export const conversations: Migration = {
  id: '0016-conversations',
  statements: ({ text }) => [
    `create table conversations (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      state ${text} not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index conversations_by_company on conversations (company_id)',
    'create index conversations_by_user on conversations (user_id)',
    'create index conversations_by_expiry on conversations (expires_at)',
  ],
}
