import { AnalysisPage, AnalysisParams, AnalysisReply, DashboardReply } from '@norteia/contracts/analysis'
import { IdParams } from '@norteia/contracts/fields'
import { PageQuery } from '@norteia/contracts/pagination'
import type { FastifyReply } from 'fastify'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { readAnalysis, readAnalysisPage, readDashboard } from './analyses.service.ts'

/** Bytes that are JSON already; the schema of the route documents it and the tests hold it to that. */
const sendJson = (reply: FastifyReply, json: Buffer) => reply.type('application/json; charset=utf-8').send(json)

export function analysesRoutes(app: App, { db }: Services): void {
  const config = { access: 'company' } as const

  app.get(
    '/companies/:id/dashboard',
    {
      config,
      schema: {
        summary: 'A empresa com a análise mais nova que conta e os totais.',
        params: IdParams,
        response: { 200: DashboardReply },
      },
    },
    async (request, reply) => sendJson(reply, await readDashboard(db, request.company)),
  )

  app.get(
    '/companies/:id/analises',
    {
      config,
      schema: {
        summary: 'O histórico de análises, da mais nova à mais antiga.',
        params: IdParams,
        querystring: PageQuery,
        response: { 200: AnalysisPage },
      },
    },
    async (request, reply) => sendJson(reply, await readAnalysisPage(db, request.company, request.query)),
  )

  app.get(
    '/companies/:id/analises/:analysisId',
    {
      config,
      schema: {
        summary: 'Uma análise inteira, com a origem de cada número em fatos e referencias.',
        params: AnalysisParams,
        response: { 200: AnalysisReply },
      },
    },
    async (request, reply) => sendJson(reply, await readAnalysis(db, request.company, request.params.analysisId)),
  )
}
