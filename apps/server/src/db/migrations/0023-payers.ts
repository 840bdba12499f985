import type { Migration } from '#src/db/migrate.ts'

export const payers: Migration = {
  id: '0023-payers',
  statements: () => [
    // With who paid and how much, so that the largest client is found without a look at the movements themselves.
    'drop index movements_by_category',
    'create index movements_by_category on movements (company_id, categoria, data, id, contraparte, centavos)',
  ],
}
