import { IdParams } from '@norteia/contracts/fields'
import {
  ConfirmImport,
  ImportReply,
  ImportsReply,
  PreviewQuery,
  PreviewReply,
  STATEMENT_LIMITS,
  STATEMENT_TEXT,
} from '@norteia/contracts/statements'
import * as z from 'zod/mini'
import { whileAsked } from '#src/platform/http/asker.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { AT_ONCE, RATE, TIMEOUT } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { confirmImport, listImports } from './imports.service.ts'
import { fileName, makePreview } from './previews.service.ts'
import { undoImport } from './undo.service.ts'

const config = { access: 'company' } as const
const success = true as const
const atOnce = AT_ONCE.statements
const uploads = [{ name: 'previews', ...RATE.previewsPerUser, atOnce, message: STATEMENT_TEXT.rate }]
const confirmations = [{ name: 'imports', ...RATE.importsPerUser, atOnce }]

export function importsRoutes(app: App, services: Services): void {
  app.register(async (scope) => previewRoute(scope as App, services))

  app.post(
    '/companies/:id/importacoes',
    {
      config: { ...config, userLimits: confirmations },
      schema: {
        summary: 'Confirmar uma prévia: guarda as movimentações novas. Aceita o cabeçalho Idempotency-Key.',
        params: IdParams,
        body: ConfirmImport,
        response: { 201: ImportsReply },
      },
    },
    async ({ actor, company, body, headers, log }, reply) => {
      const confirmation = { input: body, idempotencyKey: headers['idempotency-key'] }
      const data = await confirmImport(services, actor, company.id, confirmation, { log, signal: whileAsked(reply) })
      return reply.code(201).send({ success, data })
    },
  )

  app.get(
    '/companies/:id/importacoes',
    {
      config,
      schema: {
        summary: 'As importações de extratos, da mais nova à mais antiga, com as desfeitas.',
        params: IdParams,
        response: { 200: ImportsReply },
      },
    },
    async ({ company }) => ({ success, data: await listImports(services.db, company.id) }),
  )

  app.delete(
    '/companies/:id/importacoes/:importacaoId',
    {
      config,
      schema: {
        summary: 'Desfazer uma importação; o que outra importação também mostra fica.',
        params: z.object({ id: z.string(), importacaoId: z.string() }),
        response: { 200: ImportReply },
      },
    },
    async ({ actor, company, params: { importacaoId } }) => ({
      success,
      data: await undoImport(services, actor, company.id, importacaoId),
    }),
  )
}

/** A file as raw bytes: the one body that isn't JSON, with bounds of its own. */
function previewRoute(scope: App, services: Services): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  scope.post(
    '/companies/:id/importacoes/previa',
    {
      bodyLimit: STATEMENT_LIMITS.bytes,
      handlerTimeout: TIMEOUT.uploadMs + TIMEOUT.handlerMs,
      config: { ...config, slowBody: true, userLimits: uploads },
      schema: {
        summary:
          'Ler um extrato (bytes do arquivo, application/octet-stream) e mostrar o que a importação faria. O cabeçalho X-Nome-Arquivo traz o nome, com codificação de URL.',
        params: IdParams,
        querystring: PreviewQuery,
        response: { 200: PreviewReply },
      },
    },
    async ({ actor, company, body, headers, query, log }, reply) => {
      const nome = fileName(headers['x-nome-arquivo'])
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const file = { bytes, nome, conta: query.conta }
      const data = await makePreview(services, actor, company.id, file, { log, signal: whileAsked(reply) })
      return { success, data }
    },
  )
}
