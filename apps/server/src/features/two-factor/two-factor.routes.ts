import { Ok } from '@norteia/contracts/fields'
import {
  ConfirmTwoFactor,
  EndTwoFactor,
  TwoFactorCodes,
  TwoFactorOffer,
  TwoFactorState,
} from '@norteia/contracts/two-factor'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { confirmTwoFactor, endTwoFactor, offerTwoFactor, readTwoFactor } from './two-factor.service.ts'

const done = { success: true } as const

export function twoFactorRoutes(app: App, services: Services): void {
  app.get(
    '/users/me/two-factor',
    { schema: { summary: 'Se a verificação em duas etapas está ativa.', response: { 200: TwoFactorState } } },
    async (request) => ({ ...done, data: await readTwoFactor(services.db, request.actor.userId) }),
  )

  app.post(
    '/users/me/two-factor',
    { schema: { summary: 'Preparar um aplicativo autenticador.', response: { 200: TwoFactorOffer } } },
    async (request) => ({ ...done, data: await offerTwoFactor(services, request.actor) }),
  )

  app.post(
    '/users/me/two-factor/confirm',
    {
      schema: {
        summary: 'Ativar a verificação em duas etapas; mostra os códigos de recuperação.',
        body: ConfirmTwoFactor,
        response: { 200: TwoFactorCodes },
      },
    },
    async (request) => ({
      ...done,
      data: { recoveryCodes: await confirmTwoFactor(services, request.actor, request.body) },
    }),
  )

  app.delete(
    '/users/me/two-factor',
    { schema: { summary: 'Desativar a verificação em duas etapas.', body: EndTwoFactor, response: { 200: Ok } } },
    async (request) => {
      await endTwoFactor(services, request.actor, request.body)
      return done
    },
  )
}
