import type { Migration } from '#src/db/migrate.ts'

export const agenda: Migration = {
  id: '0018-agenda',
  statements: ({ text }) => [
    `create table agendas (
      company_id ${text} primary key references companies (id) on delete cascade,
      token_hash ${text} not null unique,
      created_at bigint not null
    )`,
    // What each version of a task changed.
    `create table plan_changes (
      task_id ${text} not null references plan_tasks (id) on delete cascade,
      versao bigint not null,
      company_id ${text} not null references companies (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      mudancas ${text} not null,
      created_at bigint not null,
      primary key (task_id, versao)
    )`,
    'create index plan_changes_by_company on plan_changes (company_id, created_at, task_id, versao)',
    'create index plan_changes_by_user on plan_changes (user_id)',
  ],
}
