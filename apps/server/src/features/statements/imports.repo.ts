import type { Importacao } from '@norteia/contracts/statements'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { HandCategoriesTable, ImportLinesTable, ImportsTable, MovementsTable } from '#src/db/ledger-tables.ts'

export type ImportRow = Selectable<ImportsTable>
export type MovementRow = Selectable<MovementsTable>

/** Rows of one statement: the drivers bound its parameters. */
const BATCH = 400

function* batches<T>(items: readonly T[], size = BATCH): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

export const importWire = (row: ImportRow): Importacao => ({
  id: row.id,
  contaId: row.account_id,
  arquivo: { nome: row.arquivo, sha256: row.sha256, formato: row.formato as Importacao['arquivo']['formato'] },
  periodo: row.de === null || row.ate === null ? null : { de: row.de, ate: row.ate },
  novas: row.novas,
  repetidas: row.repetidas,
  futuras: row.futuras,
  recusadas: row.recusadas,
  prova: JSON.parse(row.prova),
  avisos: JSON.parse(row.avisos),
  criadaEm: new Date(row.created_at).toISOString(),
  desfeitaEm: row.undone_at === null ? null : new Date(row.undone_at).toISOString(),
})

/** Newest first, undone ones too. */
export async function findImports(db: Db, companyId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findImport(db: Db, companyId: string, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** What a confirmed preview became, in the order of its accounts. */
export async function findImportsOfPreview(db: Db, companyId: string, previewId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('preview_id', '=', previewId)
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
}

export async function insertImport(trx: Db, row: ImportRow): Promise<void> {
  await trx.insertInto('imports').values(row).execute()
}

export async function markUndone(trx: Db, id: string, now: number): Promise<void> {
  await trx.updateTable('imports').set({ undone_at: now }).where('id', '=', id).execute()
}

export type StoredRow = Pick<MovementRow, 'id' | 'data' | 'centavos' | 'chave' | 'fitid' | 'descricao' | 'primeira'>

const STORED_PAGE = 2_000

/** A page of an account's imported movements between the days, after a place; of one day in the order of their creation. */
export async function findStored(
  db: Db,
  accountId: string,
  { de, ate }: { de: string; ate: string },
  after: { data: string; id: string } | null,
): Promise<StoredRow[]> {
  let query = db
    .selectFrom('movements')
    .select(['id', 'data', 'centavos', 'chave', 'fitid', 'descricao', 'primeira'])
    .where('account_id', '=', accountId)
    .where('import_id', 'is not', null)
    .where('data', '<=', ate)
  if (after) query = query.where(sql<boolean>`(data, id) > (${after.data}, ${after.id})`)
  else query = query.where('data', '>=', de)
  return query.orderBy('data').orderBy('id').limit(STORED_PAGE).execute()
}

/** How often each of these identifiers occurs in the account. */
export async function countFitids(db: Db, accountId: string, fitids: readonly string[]): Promise<[string, number][]> {
  const counts: [string, number][] = []
  for (const some of batches([...new Set(fitids)])) {
    const rows = await db
      .selectFrom('movements')
      .select(({ fn }) => ['fitid', fn.countAll<number>().as('count')])
      .where('account_id', '=', accountId)
      .where('fitid', 'in', some)
      .groupBy('fitid')
      .execute()
    counts.push(...rows.map(({ fitid, count }): [string, number] => [fitid, count]))
  }
  return counts
}

export async function insertMovements(trx: Db, rows: readonly MovementRow[]): Promise<void> {
  for (const some of batches(rows)) await trx.insertInto('movements').values(some).execute()
}

export async function insertLines(trx: Db, rows: readonly Selectable<ImportLinesTable>[]): Promise<void> {
  for (const some of batches(rows, 1_000)) await trx.insertInto('import_lines').values(some).execute()
}

export interface Description {
  id: string
  descricao: string
  chave: string
  busca: string
  primeira: string | null
}

export async function updateDescriptions(trx: Db, changes: readonly Description[]): Promise<void> {
  for (const { id, ...columns } of changes)
    await trx.updateTable('movements').set(columns).where('id', '=', id).execute()
}

/** Movements of an import, and whether an other import in force shows each as well. */
export async function findShown(db: Db, importId: string): Promise<(MovementRow & { others: number })[]> {
  return db
    .selectFrom('import_lines')
    .innerJoin('movements', 'movements.id', 'import_lines.movement_id')
    .selectAll('movements')
    .select((column) =>
      column
        .selectFrom('import_lines as other')
        .select(({ fn }) => fn.countAll<number>().as('others'))
        .whereRef('other.movement_id', '=', 'import_lines.movement_id')
        .whereRef('other.import_id', '!=', 'import_lines.import_id')
        .as('others'),
    )
    .where('import_lines.import_id', '=', importId)
    .$castTo<MovementRow & { others: number }>()
    .execute()
}

export async function deleteLines(trx: Db, importId: string): Promise<void> {
  await trx.deleteFrom('import_lines').where('import_id', '=', importId).execute()
}

export async function deleteMovements(trx: Db, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids)) await trx.deleteFrom('movements').where('id', 'in', some).execute()
}

