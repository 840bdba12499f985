import { AGENT_TEXT, ConsultantQuestion, ConsultantReply, PredictiveReply, SectorReply } from '@norteia/contracts/agent'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { askConsultant, predictCompany, readSectorInsights } from './agent.service.ts'

const CompanyParams = z.object({ companyId: z.string() })

export function agentRoutes(app: App, services: Services): void {
  app.post(
    '/api/ai-consultant/ask',
    { schema: { summary: 'Perguntar ao consultor.', body: ConsultantQuestion, response: { 200: ConsultantReply } } },
    async (request) => ({
      success: true as const,
      data: await askConsultant(services, request.actor, request.body),
      message: AGENT_TEXT.consulted,
    }),
  )

  app.post(
    '/api/predictive-analysis/:companyId',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Previsão de faturamento, oportunidades e riscos.',
        params: CompanyParams,
        response: { 200: PredictiveReply },
      },
    },
    async (request) => ({
      success: true as const,
      data: await predictCompany(services, request.company),
      message: AGENT_TEXT.predicted,
    }),
  )

  app.get(
    '/api/sector-insights/:companyId',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Tendências, oportunidades e desafios do setor.',
        params: CompanyParams,
        response: { 200: SectorReply },
      },
    },
    async (request) => ({
      success: true as const,
      data: await readSectorInsights(services, request.company),
      message: AGENT_TEXT.sectorLoaded,
    }),
  )
}
