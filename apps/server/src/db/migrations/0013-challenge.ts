import type { Migration } from '#src/db/migrate.ts'

export const challenge: Migration = {
  id: '0013-challenge',
  statements: ({ text }) => [
    // Id of the problem card that the owner chose for these answers; null: the engine's choice applies.
    `alter table diagnostics add column desafio ${text}`,
  ],
}