export interface Showing {
  movement_id: string
  import_id: string
  ordem: number
  linha: number
  descricao: string | null
}

/** The imports that show these movements, the oldest first. */
export async function findShowings(db: Db, ids: readonly string[]): Promise<Showing[]> {
  const rows: Showing[] = []
  for (const some of batches(ids))
    rows.push(
      ...(await db
        .selectFrom('import_lines')
        .innerJoin('imports', 'imports.id', 'import_lines.import_id')
        .select([
          'import_lines.movement_id',
          'import_lines.import_id',
          'imports.ordem',
          'import_lines.linha',
          'import_lines.descricao',
        ])
        .where('import_lines.movement_id', 'in', some)
        .orderBy('imports.ordem')
        .execute()),
    )
  return rows
}

/** Gives movements to another import that shows them. */
export async function moveToImports(trx: Db, moves: readonly Omit<Showing, 'descricao'>[]): Promise<void> {
  for (const some of batches(moves)) {
    const values = some.map(
      ({ movement_id, import_id, linha, ordem }) =>
        sql`(${movement_id}, ${import_id}, cast(${linha} as bigint), cast(${ordem} as bigint))`,
    )
    await sql`
      update movements set import_id = v.column2, linha = v.column3, ordem = v.column4
      from (values ${sql.join(values)}) as v where movements.id = v.column1`.execute(trx)
  }
}

export type HandRow = Selectable<HandCategoriesTable>

/** Categories by hand that wait for their movement, the oldest first. */
export async function findHandCategories(
  db: Db,
  accountId: string,
  { de, ate }: { de: string; ate: string },
): Promise<HandRow[]> {
  return db
    .selectFrom('hand_categories')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('data', '>=', de)
    .where('data', '<=', ate)
    .orderBy('id')
    .execute()
}

export async function insertHandCategories(trx: Db, rows: readonly HandRow[]): Promise<void> {
  for (const some of batches(rows)) await trx.insertInto('hand_categories').values(some).execute()
}

export async function deleteHandCategories(trx: Db, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids)) await trx.deleteFrom('hand_categories').where('id', 'in', some).execute()
}

/** The account that last took such a file. */
export async function findSourceAccount(db: Db, companyId: string, source: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_sources')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.account_id
}

export async function rememberSource(
  trx: Db,
  row: { company_id: string; source: string; account_id: string; used_at: number },
): Promise<void> {
  await trx
    .insertInto('account_sources')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'source']).doUpdateSet((given) => ({
        account_id: given.ref('excluded.account_id'),
        used_at: given.ref('excluded.used_at'),
      })),
    )
    .execute()
}
