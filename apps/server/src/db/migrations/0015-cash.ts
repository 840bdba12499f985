import type { Migration } from '#src/db/migrate.ts'

export const cash: Migration = {
  id: '0015-cash',
  statements: ({ text }) => [
    `create table commitments (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      tipo ${text} not null,
      descricao ${text} not null,
      valor bigint not null,
      vencimento ${text} not null,
      repete ${text} not null,
      ate ${text},
      categoria ${text},
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index commitments_by_company on commitments (company_id, vencimento, id)',
    `create table scenarios (
      id ${text} primary key,
      company_id ${text} not null references companies (id) on delete cascade,
      nome ${text} not null,
      alavancas ${text} not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index scenarios_by_company on scenarios (company_id, created_at, id)',
    `create table anomalies (
      company_id ${text} not null references companies (id) on delete cascade,
      mes ${text} not null,
      categoria ${text} not null,
      centavos bigint not null,
      mediana bigint not null,
      told_at bigint not null,
      primary key (company_id, mes, categoria)
    )`,
  ],
}
