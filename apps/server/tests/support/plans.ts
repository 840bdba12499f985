import { CompiledQuery } from 'kysely'
import type { Database } from '#src/db/client.ts'

/** Keeps the statements of a database that is opened with its `onQuery`; `take` gives each text once and forgets them. */
export function recordStatements() {
  const seen = new Map<string, CompiledQuery>()
  return {
    onQuery(_kind: string, _ms: number, _failed: boolean, query: CompiledQuery): void {
      seen.set(query.sql, query)
    },
    take(): CompiledQuery[] {
      const statements = [...seen.values()]
      seen.clear()
      return statements
    },
  }
}

/** Lines of the engine's plan for a statement that reads or changes rows by a condition; [] for the others. */
export async function planOf({ db, engine }: Database, { sql, parameters }: CompiledQuery): Promise<string[]> {
  if (!/^(select|update|delete|with)\b/.test(sql)) return []
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
  )
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
}
