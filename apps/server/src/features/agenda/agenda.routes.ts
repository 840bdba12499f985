import { AgendaReply } from '@norteia/contracts/agenda'
import { IdParams, Ok } from '@norteia/contracts/fields'
import * as z from 'zod/mini'
import { notFound } from '#src/platform/app-error.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { endAgenda, openAgenda, readFeed } from './agenda.service.ts'

const success = true as const
/** A token with its ending: what calendar programs are given. */
const FILE = /^([\w-]{43})\.ics$/

export function agendaRoutes(app: App, services: Services): void {
  app.post(
    '/companies/:id/agenda',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Criar o endereço da agenda; substitui o anterior e aparece só aqui.',
        params: IdParams,
        response: { 200: AgendaReply },
      },
    },
    async ({ actor, company }) => ({ success, data: await openAgenda(services, actor, company.id) }),
  )

  app.delete(
    '/companies/:id/agenda',
    {
      config: { access: 'company' },
      schema: { summary: 'Encerrar o endereço da agenda.', params: IdParams, response: { 200: Ok } },
    },
    async ({ actor, company }) => {
      await endAgenda(services, actor, company.id)
      return { success }
    },
  )

  app.get(
    '/agenda/:arquivo',
    {
      config: { access: 'public', addressLimits: [{ name: 'agenda', ...RATE.agendaPerAddress }] },
      schema: {
        summary: 'As tarefas com prazo, para programas de agenda; o arquivo é {código}.ics.',
        params: z.object({ arquivo: z.string() }),
      },
    },
    async ({ params: { arquivo } }, reply) => {
      const token = FILE.exec(arquivo)?.[1]
      if (!token) throw notFound()
      const feed = await readFeed(services, token)
      return reply
        .header('content-disposition', 'inline; filename="norteia-plano.ics"')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/calendar; charset=utf-8')
        .send(feed)
    },
  )
}
