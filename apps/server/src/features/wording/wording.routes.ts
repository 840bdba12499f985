import { ProviderPreviewReply } from '@norteia/contracts/privacy'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { previewSent } from './wording.service.ts'

export function wordingRoutes(app: App, { db }: Services): void {
  app.get(
    '/companies/:companyId/provider-preview',
    {
      config: { access: 'company' },
      schema: {
        summary: 'O que um provedor de IA receberia sobre a análise mais nova da empresa; nada é enviado.',
        response: { 200: ProviderPreviewReply },
      },
    },
    async (request) => ({ success: true as const, data: await previewSent(db, request.company) }),
  )
}
