import type { Migration } from '#src/db/migrate.ts'

/** Bytes of a searched text that an index of PostgreSQL takes beside its keys; longer ones are summed on their own. */
export const SHORT_TEXT = 1_000

/**
 * A text that half of the movements hold is still summed over all of them: from an index of the company's texts and amounts,
 * not from the movements of everybody. SQLite has one since `0024-search`.
 */
export const searchTotals: Migration = {
  id: '0025-search-totals',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          `create index movements_by_search on movements (company_id, data, id) include (busca, centavos)
            where octet_length(busca) <= ${SHORT_TEXT}`,
          `create index movements_by_long_text on movements (company_id) where octet_length(busca) > ${SHORT_TEXT}`,
        ],
}
