import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 } from 'uuid'

/**
 * Fills companies with analyses below the API, for sizes that can't be reached through it in a bench: copies of one real
 * analysis where they will be read (the first page), small ones behind. The server must not run.
 */
export function fillHistory(dataDir: string, sizes: { companyId: string; analyses: number }[], rest: number): void {
  const database = new DatabaseSync(join(dataDir, 'norteia.db'))
  const model = database.prepare('select id, document, facts from analyses limit 1').get() as Record<string, string>
  const insert = database.prepare(
    `insert into analyses (id, company_id, diagnostic_id, created_at, origem, document, facts) values (?, ?, null, ?, 'agendada', ?, '{}')`,
  )
  const start = Date.now()
  database.exec('begin')
  const add = (companyId: string, count: number, whole: number) => {
    for (let i = 0; i < count; i += 1) {
      const id = v7()
      const document = i < count - whole ? '{}' : model.document!.replace(model.id!, id)
      insert.run(id, companyId, start - 1_000_000_000 + i, document)
    }
    database
      .prepare('update companies set total_analyses = ?, last_analysis_at = ? where id = ?')
      .run(count, start, companyId)
  }
  for (const { companyId, analyses } of sizes) add(companyId, analyses, 10)
  const other = database
    .prepare('select id from companies where id not in (select value from json_each(?))')
    .all(JSON.stringify(sizes.map(({ companyId }) => companyId))) as { id: string }[]
  for (const { id } of other) add(id, Math.floor(rest / other.length), 0)
  database.exec('commit')
  database.exec('analyze')
  database.close()
}
