import { IdParams } from '@norteia/contracts/fields'
import { PutRevenue, RevenueReply } from '@norteia/contracts/revenue'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { listTypedRevenue, putRevenue } from './revenue.service.ts'

export function revenueRoutes(app: App, services: Services): void {
  const config = { access: 'company' } as const

  app.get(
    '/companies/:id/faturamento-mensal',
    {
      config,
      schema: { summary: 'O faturamento informado, mês a mês.', params: IdParams, response: { 200: RevenueReply } },
    },
    async (request) => ({ success: true as const, data: await listTypedRevenue(services.db, request.company.id) }),
  )

  app.put(
    '/companies/:id/faturamento-mensal',
    {
      config,
      schema: {
        summary: 'Substituir o faturamento informado, até 60 meses.',
        params: IdParams,
        body: PutRevenue,
        response: { 200: RevenueReply },
      },
    },
    async (request) => {
      const data = await putRevenue(services, request.actor, request.company.id, request.body)
      return { success: true as const, data }
    },
  )
}
