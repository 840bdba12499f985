import { ERROR_CODES } from '@norteia/contracts/errors'
import type { RouteOptions } from 'fastify'
import { type Operation, readablePage, STYLES } from './docs-page.ts'
import type { App } from './fastify.ts'
import { documentPolicy } from './headers.ts'

/** Records all routes registered later; the returned function builds their OpenAPI document on first use. */
export function describeRoutes(app: App): () => Promise<object> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  let document: Promise<object> | undefined
  return () => {
    document ??= documentOf(routes)
    return document
  }
}

/** Loaded on demand: the generator is as large as the server and rarely needed. */
async function documentOf(routes: readonly RouteOptions[]): Promise<object> {
  const [{ default: Fastify }, { default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
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
  for (const { method, url, schema, config } of routes)
    app.route({ method, url, ...(schema && { schema }), ...(config && { config }), handler: async () => undefined })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}

/** Serves `/openapi.json` and, from the same document, a page without scripts. */
export function registerDocs(app: App, document: () => Promise<object>): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }
  let page: string | undefined
  app.get('/openapi.json', options, () => document())
  app.get('/docs', options, async (_request, reply) => {
    page ??= readablePage(operationsOf(await document()))
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
