import type { Selectable } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { PreviewsTable } from '#src/db/ledger-tables.ts'

export type PreviewRow = Selectable<PreviewsTable>

/** Stores a preview and deletes the company's oldest ones beyond `most`. */
export async function insertPreview(trx: Db, row: PreviewRow, most: number): Promise<void> {
  await trx
    .deleteFrom('previews')
    .where('company_id', '=', row.company_id)
    .where('expires_at', '<=', row.created_at)
    .execute()
  await trx
    .deleteFrom('previews')
    .where('company_id', '=', row.company_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('previews')
        .select('id')
        .where('company_id', '=', row.company_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most - 1),
    )
    .execute()
  await trx.insertInto('previews').values(row).execute()
}

/** An unexpired preview. */
export async function findPreview(db: Db, companyId: string, id: string, now: number): Promise<PreviewRow | undefined> {
  return db
    .selectFrom('previews')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a preview; false when another request has used it. */
export async function usePreview(trx: Db, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('previews')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
