import { IdParams } from '@norteia/contracts/fields'
import { SuggestionsReply } from '@norteia/contracts/questions'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'

export function questionsRoutes(app: App, services: Services): void {
  app.get(
    '/companies/:id/perguntas',
    {
      config: { access: 'company' },
      schema: {
        summary: 'Perguntas que os lançamentos da empresa respondem hoje.',
        params: IdParams,
        response: { 200: SuggestionsReply },
      },
    },
    async ({ company }) => {
      // The grammar takes time and memory that a process without questions need not spend.
      const { listSuggestions } = await import('./questions.service.ts')
      return { success: true as const, data: await listSuggestions(services, company.id) }
    },
  )
}
