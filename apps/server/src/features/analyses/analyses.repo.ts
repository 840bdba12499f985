import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { hotQuery, utf8 } from '#src/db/hot-query.ts'
import { packJson, unpackJson } from '#src/platform/http/packed-json.ts'
import type { Slice } from '#src/platform/http/pages.ts'

/**
 * Analyses are stored as the JSON that the API sends, checked when they were written: reading one is copying text.
 */
export type AnalysisJson = Buffer

export interface NewAnalysis {
  companyId: string
  /** null: a scheduled run or the tool. */
  diagnosticId: string | null
  analysis: AnalysisDetail
  /** See `hashInput`; absent for simulations. */
  inputHash?: string
  createdAt: number
}

/** Stores an analysis and updates the company's counters, in the caller's transaction. */
export async function insertAnalysis(trx: Db, input: NewAnalysis): Promise<void> {
  const { companyId, diagnosticId, inputHash = null, createdAt } = input
  const { fatos, referencias, ...document } = input.analysis
  const { id, origem } = document
  const facts = packJson({ fatos, referencias })
  await insertRow(trx, id, companyId, diagnosticId, origem, JSON.stringify(document), facts, inputHash, createdAt)
  if (origem === 'ferramenta') await countSimulation(trx, createdAt, companyId)
  else await countAnalysis(trx, createdAt, id, companyId)
}

const insertRow = hotQuery(
  (
    db,
    id: string,
    company_id: string,
    diagnostic_id: string | null,
    origem: string,
    document: string,
    facts: string,
    input_hash: string | null,
    created_at: number,
  ) =>
    db
      .insertInto('analyses')
      .values({ id, company_id, diagnostic_id, origem, document, facts, input_hash, created_at }),
)

const oneMore = sql<number>`total_analyses + 1`

const countAnalysis = hotQuery((db, last_analysis_at: number, last_analysis_id: string, companyId: string) =>
  db
    .updateTable('companies')
    .set({ total_analyses: oneMore, last_analysis_at, last_analysis_id })
    .where('id', '=', companyId),
)

/** A simulation never becomes the analysis that the dashboard shows. */
const countSimulation = hotQuery((db, last_analysis_at: number, companyId: string) =>
  db.updateTable('companies').set({ total_analyses: oneMore, last_analysis_at }).where('id', '=', companyId),
)

/** Replaces the sentences of a stored analysis: same id, same figures. */
export async function replaceAnalysis(trx: Db, companyId: string, analysis: AnalysisDetail): Promise<void> {
  const { fatos, referencias, ...document } = analysis
  await trx
    .updateTable('analyses')
    .set({ document: JSON.stringify(document), facts: packJson({ fatos, referencias }) })
    .where('id', '=', document.id)
    .where('company_id', '=', companyId)
    .execute()
}

/** The `inputHash` given to `insertAnalysis`; undefined when unknown. */
export async function findInputHash(db: Db, companyId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select('input_hash')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.input_hash ?? undefined
}

const asBuffer = (stored: string | Uint8Array) =>
  typeof stored === 'string' ? Buffer.from(stored) : Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)

/** Without `fatos` and `referencias`. */
export async function findAnalysis(db: Db, companyId: string, id: string): Promise<AnalysisJson | undefined> {
  const [row] = await findDocument(db, id, companyId)
  return row && asBuffer(row.document)
}

const findDocument = hotQuery((db, id: string, companyId: string) =>
  db
    .selectFrom('analyses')
    .select(utf8(db, 'document').as('document'))
    .where('id', '=', id)
    .where('company_id', '=', companyId),
)

/** With `fatos` and `referencias`. */
export async function findAnalysisDetail(db: Db, companyId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select(['document', 'facts'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && `${row.document.slice(0, -1)},${unpackJson(row.facts).slice(1)}`
}

/** Newest first. */
export async function findAnalysisPage(db: Db, companyId: string, slice: Slice): Promise<AnalysisJson[]> {
  const rows = await findDocuments(db, companyId, slice.limit, slice.offset)
  return rows.map((row) => asBuffer(row.document))
}

/** Ids come from the index alone, so skipped pages read no documents. */
const findDocuments = hotQuery((db, companyId: string, limit: number, offset: number) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('analyses')
        .select('id')
        .where('company_id', '=', companyId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('analyses', 'analyses.id', 'page.id')
    .select(utf8(db, 'analyses.document').as('document'))
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id', 'desc'),
)
