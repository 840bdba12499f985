import type { Migration } from '#src/db/migrate.ts'

export const account: Migration = {
  id: '0026-account',
  statements: ({ text }) => [
    // Id of the account that the owner confirmed for these answers, 'nenhuma' where none is hers; null: she hasn't said.
    `alter table diagnostics add column conta ${text}`,
  ],
}
