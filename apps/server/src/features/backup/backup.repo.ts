import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, isSqlite } from '#src/db/client.ts'
import { type BackedUpTable, DISPOSABLE, TABLES } from './backup-tables.ts'

export type Value = string | number | null
export type Row = readonly Value[]

/** Rows and checksum of one table: equal on both engines for equal contents. */
export interface TableDigest {
  table: string
  rows: number
  sha256: string
}

/** Ids of applied migrations, in order; none when the database is new. */
export async function findMigrations(db: Db): Promise<string[]> {
  if (!(await findColumns(db)).has('migrations')) return []
  const { rows } = await sql<{ id: string }>`select id from migrations`.execute(db)
  return rows.map((row) => row.id).sort()
}

/** Columns by table, sorted by name. */
export async function findColumns(db: Db): Promise<Map<string, string[]>> {
  // Kysely's own introspection binds booleans, which are not portable.
  const { rows } = isSqlite(db)
    ? await sql<{ table: string; name: string }>`select m.name as "table", c.name as name
          from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by 1, 2`.execute(db)
    : await sql<{ table: string; name: string }>`select table_name as "table", column_name as name
          from information_schema.columns where table_schema = current_schema()`.execute(db)
  const columns = new Map<string, string[]>()
  for (const { table, name } of rows) columns.set(table, [...(columns.get(table) ?? []), name])
  return new Map([...columns].map(([table, names]) => [table, names.sort()]))
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Pages of all rows in the order of the primary key, as values in the order of `columns`. */
export async function* readRows(trx: Db, table: BackedUpTable, columns: readonly string[]): AsyncGenerator<Row[]> {
  let after: Value[] | undefined
  for (;;) {
    const from = after ? sql`where (${refs(table.key)}) > (${sql.join(after)})` : sql``
    const { rows } = await sql<Record<string, Value>>`select ${refs(columns)} from ${sql.table(table.name)} ${from}
      order by ${refs(table.key)} limit ${sql.lit(table.page)}`.execute(trx)
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null))
    const last = rows.at(-1)
    if (!last || rows.length < table.page) return
    after = table.key.map((column) => last[column] ?? null)
  }
}

/** Values of one insert: within SQLite's bound of 32,766. */
const MAX_VALUES = 9_000

/** Inserts in statements small enough for both engines. */
export async function insertRows(
  trx: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const step = Math.max(1, Math.floor(MAX_VALUES / columns.length))
  for (let start = 0; start < rows.length; start += step) {
    const values = rows.slice(start, start + step).map((row) => sql`(${sql.join([...row])})`)
    await sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(values)}`.execute(trx)
  }
}

/** Counts and hashes of the given tables, or of all that exist. */
export async function digestTables(trx: Db, only?: readonly string[]): Promise<TableDigest[]> {
  const columns = await findColumns(trx)
  const digests: TableDigest[] = []
  for (const table of TABLES) {
    const names = columns.get(table.name)
    if (!names || (only && !only.includes(table.name))) continue
    const hash = createHash('sha256')
    let rows = 0
    for await (const page of readRows(trx, table, names)) {
      for (const row of page) hash.update(lineOf(row))
      rows += page.length
    }
    digests.push({ table: table.name, rows, sha256: hash.digest('hex') })
  }
  return digests
}

/** A row as a line of the file; the table's checksum covers these lines. */
export const lineOf = (row: Row): string => `${JSON.stringify(row)}\n`

/** The first table that contains data; undefined when a backup may be restored here. */
export async function findUsedTable(db: Db): Promise<string | undefined> {
  const columns = await findColumns(db)
  for (const { name } of TABLES) {
    if (!columns.has(name) || DISPOSABLE.includes(name)) continue
    const { rows } = await sql`select 1 as one from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return undefined
}

/** Deletes all rows, table by table in the given order: referencing tables first. */
export async function emptyTables(trx: Db, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx)
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Deletes mails that had not been sent when the backup was written. */
export async function deleteUnsent(trx: Db, kinds: readonly string[]): Promise<void> {
  await trx.deleteFrom('jobs').where('kind', 'in', kinds).where('status', 'in', ['queued', 'running']).execute()
}

/** Users who sign in with a second step. */
export async function findSecondStepUsers(trx: Db): Promise<string[]> {
  const rows = await trx.selectFrom('two_factor').select('user_id').where('confirmed_at', 'is not', null).execute()
  return rows.map((row) => row.user_id)
}

export async function revokeShares(trx: Db, now: number): Promise<void> {
  await trx.updateTable('shares').set({ revoked_at: now, conteudo: null }).where('revoked_at', 'is', null).execute()
}
