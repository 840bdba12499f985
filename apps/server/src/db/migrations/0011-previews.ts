import type { Migration } from '#src/db/migrate.ts'

export const previews: Migration = {
  id: '0011-previews',
  statements: ({ text }) => [
    `create table previews (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      arquivo ${text} not null,
      sha256 ${text} not null,
      conteudo ${text} not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index previews_by_company on previews (company_id, created_at, id)',
    'create index previews_by_user on previews (user_id)',
    'create index previews_by_expiry on previews (expires_at)',
  ],
}
