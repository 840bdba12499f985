import { ActivateReply, CompanyListReply, CompanyReply, CreateCompany, UpdateCompany } from '@norteia/contracts/company'
import { IdParams, Ok } from '@norteia/contracts/fields'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { activateCompany, changeCompany, createCompany, listCompanies, removeCompany } from './companies.service.ts'

export function companiesRoutes(app: App, services: Services): void {
  app.get(
    '/companies',
    { schema: { summary: 'As empresas do usuário, da mais antiga à mais nova.', response: { 200: CompanyListReply } } },
    async (request) => ({ success: true as const, data: await listCompanies(services.db, request.actor.userId) }),
  )

  app.post(
    '/companies',
    { schema: { summary: 'Cadastrar uma empresa.', body: CreateCompany, response: { 201: CompanyReply } } },
    async (request, reply) => {
      const data = await createCompany(services, request.actor, request.body)
      return reply.code(201).send({ success: true, data })
    },
  )

  app.post(
    '/companies/:id/activate',
    {
      config: { access: 'company' },
      schema: { summary: 'Tornar a empresa a ativa.', params: IdParams, response: { 200: ActivateReply } },
    },
    async (request) => {
      await activateCompany(services, request.actor, request.params.id)
      return { success: true as const, data: { activeCompanyId: request.params.id } }
    },
  )

  app.put(
    '/companies/:id',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Alterar os dados da empresa.',
        params: IdParams,
        body: UpdateCompany,
        response: { 200: CompanyReply },
      },
    },
    async (request) => {
      const data = await changeCompany(services, request.actor, request.params.id, request.body)
      return { success: true as const, data }
    },
  )

  app.delete(
    '/companies/:id',
    {
      config: { access: 'company' },
      schema: { summary: 'Excluir a empresa com todos os seus dados.', params: IdParams, response: { 200: Ok } },
    },
    async (request) => {
      await removeCompany(services, request.actor, request.params.id)
      return { success: true as const }
    },
  )
}
