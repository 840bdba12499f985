import type { Migration } from '#src/db/migrate.ts'

export const plan: Migration = {
  id: '0012-plan',
  statements: ({ text }) => [
    `create table plan_tasks (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      ordem bigint not null,
      analysis_id ${text},
      regra ${text},
      chave ${text},
      acao ${text} not null,
      detalhes ${text} not null,
      status ${text} not null,
      responsavel ${text},
      prazo ${text},
      progresso bigint not null,
      fato ${text},
      antes ${text},
      depois ${text},
      versao bigint not null,
      created_at bigint not null,
      updated_at bigint not null,
      status_at bigint not null,
      concluded_at bigint
    )`,
    'create index plan_tasks_by_company on plan_tasks (company_id, ordem, id)',
    `create table plan_comments (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      task_id ${text} not null references plan_tasks (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      texto ${text} not null,
      created_at bigint not null
    )`,
    'create index plan_comments_by_company on plan_comments (company_id, created_at, id)',
    'create index plan_comments_by_task on plan_comments (task_id, created_at, id)',
    'create index plan_comments_by_user on plan_comments (user_id)',
  ],
}
