import type { Migration } from '#src/db/migrate.ts'

export const forecasts: Migration = {
  id: '0005-forecasts',
  statements: ({ text }) => [
    `create table forecasts (
      company_id ${text} not null references companies (id) on delete cascade,
      made_on ${text} not null,
      mes ${text} not null,
      previsto bigint not null,
      minimo bigint not null,
      maximo bigint not null,
      scenario bigint not null,
      primary key (company_id, made_on, mes)
    )`,
  ],
}
