import {
  CompanyAnalysisInput,
  ToolAnalysisReply,
  ToolChartsReply,
  ToolPlanReply,
  ToolPredictiveReply,
} from '@norteia/contracts/company-analysis'
import type { App } from '#src/platform/http/fastify.ts'
import { LARGE_BODY_LIMIT } from '#src/platform/http/json-body.ts'
import type { Services } from '#src/platform/services.ts'
import { runTool, runToolPrediction } from './company-analysis.service.ts'

/** Four views of one analysis; each run enters the history of the active company. */
export function companyAnalysisRoutes(app: App, services: Services): void {
  const bodyLimit = LARGE_BODY_LIMIT
  const body = CompanyAnalysisInput

  app.post(
    '/company-analysis/analise',
    { bodyLimit, schema: { summary: 'Ferramenta: análise.', body, response: { 200: ToolAnalysisReply } } },
    async ({ actor, body }) => {
      const { resultado, insights, fatos, referencias } = await runTool(services, actor, body)
      const { scoreGeral, insights: found } = insights.analiseCompleta
      const data = { resposta: resultado.resposta, scoreGeral, insights: found, fatos, referencias }
      return { success: true as const, data }
    },
  )

  app.post(
    '/company-analysis/plano',
    { bodyLimit, schema: { summary: 'Ferramenta: plano de ação.', body, response: { 200: ToolPlanReply } } },
    async ({ actor, body }) => {
      const { insights, fatos, referencias } = await runTool(services, actor, body)
      const { scoreGeral, planoAcao } = insights.analiseCompleta
      return { success: true as const, data: { scoreGeral, planoAcao, fatos, referencias } }
    },
  )

  app.post(
    '/company-analysis/graficos',
    { bodyLimit, schema: { summary: 'Ferramenta: gráficos.', body, response: { 200: ToolChartsReply } } },
    async ({ actor, body }) => {
      const { insights, fatos, referencias } = await runTool(services, actor, body)
      return { success: true as const, data: { charts: insights.analiseCompleta.charts, fatos, referencias } }
    },
  )

  app.post(
    '/company-analysis/preditiva',
    { bodyLimit, schema: { summary: 'Ferramenta: previsão.', body, response: { 200: ToolPredictiveReply } } },
    async ({ actor, body }) => ({ success: true as const, data: await runToolPrediction(services, actor, body) }),
  )
}
