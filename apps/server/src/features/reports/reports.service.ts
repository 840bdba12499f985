import type { Report, TaskFrequency } from '@norteia/contracts/automation'
import type { PageQuery, Pagination } from '@norteia/contracts/pagination'
import { isEmptyResult } from '@norteia/contracts/result'
import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { readCash } from '#src/features/cash/cash.service.ts'
import { listAlertsBetween, readKpis } from '#src/features/kpi/kpi.service.ts'
import { takeMail } from '#src/features/mail/mail.service.ts'
import { isUnread, notify } from '#src/features/notifications/notifications.service.ts'
import { readResult } from '#src/features/result/result.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { notFound } from '#src/platform/app-error.ts'
import type { Config } from '#src/platform/config.ts'
import { pageOf } from '#src/platform/http/pages.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { changeSentences, figuresOf } from './changes.ts'
import type { FinanceContent } from './finance-page.ts'
import { periodBefore, periodText } from './period.ts'
import { drawPeriodPdf } from './press.ts'
import {
  countReports,
  findAnalysesBetween,
  findLastFigures,
  findReportPdf,
  findReports,
  insertReport,
} from './reports.repo.ts'

export const REPORT_MAIL_JOB = {
  kind: 'report-mail',
  payload: z.object({ userId: z.string(), reportId: z.string() }),
}

interface Deps {
  db: Db
  clock: () => number
  config: Pick<Config, 'rateLimitScale'>
  emitToCompany: EmitToCompany
}

const TITLES: Partial<Record<TaskFrequency, string>> = {
  weekly: 'Relatório semanal',
  monthly: 'Relatório mensal',
  quarterly: 'Relatório trimestral',
}
const HINT_KIND = 'report-hint'

/** Draws the report of the period that ended before `dueAt`; stores, announces and mails it in the given transaction. */
export async function keepReport(
  { db, clock, config, emitToCompany }: Deps,
  { company, frequency, dueAt }: { company: Company; frequency: TaskFrequency; dueAt: number },
): Promise<(trx: Db) => Promise<void>> {
  const now = clock()
  const { id: companyId, owner_id: userId, nome } = company
  const analysis = company.last_analysis_id && (await findStoredAnalysis(db, companyId, company.last_analysis_id))
  if (!analysis)
    return async (trx) => {
      if (await isUnread(trx, companyId, HINT_KIND)) return
      const body = `O relatório automático de ${nome} precisa de uma análise. Faça o diagnóstico empresarial e ele passa a sair sozinho.`
      await notify(trx, emitToCompany, { userId, companyId, kind: HINT_KIND, title: 'Falta o diagnóstico', body }, now)
    }
  const periodo = periodBefore(frequency, dueAt)
  const titulo = TITLES[frequency] ?? 'Relatório'
  const kpis = await readKpis(db, company, now)
  const figures = figuresOf(analysis, kpis)
  const pdf = await drawPeriodPdf({
    company: { nome, setor: company.setor },
    titulo,
    periodo,
    createdAt: new Date(now),
    analysis,
    kpis,
    changes: changeSentences(figures, await findLastFigures(db, companyId)),
    analyses: await findAnalysesBetween(db, companyId, periodo.from, periodo.to),
    alerts: await listAlertsBetween(db, companyId, periodo.from, periodo.to),
    finance: await readFinance({ db, clock }, companyId),
  })
  return async (trx) => {
    const { inicio, fim } = periodo
    const reportId = await insertReport(trx, { companyId, titulo, periodo: { inicio, fim }, figures, pdf }, now)
    const body = `O ${titulo.toLowerCase()} de ${nome} (${periodText(periodo)}) está pronto para baixar.`
    await notify(trx, emitToCompany, { userId, companyId, kind: 'report', title: 'Novo relatório', body }, now)
    if (!(await takeMail(trx, userId, { scale: config.rateLimitScale, now }))) return
    await enqueue(trx, REPORT_MAIL_JOB, { key: reportId, payload: { userId, reportId }, userId }, now)
  }
}

/** Result and cash in a report, as of today; null while there is nothing to say. */
export async function readFinance(deps: Pick<Deps, 'db' | 'clock'>, companyId: string): Promise<FinanceContent | null> {
  const resultado = await readResult(deps, companyId)
  const caixa = await readCash(deps, companyId)
  return isEmptyResult(resultado) && !caixa.dados.suficiente ? null : { resultado, caixa }
}

/** Newest first, without the files. */
export async function listReports(
  db: Db,
  companyId: string,
  query: PageQuery,
): Promise<{ relatorios: Report[]; pagination: Pagination }> {
  const total = await countReports(db, companyId)
  const { rows, pagination } = await pageOf(query, total, (slice) => findReports(db, companyId, slice))
  return { relatorios: rows, pagination }
}

/** @throws AppError `not_found` when the company has no such report */
export async function getReportPdf(db: Db, companyId: string, reportId: string): Promise<Buffer> {
  const pdf = await findReportPdf(db, companyId, reportId)
  if (!pdf) throw notFound()
  return pdf
}
