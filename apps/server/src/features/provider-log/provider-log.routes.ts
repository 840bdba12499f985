import { PageQuery } from '@norteia/contracts/pagination'
import { ProviderLogPage } from '@norteia/contracts/privacy'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { listProviderCalls } from './provider-log.service.ts'

export function providerLogRoutes(app: App, { db }: Services): void {
  app.get(
    '/users/me/provider-log',
    {
      schema: {
        summary: 'O que foi enviado a provedores de IA em seu nome, do mais novo ao mais antigo.',
        querystring: PageQuery,
        response: { 200: ProviderLogPage },
      },
    },
    (request) => listProviderCalls(db, request.actor.userId, request.query),
  )
}
