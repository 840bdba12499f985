import {
  AddCommitment,
  CashQuery,
  CashReply,
  ChangeCommitment,
  CommitmentReply,
  CommitmentsReply,
  SaveScenario,
  ScenarioReply,
  ScenariosReply,
  ScorecardReply,
  SimulateCash,
} from '@norteia/contracts/cash'
import { IdParams, Ok } from '@norteia/contracts/fields'
import * as z from 'zod/mini'
import { readScorecard } from '#src/features/forecasts/scorecard.service.ts'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { readCash, simulateCash } from './cash.service.ts'
import { addCommitment, changeCommitment, listCommitments, removeCommitment } from './commitments.service.ts'
import { addScenario, changeScenario, listScenarios, removeScenario } from './scenarios.service.ts'

const config = { access: 'company' } as const
const success = true as const

export function cashRoutes(app: App, services: Services): void {
  app.get(
    '/companies/:id/caixa',
    {
      config,
      schema: {
        summary: 'O caixa das próximas 13 semanas, dia a dia, com ou sem um cenário.',
        params: IdParams,
        querystring: CashQuery,
        response: { 200: CashReply },
      },
    },
    async ({ company, query }) => ({ success, data: await readCash(services, company.id, query.cenario) }),
  )

  app.post(
    '/companies/:id/caixa/simular',
    {
      config,
      schema: {
        summary: 'O caixa com as mudanças de um cenário, sem guardar nada.',
        params: IdParams,
        body: SimulateCash,
        response: { 200: CashReply },
      },
    },
    async ({ company, body }) => ({ success, data: await simulateCash(services, company.id, body.alavancas) }),
  )

  app.get(
    '/companies/:id/previsoes/placar',
    {
      config,
      schema: {
        summary: 'As previsões de faturamento comparadas com os meses que vieram.',
        params: IdParams,
        response: { 200: ScorecardReply },
      },
    },
    async ({ company }) => ({ success, data: await readScorecard(services, company.id) }),
  )

  scenarioRoutes(app, services)
  commitmentRoutes(app, services)
}

function scenarioRoutes(app: App, services: Services): void {
  const params = z.object({ id: z.string(), cenarioId: z.string() })

  app.get(
    '/companies/:id/cenarios',
    {
      config,
      schema: {
        summary: 'Os cenários salvos, do mais antigo ao mais novo.',
        params: IdParams,
        response: { 200: ScenariosReply },
      },
    },
    async ({ company }) => ({ success, data: await listScenarios(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/cenarios',
    {
      config,
      schema: {
        summary: 'Salvar um cenário: guarda o que muda, nunca o resultado.',
        params: IdParams,
        body: SaveScenario,
        response: { 201: ScenarioReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addScenario(services, actor, company.id, body) }),
  )

  app.put(
    '/companies/:id/cenarios/:cenarioId',
    {
      config,
      schema: { summary: 'Substituir um cenário.', params, body: SaveScenario, response: { 200: ScenarioReply } },
    },
    async ({ company, params: { cenarioId }, body }) => ({
      success,
      data: await changeScenario(services, company.id, cenarioId, body),
    }),
  )

  app.delete(
    '/companies/:id/cenarios/:cenarioId',
    { config, schema: { summary: 'Apagar um cenário.', params, response: { 200: Ok } } },
    async ({ company, params: { cenarioId } }) => {
      await removeScenario(services, company.id, cenarioId)
      return { success }
    },
  )
}

function commitmentRoutes(app: App, services: Services): void {
  const params = z.object({ id: z.string(), compromissoId: z.string() })

  app.get(
    '/companies/:id/compromissos',
    {
      config,
      schema: {
        summary: 'O que está combinado pagar e receber, pelo vencimento.',
        params: IdParams,
        response: { 200: CommitmentsReply },
      },
    },
    async ({ company }) => ({ success, data: await listCommitments(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/compromissos',
    {
      config,
      schema: {
        summary: 'Adicionar um compromisso.',
        params: IdParams,
        body: AddCommitment,
        response: { 201: CommitmentReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addCommitment(services, actor, company.id, body) }),
  )

  app.patch(
    '/companies/:id/compromissos/:compromissoId',
    {
      config,
      schema: {
        summary: 'Mudar um compromisso; o que não vem fica como está.',
        params,
        body: ChangeCommitment,
        response: { 200: CommitmentReply },
      },
    },
    async ({ actor, company, params: { compromissoId }, body }) => ({
      success,
      data: await changeCommitment(services, actor, company.id, compromissoId, body),
    }),
  )

  app.delete(
    '/companies/:id/compromissos/:compromissoId',
    { config, schema: { summary: 'Apagar um compromisso.', params, response: { 200: Ok } } },
    async ({ company, params: { compromissoId } }) => {
      await removeCommitment(services, company.id, compromissoId)
      return { success }
    },
  )
}
