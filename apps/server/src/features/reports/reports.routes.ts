import * as z from 'zod/mini'
import { getAnalysis } from '#src/features/analyses/analyses.service.ts'
import type { App } from '#src/platform/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { analysisPdf } from './analysis-pdf.ts'

export function reportsRoutes(app: App, { db }: Services): void {
  app.get(
    '/companies/:id/analises/:analysisId/pdf',
    {
      config: { access: 'company' },
      schema: {
        summary: 'O relatório de uma análise em PDF (A4).',
        params: z.object({ id: z.string(), analysisId: z.string() }),
      },
    },
    async (request, reply) => {
      const analysis = await getAnalysis(db, request.company, request.params.analysisId)
      const file = await analysisPdf(request.company, analysis)
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="norteia-analise.pdf"')
        .send(file)
    },
  )
}
