import type { AnalysisDetail, DashboardReply } from '@norteia/contracts/analysis'
import type { PageQuery } from '@norteia/contracts/pagination'
import type { Db } from '#src/db/client.ts'
import { notFound } from '#src/platform/app-error.ts'
import { pageOf } from '#src/platform/http/pages.ts'
import { type Company, companyWire } from '#src/platform/identity/company-access.ts'
import {
  findAnalysis,
  findAnalysisDetail,
  findAnalysisPage,
  findInputHash,
  insertAnalysis,
  type NewAnalysis,
  replaceAnalysis,
} from './analyses.repo.ts'

export { buildAnalysis, hashInput, loadEngine } from './analyses.builder.ts'

/** A reply as bytes of JSON, into which stored analyses are copied without parsing. */
type JsonBytes = Buffer

const COMMA = Buffer.from(',')

/** `{before}[item,item]{after}` */
const withList = (before: string, items: readonly Buffer[], after: string): JsonBytes =>
  Buffer.concat([
    Buffer.from(`${before}[`),
    ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])),
    Buffer.from(`]${after}`),
  ])

/** `company` must come from `requireCompany`. */
export async function readDashboard(db: Db, company: Company): Promise<JsonBytes> {
  const newest = company.last_analysis_id ? await findAnalysis(db, company.id, company.last_analysis_id) : undefined
  const dashboard: DashboardReply['dashboard'] = {
    totalAnalises: company.total_analyses,
    ultimaAnalise: company.last_analysis_at === null ? null : new Date(company.last_analysis_at).toISOString(),
  }
  const empresa = JSON.stringify(companyWire(company)).slice(0, -1)
  return withList(
    `{"success":true,"empresa":${empresa},"analises":`,
    newest ? [newest] : [],
    `},"dashboard":${JSON.stringify(dashboard)}}`,
  )
}

/** The reply as JSON bytes: stored documents are copied, not parsed. Newest first. */
export async function readAnalysisPage(db: Db, company: Company, query: PageQuery): Promise<JsonBytes> {
  const { rows, pagination } = await pageOf(query, company.total_analyses, (slice) =>
    findAnalysisPage(db, company.id, slice),
  )
  return withList('{"success":true,"analises":', rows, `,"pagination":${JSON.stringify(pagination)}}`)
}

/** @throws AppError `not_found` when the company has no such analysis */
export async function readAnalysis(db: Db, company: Company, analysisId: string): Promise<JsonBytes> {
  return Buffer.from(`{"success":true,"analise":${await analysisJson(db, company, analysisId)}}`)
}

/** The same, parsed. @throws AppError `not_found` when the company has no such analysis */
export async function getAnalysis(db: Db, company: Company, analysisId: string): Promise<AnalysisDetail> {
  return JSON.parse(await analysisJson(db, company, analysisId)) as AnalysisDetail
}

/** For jobs: undefined when the analysis no longer exists. */
export async function findStoredAnalysis(db: Db, companyId: string, id: string): Promise<AnalysisDetail | undefined> {
  const stored = await findAnalysisDetail(db, companyId, id)
  return stored === undefined ? undefined : (JSON.parse(stored) as AnalysisDetail)
}

async function analysisJson(db: Db, company: Company, analysisId: string): Promise<string> {
  const analysis = await findAnalysisDetail(db, company.id, analysisId)
  if (!analysis) throw notFound()
  return analysis
}

/** Stores an analysis with the company's counters, in the caller's transaction. */
export const storeAnalysis = (trx: Db, analysis: NewAnalysis): Promise<void> => insertAnalysis(trx, analysis)

/** Replaces the sentences of a stored analysis: same id, same figures. */
export const rewordAnalysis = (trx: Db, companyId: string, analysis: AnalysisDetail): Promise<void> =>
  replaceAnalysis(trx, companyId, analysis)

/** Hash of what a stored analysis was computed from, see `hashInput`; undefined when unknown. */
export const inputHashOf = (db: Db, companyId: string, id: string): Promise<string | undefined> =>
  findInputHash(db, companyId, id)
