import { DiagnosticReply, DiagnosticSubmission, QuestionsReply } from '@norteia/contracts/diagnostic'
import { QUESTIONS } from '@norteia/engine/questions'
import type { App } from '#src/platform/http/fastify.ts'
import { LARGE_BODY_LIMIT } from '#src/platform/http/json-body.ts'
import type { Services } from '#src/platform/services.ts'
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
}
