import swagger from '@fastify/swagger'
import { ERROR_CODES } from '@norteia/contracts/errors'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Operation, readablePage, STYLES } from './docs-page.ts'
import type { App } from './fastify.ts'
import { documentPolicy } from './headers.ts'

/** Must be registered before the routes that it describes. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Norteia',
        version: '1',
        description:
          'Todas as respostas são JSON. Erros trazem success: false, message, error, code, requestId e, em campos ' +
          `inválidos, fields. Códigos: ${ERROR_CODES.join(', ')}.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      const result = jsonSchemaTransform(input as never) as { schema: Record<string, unknown>; url: string }
      if (input.route.config?.access !== 'public') result.schema.security = [{ bearer: [] }]
      return result
    },
  })
}

/** `/openapi.json` and, from the same document, a page for people without a line of script. */
export function registerDocs(app: App): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }
  let page: string | undefined
  app.get('/openapi.json', options, () => app.swagger())
  app.get('/docs', options, (_request, reply) => {
    page ??= readablePage(operationsOf(app.swagger()))
    return reply.header('content-security-policy', documentPolicy([])).type('text/html; charset=utf-8').send(page)
  })
  app.get('/docs.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES))
}

function operationsOf(document: object): Operation[] {
  const paths = ((document as { paths?: object }).paths ?? {}) as Record<
    string,
    Record<string, Omit<Operation, 'path' | 'method'>>
  >
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}
