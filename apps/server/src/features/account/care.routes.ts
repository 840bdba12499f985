import { UpdateMe } from '@norteia/contracts/account'
import {
  ChangePassword,
  ChangePasswordReply,
  DeviceListReply,
  Preferences,
  PreferencesReply,
} from '@norteia/contracts/account-care'
import { IdParams, Ok } from '@norteia/contracts/fields'
import { UserReply } from '@norteia/contracts/user'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { changePassword, endDevice, listDevices, putPreferences, readPreferences, updateMe } from './care.service.ts'

const done = { success: true } as const

export function careRoutes(app: App, services: Services): void {
  app.put(
    '/users/me',
    { schema: { summary: 'Alterar nome, e-mail e telefone.', body: UpdateMe, response: { 200: UserReply } } },
    async (request) => ({ ...done, user: await updateMe(services, request.actor, request.body) }),
  )

  app.put(
    '/users/me/password',
    {
      schema: {
        summary: 'Trocar a senha; encerra as outras sessões.',
        body: ChangePassword,
        response: { 200: ChangePasswordReply },
      },
    },
    async (request) => ({ ...done, token: await changePassword(services, request.actor, request.body) }),
  )

  app.get(
    '/users/me/sessions',
    { schema: { summary: 'Os aparelhos conectados.', response: { 200: DeviceListReply } } },
    async (request) => ({ ...done, data: await listDevices(services, request.actor) }),
  )

  app.delete(
    '/users/me/sessions/:id',
    { schema: { summary: 'Desconectar um aparelho.', params: IdParams, response: { 200: Ok } } },
    async (request) => {
      await endDevice(services, request.actor, request.params.id)
      return done
    },
  )

  app.get(
    '/users/me/preferences',
    { schema: { summary: 'Quais e-mails a pessoa quer receber.', response: { 200: PreferencesReply } } },
    async (request) => ({ ...done, data: await readPreferences(services.db, request.actor.userId) }),
  )

  app.put(
    '/users/me/preferences',
    { schema: { summary: 'Escolher os e-mails.', body: Preferences, response: { 200: PreferencesReply } } },
    async (request) => ({ ...done, data: await putPreferences(services, request.actor, request.body) }),
  )
}
