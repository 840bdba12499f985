import type { AnalysisDetail } from '@norteia/contracts/analysis'
import type { Db } from '#src/db/client.ts'

/**
 * Analyses are stored as the JSON that the API sends, checked when they were written: reading one is copying text.
 */
export type AnalysisJson = string

export interface NewAnalysis {
  companyId: string
  /** null: a scheduled run or the tool. */
  diagnosticId: string | null
  analysis: AnalysisDetail
  createdAt: number
}

/** Stores an analysis and moves the company's counters with it; runs in the caller's transaction. */
export async function insertAnalysis(trx: Db, input: NewAnalysis): Promise<void> {
  const { fatos, referencias, ...document } = input.analysis
  await trx
    .insertInto('analyses')
    .values({
      id: document.id,
      company_id: input.companyId,
      diagnostic_id: input.diagnosticId,
      origem: document.origem,
      document: JSON.stringify(document),
      facts: JSON.stringify({ fatos, referencias }),
      created_at: input.createdAt,
    })
    .execute()
  await trx
    .updateTable('companies')
    .set((column) => ({
      total_analyses: column('total_analyses', '+', 1),
      last_analysis_at: input.createdAt,
      ...(document.origem !== 'ferramenta' && { last_analysis_id: document.id }),
    }))
    .where('id', '=', input.companyId)
    .execute()
}

/** Puts other sentences in place of a stored analysis: same id, same figures. */
export async function replaceAnalysis(trx: Db, companyId: string, analysis: AnalysisDetail): Promise<void> {
  const { fatos, referencias, ...document } = analysis
  await trx
    .updateTable('analyses')
    .set({ document: JSON.stringify(document), facts: JSON.stringify({ fatos, referencias }) })
    .where('id', '=', document.id)
    .where('company_id', '=', companyId)
    .execute()
}

export async function findAnalysis(db: Db, companyId: string, id: string): Promise<AnalysisJson | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select('document')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.document
}

/** With `fatos` and `referencias`. */
export async function findAnalysisDetail(db: Db, companyId: string, id: string): Promise<AnalysisJson | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select(['document', 'facts'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && `${row.document.slice(0, -1)},${row.facts.slice(1)}`
}

/** Newest first. */
export async function findAnalysisPage(
  db: Db,
  companyId: string,
  page: { limit: number; offset: number },
): Promise<AnalysisJson[]> {
  const rows = await db
    .selectFrom('analyses')
    .select('document')
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.document)
}
