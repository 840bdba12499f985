import { DeleteMe } from '@norteia/contracts/account-care'
import { Ok } from '@norteia/contracts/fields'
import { HeldReply } from '@norteia/contracts/privacy'
import type { App } from '#src/platform/http/fastify.ts'
import { AT_ONCE, RATE, TIMEOUT } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { deleteMe, describeHeld, exportMe } from './privacy.service.ts'

export function privacyRoutes(app: App, services: Services): void {
  app.get(
    '/users/me/data',
    {
      config: { userLimits: [{ name: 'held', ...RATE.heldPerUser }] },
      schema: { summary: 'O que guardamos sobre a pessoa da sessão, por tipo.', response: { 200: HeldReply } },
    },
    async (request) => ({ success: true as const, data: await describeHeld(services, request.actor) }),
  )

  app.get(
    '/users/me/export',
    {
      handlerTimeout: TIMEOUT.exportMs,
      config: { userLimits: [{ name: 'export', ...RATE.exportPerUser, atOnce: AT_ONCE.export }] },
      schema: { summary: 'Baixar tudo o que guardamos sobre a pessoa da sessão.' },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="norteia-meus-dados.json"')
        .type('application/json; charset=utf-8')
        .send(await exportMe(services, request.actor)),
  )

  app.delete(
    '/users/me',
    { schema: { summary: 'Excluir a conta com todos os seus dados.', body: DeleteMe, response: { 200: Ok } } },
    async (request) => {
      await deleteMe(services, request.actor, request.body)
      return { success: true as const }
    },
  )
}
