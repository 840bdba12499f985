import { IdParams, Ok } from '@norteia/contracts/fields'
import {
  AccountReply,
  AccountsReply,
  AddAccount,
  AddCategory,
  AddMovement,
  CategoriesReply,
  CategoryReply,
  ChangeAccount,
  ChangedMovementReply,
  ChangeMovement,
  MovementReply,
  MovementsPage,
  MovementsQuery,
  RulesReply,
} from '@norteia/contracts/ledger'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { addAccount, changeAccount, listContas, removeAccount } from './accounts.service.ts'
import { addCategory, listCategories, listRules, removeRule } from './categories.service.ts'
import { type AfterStoring, addMovement, changeMovement, listMovements, removeMovement } from './movements.service.ts'

const config = { access: 'company' } as const
const success = true as const

export function ledgerRoutes(app: App, services: Services & { afterStoring: AfterStoring }): void {
  accountRoutes(app, services)
  movementRoutes(app, services)
  categoryRoutes(app, services)
}

function accountRoutes(app: App, services: Services): void {
  const params = z.object({ id: z.string(), contaId: z.string() })

  app.get(
    '/companies/:id/contas',
    {
      config,
      schema: {
        summary: 'As contas da empresa, com o saldo e se ele está provado.',
        params: IdParams,
        response: { 200: AccountsReply },
      },
    },
    async ({ company }) => ({ success, data: await listContas(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/contas',
    {
      config,
      schema: {
        summary: 'Adicionar uma conta; o saldo inicial vale no fim do dia dele.',
        params: IdParams,
        body: AddAccount,
        response: { 201: AccountReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addAccount(services, actor, company.id, body) }),
  )

  app.patch(
    '/companies/:id/contas/:contaId',
    {
      config,
      schema: {
        summary: 'Mudar uma conta; o que não vem fica como está.',
        params,
        body: ChangeAccount,
        response: { 200: AccountReply },
      },
    },
    async ({ actor, company, params: { contaId }, body }) => ({
      success,
      data: await changeAccount(services, actor, company.id, contaId, body),
    }),
  )

  app.delete(
    '/companies/:id/contas/:contaId',
    {
      config,
      schema: {
        summary: 'Apagar uma conta, com as importações e movimentações dela.',
        params,
        response: { 200: Ok },
      },
    },
    async ({ actor, company, params: { contaId } }) => {
      await removeAccount(services, actor, company.id, contaId)
      return { success }
    },
  )
}

function movementRoutes(app: App, services: Services & { afterStoring: AfterStoring }): void {
  const params = z.object({ id: z.string(), lancamentoId: z.string() })

  app.get(
    '/companies/:id/lancamentos',
    {
      config,
      schema: {
        summary: 'As movimentações, da mais nova à mais antiga, com filtros e totais; a lista continua pelo cursor.',
        params: IdParams,
        querystring: MovementsQuery,
        response: { 200: MovementsPage },
      },
    },
    async ({ company, query }) => ({ success, ...(await listMovements(services.db, company.id, query)) }),
  )

  app.post(
    '/companies/:id/lancamentos',
    {
      config,
      schema: {
        summary: 'Adicionar uma movimentação que não está em extrato.',
        params: IdParams,
        body: AddMovement,
        response: { 201: MovementReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addMovement(services, actor, company.id, body) }),
  )

  app.patch(
    '/companies/:id/lancamentos/:lancamentoId',
    {
      config,
      schema: {
        summary: 'Classificar uma movimentação, e as outras iguais se pedido; ensina a regra da empresa.',
        params,
        body: ChangeMovement,
        response: { 200: ChangedMovementReply },
      },
    },
    async ({ actor, company, params: { lancamentoId }, body }) => ({
      success,
      ...(await changeMovement(services, actor, company.id, lancamentoId, body)),
    }),
  )

  app.delete(
    '/companies/:id/lancamentos/:lancamentoId',
    {
      config,
      schema: { summary: 'Apagar uma movimentação digitada.', params, response: { 200: Ok } },
    },
    async ({ actor, company, params: { lancamentoId } }) => {
      await removeMovement(services, actor, company.id, lancamentoId)
      return { success }
    },
  )
}

function categoryRoutes(app: App, services: Services): void {
  const params = z.object({ id: z.string(), regraId: z.string() })

  app.get(
    '/companies/:id/categorias',
    {
      config,
      schema: {
        summary: 'As categorias de todos e as próprias da empresa.',
        params: IdParams,
        response: { 200: CategoriesReply },
      },
    },
    async ({ company }) => ({ success, data: await listCategories(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/categorias',
    {
      config,
      schema: {
        summary: 'Criar uma categoria própria em um grupo do resultado.',
        params: IdParams,
        body: AddCategory,
        response: { 201: CategoryReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addCategory(services, actor, company.id, body) }),
  )

  app.get(
    '/companies/:id/regras',
    {
      config,
      schema: {
        summary: 'O que a empresa ensinou: a categoria de cada contraparte.',
        params: IdParams,
        response: { 200: RulesReply },
      },
    },
    async ({ company }) => ({ success, data: await listRules(services.db, company.id) }),
  )

  app.delete(
    '/companies/:id/regras/:regraId',
    {
      config,
      schema: { summary: 'Esquecer uma regra; o que ela já classificou fica.', params, response: { 200: Ok } },
    },
    async ({ company, params: { regraId } }) => {
      await removeRule(services.db, company.id, regraId)
      return { success }
    },
  )
}
