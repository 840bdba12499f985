import { ReportPage } from '@norteia/contracts/automation'
import { IdParams } from '@norteia/contracts/fields'
import { PageQuery } from '@norteia/contracts/pagination'
import * as z from 'zod/mini'
import { getAnalysis } from '#src/features/analyses/analyses.service.ts'
import { whileAsked } from '#src/platform/http/asker.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { AT_ONCE, RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { drawAnalysisPdf } from './press.ts'
import { getReportPdf, listReports, readFinance } from './reports.service.ts'

const userLimits = [{ name: 'pdf', ...RATE.pdfPerUser, atOnce: AT_ONCE.pdf }]

export function reportsRoutes(app: App, services: Services): void {
  const { db } = services
  app.get(
    '/companies/:id/analises/:analysisId/pdf',
    {
      config: { access: 'company', userLimits },
      schema: {
        summary: 'O relatório de uma análise em PDF (A4).',
        params: z.object({ id: z.string(), analysisId: z.string() }),
      },
    },
    async (request, reply) => {
      const gone = whileAsked(reply)
      const analysis = await getAnalysis(db, request.company, request.params.analysisId)
      // A simulation uses other figures than the company's accounts.
      const finance = analysis.origem === 'ferramenta' ? null : await readFinance(services, request.company.id)
      const file = await drawAnalysisPdf({ company: { nome: request.company.nome }, analysis, finance }, gone)
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="norteia-analise.pdf"')
        .send(file)
    },
  )

  app.get(
    '/companies/:id/relatorios',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Os relatórios automáticos, do mais novo ao mais antigo.',
        params: IdParams,
        querystring: PageQuery,
        response: { 200: ReportPage },
      },
    },
    async ({ company, query }) => ({ success: true as const, ...(await listReports(db, company.id, query)) }),
  )

  app.get(
    '/companies/:id/relatorios/:reportId/pdf',
    {
      config: { access: 'company', userLimits },
      schema: {
        summary: 'Um relatório automático em PDF (A4).',
        params: z.object({ id: z.string(), reportId: z.string() }),
      },
    },
    async ({ company, params }, reply) =>
      reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="norteia-relatorio.pdf"')
        .send(await getReportPdf(db, company.id, params.reportId)),
  )
}
