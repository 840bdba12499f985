import type { Migration } from '#src/db/migrate.ts'

/**
 * SQLite looks for a text in an index, without the movements themselves; an index of PostgreSQL takes no text of any length, so
 * there trigrams tell where to look. Whoever may not add the extension searches as before, more slowly.
 */
export const search: Migration = {
  id: '0024-search',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? [
          'drop index movements_by_company',
          'create index movements_by_company on movements (company_id, data, id, busca, centavos)',
        ]
      : [
          `do $$ begin
            create extension if not exists pg_trgm;
            create index movements_by_text on movements using gin (busca gin_trgm_ops);
          exception when insufficient_privilege or undefined_file or feature_not_supported then
            raise notice 'without pg_trgm a search reads all movements of a company';
          end $$`,
        ],
}
