import { AnalysisParams, ChallengeReply, ChooseChallenge } from '@norteia/contracts/analysis'
import { DiagnosticReply, DiagnosticSubmission, QuestionsReply } from '@norteia/contracts/diagnostic'
import { QUESTIONS } from '@norteia/engine/questions'
import type { App } from '#src/platform/http/fastify.ts'
import { LARGE_BODY_LIMIT } from '#src/platform/http/json-body.ts'
import type { Services } from '#src/platform/services.ts'
import { chooseChallenge } from './challenge.service.ts'
import { submitDiagnostic } from './diagnostics.service.ts'

export function diagnosticsRoutes(app: App, services: Services): void {
  app.get(
    '/diagnostics/questions',
    {
      config: { access: 'public' },
      schema: { summary: 'As perguntas gerais e as de cada segmento.', response: { 200: QuestionsReply } },
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
}
