import { IdParams, Ok } from '@norteia/contracts/fields'
import { CreatedShareReply, CreateShare, OpenedShareReply, OpenShare, SharesReply } from '@norteia/contracts/sharing'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { createShare, endShare, listShares, openShare } from './sharing.service.ts'

const success = true as const

export function sharingRoutes(app: App, services: Services): void {
  const config = { access: 'company' } as const

  app.get(
    '/companies/:id/partilhas',
    {
      config,
      schema: {
        summary: 'Os links criados, do mais novo ao mais antigo; nunca os endereços.',
        params: IdParams,
        response: { 200: SharesReply },
      },
    },
    async ({ company }) => ({ success, data: await listShares(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/partilhas',
    {
      config,
      schema: {
        summary: 'Criar um link para uma cópia congelada de uma análise, de um resultado ou do caixa.',
        params: IdParams,
        body: CreateShare,
        response: { 201: CreatedShareReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await createShare(services, actor, company, body) }),
  )

  app.delete(
    '/companies/:id/partilhas/:partilhaId',
    {
      config,
      schema: {
        summary: 'Revogar um link: a cópia é apagada na hora.',
        params: z.object({ id: z.string(), partilhaId: z.string() }),
        response: { 200: Ok },
      },
    },
    async ({ actor, company, params: { partilhaId } }) => {
      await endShare(services, actor, company.id, partilhaId)
      return { success }
    },
  )

  app.post(
    '/partilhas/abrir',
    {
      config: { access: 'public', addressLimits: [{ name: 'opened', ...RATE.openedPerAddress }] },
      schema: {
        summary: 'Abrir um link: o código vai no corpo, nunca no endereço.',
        body: OpenShare,
        response: { 200: OpenedShareReply },
      },
    },
    async ({ body }, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      return { success, data: await openShare(services, body) }
    },
  )
}
