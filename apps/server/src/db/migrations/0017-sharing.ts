import type { Migration } from '#src/db/migrate.ts'

export const sharing: Migration = {
  id: '0017-sharing',
  statements: ({ text }) => [
    `create table shares (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      tipo ${text} not null,
      empresa ${text} not null,
      conteudo ${text},
      token_hash ${text} not null unique,
      password_hash ${text},
      vistas bigint not null,
      failures bigint not null,
      failures_in_all bigint not null,
      locked_until bigint not null,
      created_at bigint not null,
      expires_at bigint not null,
      revoked_at bigint
    )`,
    'create index shares_by_company on shares (company_id, created_at, id)',
    'create index shares_by_expiry on shares (expires_at)',
  ],
}
