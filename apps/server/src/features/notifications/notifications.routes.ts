import { Ok } from '@norteia/contracts/fields'
import { NotificationPage, ReadNotifications } from '@norteia/contracts/notification'
import { PageQuery } from '@norteia/contracts/pagination'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { listNotifications, readNotifications } from './notifications.service.ts'

export function notificationsRoutes(app: App, { db }: Services): void {
  app.get(
    '/notifications',
    {
      schema: {
        summary: 'Notificações, da mais nova à mais antiga.',
        querystring: PageQuery,
        response: { 200: NotificationPage },
      },
    },
    (request) => listNotifications(db, request.actor.userId, request.query),
  )

  app.post(
    '/notifications/read',
    {
      schema: {
        summary: 'Marcar notificações como lidas; sem ids, todas.',
        body: ReadNotifications,
        response: { 200: Ok },
      },
    },
    async (request) => {
      await readNotifications(db, request.actor.userId, request.body)
      return { success: true as const }
    },
  )
}
