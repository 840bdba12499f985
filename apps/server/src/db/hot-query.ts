import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Db } from './client.ts'
import { isSqlite } from './is-sqlite.ts'

/**
 * A statement that is built and compiled once per engine instead of on each call, since building costs more than running
 * it on SQLite. `build` is called with the first call's values as placeholders; each must be bound exactly once, in the
 * order of the parameters.
 */
export function hotQuery<P extends readonly (string | number | null)[], R>(
  build: (db: Db, ...parameters: P) => Compilable<R>,
): (db: Db, ...parameters: P) => Promise<R[]> {
  const compiled = new WeakMap<object, CompiledQuery<R>>()
  return async (db, ...parameters) => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      query = build(db, ...parameters).compile()
      if (query.parameters.length !== parameters.length || query.parameters.some((value, n) => value !== parameters[n]))
        throw new Error(`Parameters of a hot query must come in their order: ${query.sql}`)
      compiled.set(adapter, query)
    }
    const { rows }: QueryResult<R> = await db.executeQuery({ ...query, parameters })
    return rows
  }
}

/**
 * A text column that is passed on without being parsed: SQLite returns its bytes, which saves decoding and encoding. On
 * PostgreSQL text is cheaper than bytes.
 */
export const utf8 = (db: Db, column: string): RawBuilder<string | Uint8Array> =>
  isSqlite(db) ? sql<Uint8Array>`cast(${sql.ref(column)} as blob)` : sql<string>`${sql.ref(column)}`
