import { IdParams } from '@norteia/contracts/fields'
import { ResultQuery, ResultReply, SpreadsheetQuery } from '@norteia/contracts/result'
import { whileAsked } from '#src/platform/http/asker.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { AT_ONCE, RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { readResult, readSpreadsheet } from './result.service.ts'

const userLimits = [{ name: 'spreadsheets', ...RATE.spreadsheetPerUser, atOnce: AT_ONCE.spreadsheet }]

export function resultRoutes(app: App, services: Services): void {
  app.get(
    '/companies/:id/resultado',
    {
      config: { access: 'company' },
      schema: {
        summary: 'O resultado de um mês, até a variação do saldo; sem mês, o último completo.',
        params: IdParams,
        querystring: ResultQuery,
        response: { 200: ResultReply },
      },
    },
    async ({ company, query }) => ({
      success: true as const,
      data: await readResult(services, company.id, query.mes),
    }),
  )

  app.get(
    '/companies/:id/planilha',
    {
      config: { access: 'company', userLimits },
      schema: {
        summary: 'Lançamentos, resultado e caixa em uma planilha (XLSX) com fórmulas.',
        params: IdParams,
        querystring: SpreadsheetQuery,
      },
    },
    async ({ company, query }, reply) =>
      reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', 'attachment; filename="norteia-planilha.xlsx"')
        .send(await readSpreadsheet(services, company, query, whileAsked(reply))),
  )
}
