import { AnalysisParams, ChallengeReply, ChooseAccount, ChooseChallenge } from '@norteia/contracts/analysis'
import { DiagnosticReply, DiagnosticSubmission, QuestionsReply } from '@norteia/contracts/diagnostic'
import { AnswersReply, ReanalysisReply } from '@norteia/contracts/diagnostic-answers'
import { IdParams } from '@norteia/contracts/fields'
import { QUESTIONS } from '@norteia/engine/questions'
import { loadEngine } from '#src/features/analyses/analyses.service.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { LARGE_BODY_LIMIT } from '#src/platform/http/json-body.ts'
import type { Services } from '#src/platform/services.ts'
import { chooseAccount, chooseChallenge } from './choices.service.ts'
import { readNewestAnswers, submitDiagnostic } from './diagnostics.service.ts'
import { refreshAnalysis } from './reanalysis.service.ts'

export function diagnosticsRoutes(app: App, services: Services): void {
  app.get(
    '/diagnostics/questions',
    {
      config: { access: 'public' },
      schema: { summary: 'As perguntas gerais e as de cada segmento.', response: { 200: QuestionsReply } },
      // While the form is filled in: the first submission need not wait for it.
      onResponse: async () => {
        await loadEngine()
      },
    },
    () => ({ success: true as const, data: QUESTIONS }),
  )

  app.post(
    '/diagnostics',
    {
      bodyLimit: LARGE_BODY_LIMIT,
      config: { fieldRoots: ['formAnswers', 'segmentSpecificAnswers'] },
      schema: {
        summary: 'Enviar o diagnóstico; a análise está pronta na resposta. Aceita o cabeçalho Idempotency-Key.',
        body: DiagnosticSubmission,
        response: { 201: DiagnosticReply },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const analysisId = await submitDiagnostic(services, request.actor, request.body, key)
      return reply.code(201).send({ success: true, data: { analysisId, status: 'completed' } })
    },
  )

  app.get(
    '/companies/:id/diagnostico',
    {
      config: { access: 'company' },
      schema: {
        summary: 'As respostas mais novas do diagnóstico; null sem nenhuma.',
        params: IdParams,
        response: { 200: AnswersReply },
      },
    },
    async ({ company }) => ({ success: true as const, data: await readNewestAnswers(services.db, company.id) }),
  )

  app.post(
    '/companies/:id/analises',
    {
      config: { access: 'company' },
      schema: {
        summary:
          'Analisar de novo as respostas mais novas com o que se sabe hoje; sem mudança, a última continua valendo.',
        params: IdParams,
        response: { 201: ReanalysisReply },
      },
    },
    async ({ actor, company }, reply) =>
      reply.code(201).send({ success: true, data: await refreshAnalysis(services, actor, company) }),
  )

  app.post(
    '/companies/:id/analises/:analysisId/desafio',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Dizer qual problema pesa mais; guarda a escolha e analisa de novo.',
        params: AnalysisParams,
        body: ChooseChallenge,
        response: { 201: ChallengeReply },
      },
    },
    async ({ actor, company, params, body }, reply) => {
      const analysisId = await chooseChallenge(services, actor, company, { ...body, analysisId: params.analysisId })
      return reply.code(201).send({ success: true, data: { analysisId } })
    },
  )

  app.post(
    '/companies/:id/analises/:analysisId/conta',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Dizer qual das contas da análise é a certa, ou nenhuma; guarda a escolha e analisa de novo.',
        params: AnalysisParams,
        body: ChooseAccount,
        response: { 201: ChallengeReply },
      },
    },
    async ({ actor, company, params, body }, reply) => {
      const analysisId = await chooseAccount(services, actor, company, { ...body, analysisId: params.analysisId })
      return reply.code(201).send({ success: true, data: { analysisId } })
    },
  )
}
