import type { Report } from '@norteia/contracts/automation'
import type { Db } from '#src/db/client.ts'
import type { Slice } from '#src/platform/http/pages.ts'
import { newId } from '#src/platform/ids.ts'

/** What a report remembers for the next one to compare with. */
export interface ReportFigures {
  score?: number
  receita?: number
  crescimento?: number
  /** Score of each dimension that was assessed, by its name. */
  dimensoes: Record<string, number>
  /** Titles of the insights by rule. */
  pontos: Record<string, string>
}

export interface NewReport {
  companyId: string
  titulo: string
  periodo: { inicio: string; fim: string }
  figures: ReportFigures
  pdf: Buffer
}

/** Kept as base64: text is the same on every engine and in every copy. @returns the id */
export async function insertReport(trx: Db, report: NewReport, now: number): Promise<string> {
  const id = newId(now)
  await trx
    .insertInto('reports')
    .values({
      id,
      company_id: report.companyId,
      title: report.titulo,
      period_start: report.periodo.inicio,
      period_end: report.periodo.fim,
      figures: JSON.stringify(report.figures),
      bytes: report.pdf.length,
      pdf: report.pdf.toString('base64'),
      created_at: now,
    })
    .execute()
  return id
}

/** Of the newest report; undefined before the first. */
export async function findLastFigures(
  db: Db,
  companyId: string,
): Promise<{ figures: ReportFigures; createdAt: number } | undefined> {
  const row = await db
    .selectFrom('reports')
    .select(['figures', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { figures: JSON.parse(row.figures), createdAt: row.created_at }
}

export async function countReports(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first, without the files. */
export async function findReports(db: Db, companyId: string, slice: Slice): Promise<Report[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'title', 'period_start', 'period_end', 'bytes', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    titulo: row.title,
    periodo: { inicio: row.period_start, fim: row.period_end },
    tamanho: row.bytes,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}

export async function findReportPdf(db: Db, companyId: string, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('pdf')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && Buffer.from(row.pdf, 'base64')
}

export interface ReportMailContent {
  companyName: string
  titulo: string
  pdf: Buffer
}

/** Undefined when the company or the report is gone. */
export async function findReportMail(db: Db, reportId: string): Promise<ReportMailContent | undefined> {
  const row = await db
    .selectFrom('reports')
    .innerJoin('companies', 'companies.id', 'reports.company_id')
    .select(['title', 'pdf', 'companies.nome'])
    .where('reports.id', '=', reportId)
    .executeTakeFirst()
  if (!row) return undefined
  return { companyName: row.nome, titulo: row.title, pdf: Buffer.from(row.pdf, 'base64') }
}

/** When the company's analyses of the span were stored and where each came from, oldest first. */
export async function findAnalysesBetween(
  db: Db,
  companyId: string,
  from: number,
  to: number,
): Promise<{ origem: string; createdAt: number }[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['origem', 'created_at'])
    .where('company_id', '=', companyId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ origem: row.origem, createdAt: row.created_at }))
}
