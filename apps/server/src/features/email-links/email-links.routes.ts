import { EmailLink } from '@norteia/contracts/email-confirmation'
import { Ok } from '@norteia/contracts/fields'
import type { App } from '#src/platform/http/fastify.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { confirmEmail, revertEmail, sendConfirmationAgain } from './email-links.service.ts'

const done = { success: true } as const
const config = { access: 'public' as const, addressLimits: [{ name: 'email-link', ...RATE.emailLinksPerAddress }] }

export function emailLinkRoutes(app: App, services: Services): void {
  app.post(
    '/email-confirmation',
    { config, schema: { summary: 'Confirmar um e-mail pelo link recebido.', body: EmailLink, response: { 200: Ok } } },
    async (request) => {
      await confirmEmail(services, request.body.token)
      return done
    },
  )

  app.post(
    '/users/me/email-confirmation',
    { schema: { summary: 'Enviar de novo o link de confirmação do e-mail.', response: { 200: Ok } } },
    async (request) => {
      await sendConfirmationAgain(services, request.actor)
      return done
    },
  )

  app.post(
    '/email-reversal',
    {
      config,
      schema: { summary: 'Desfazer a troca do e-mail pelo link recebido.', body: EmailLink, response: { 200: Ok } },
    },
    async (request) => {
      await revertEmail(services, request.body.token)
      return done
    },
  )
}
