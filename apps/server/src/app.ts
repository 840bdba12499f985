import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import { speakPortuguese } from '@norteia/contracts/messages'
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { careRoutes } from './features/account/care.routes.ts'
import { agendaRoutes } from './features/agenda/agenda.routes.ts'
import { agentRoutes } from './features/agent/agent.routes.ts'
import { analysesRoutes } from './features/analyses/analyses.routes.ts'
import { registerRefusalAudit } from './features/audit/audit.routes.ts'
import { automationRoutes } from './features/automation/automation.routes.ts'
import { cashRoutes } from './features/cash/cash.routes.ts'
import type { AnswerChat } from './features/chat/chat.service.ts'
import { companiesRoutes } from './features/companies/companies.routes.ts'
import { revenueRoutes } from './features/companies/revenue.routes.ts'
import { companyAnalysisRoutes } from './features/company-analysis/company-analysis.routes.ts'
import { diagnosticsRoutes } from './features/diagnostics/diagnostics.routes.ts'
import { emailLinkRoutes } from './features/email-links/email-links.routes.ts'
import { ledgerRoutes } from './features/ledger/ledger.routes.ts'
import { ledgerFactsRoutes } from './features/ledger-facts/ledger-facts.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { planRoutes } from './features/plan/plan.routes.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { providerLogRoutes } from './features/provider-log/provider-log.routes.ts'
import { questionsRoutes } from './features/questions/questions.routes.ts'
import { recoveryRoutes } from './features/recovery/recovery.routes.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { queueAnomalies } from './features/result/anomalies.service.ts'
import { resultRoutes } from './features/result/result.routes.ts'
import { sharingRoutes } from './features/sharing/sharing.routes.ts'
import { importsRoutes } from './features/statements/imports.routes.ts'
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts'
import { unsubscribeRoutes } from './features/unsubscribe/unsubscribe.routes.ts'
import { wordingRoutes } from './features/wording/wording.routes.ts'
import { badRequest } from './platform/app-error.ts'
import type { Config } from './platform/config.ts'
import { registerErrors, sendError } from './platform/errors.ts'
import { registerBodyTimeout } from './platform/http/body-timeout.ts'
import { registerCompression } from './platform/http/compression.ts'
import type { App } from './platform/http/fastify.ts'
import { registerSecurityHeaders } from './platform/http/headers.ts'
import { type Lifecycle, registerHealth } from './platform/http/health.ts'
import { answerBrokenRequest, requestIds } from './platform/http/http.ts'
import { BODY_LIMIT, registerJsonBody } from './platform/http/json-body.ts'
import { describeRoutes, registerDocs } from './platform/http/openapi.ts'
import { registerSecurityText } from './platform/http/security-text.ts'
import { registerStalled } from './platform/http/stalled.ts'
import { serveSite } from './platform/http/static.ts'
import { registerGuard } from './platform/identity/guard.ts'
import { TIMEOUT } from './platform/limits.ts'
import type { Services } from './platform/services.ts'
import { createLogger, lazyChild } from './platform/telemetry/log.ts'
import { countRequests, type Metrics } from './platform/telemetry/metrics.ts'
import { registerRequestLog } from './platform/telemetry/request-log.ts'
import { openEmitter } from './realtime/cluster.ts'
import { type RealtimeDeps, type RealtimeServer, startRealtime } from './realtime/socket.ts'

export interface AppDeps {
  config: Config
  database: Database
  clock: () => number
  logger?: Logger
  lifecycle?: Lifecycle
  /** How the chat answers; default: from the FAQ entries alone. */
  answer?: AnswerChat
  /** Unset: nothing is counted. */
  metrics?: Metrics | undefined
}

speakPortuguese()

/** The whole HTTP side, ready to listen or to be injected into. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, clock } = deps
  const { db } = deps.database
  const logger: FastifyBaseLogger = deps.logger ?? createLogger(config.logLevel)
  const app = createFastify(config, logger)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app)
  registerSecurityHeaders(app)
  registerCompression(app)
  registerRequestLog(app)
  if (deps.metrics) countRequests(app, deps.metrics)
  registerBodyTimeout(app)
  registerStalled(app)
  registerJsonBody(app)
  if (config.corsOrigins.length > 0) await allowOrigins(app, config.corsOrigins)
  registerGuard(app, { db, clock, rateLimitScale: config.rateLimitScale })
  registerRefusalAudit(app, { db, clock })
  const document = describeRoutes(app)
  registerHealth(app, { db, lifecycle: deps.lifecycle ?? { stopping: false } })

  const realtime = await openRealtime({ ...deps, server: app.server, log: logger, meter: deps.metrics?.sockets })
  app.addHook('preClose', () => realtime.close())
  app.decorate('emitToCompany', realtime.emitToCompany)
  const services: Services = { db, clock, config, emitToCompany: realtime.emitToCompany }
  registerRoutes(app, services, document)

  await serveSite(app, config.roles.includes('api') ? config.webRoot : '', config.connectSources)
  return app
}

/** Routes by what this process does; listed by hand. */
function registerRoutes(app: App, services: Services, document: () => Promise<object>): void {
  const { config } = services
  if (config.roles.includes('api')) {
    accountRoutes(app, services)
    careRoutes(app, services)
    emailLinkRoutes(app, services)
    twoFactorRoutes(app, services)
    privacyRoutes(app, services)
    recoveryRoutes(app, services)
    companiesRoutes(app, services)
    revenueRoutes(app, services)
    ledgerRoutes(app, { ...services, afterStoring: queueAnomalies })
    importsRoutes(app, services)
    resultRoutes(app, services)
    ledgerFactsRoutes(app, services)
    cashRoutes(app, services)
    questionsRoutes(app, services)
    planRoutes(app, services)
    sharingRoutes(app, services)
    agendaRoutes(app, services)
    notificationsRoutes(app, services)
    providerLogRoutes(app, services)
    diagnosticsRoutes(app, services)
    analysesRoutes(app, services)
    reportsRoutes(app, services)
    wordingRoutes(app, services)
    companyAnalysisRoutes(app, services)
    unsubscribeRoutes(app, services)
    registerDocs(app, document)
    registerSecurityText(app, { clock: services.clock, publicUrl: config.publicUrl })
  }
  if (config.roles.includes('agent')) {
    agentRoutes(app, services)
    automationRoutes(app, services)
  }
}

function createFastify(config: Config, logger: FastifyBaseLogger): App {
  return Fastify({
    loggerInstance: logger,
    genReqId: requestIds(),
    childLoggerFactory: (parent, bindings) => lazyChild(parent, bindings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    handlerTimeout: TIMEOUT.handlerMs,
    connectionTimeout: TIMEOUT.stalledMs,
    // Bodies of most routes get less: see registerBodyTimeout.
    requestTimeout: TIMEOUT.uploadMs,
    http: {
      headersTimeout: TIMEOUT.headersMs,
      connectionsCheckingInterval: TIMEOUT.checkMs,
      shouldUpgradeCallback: isRealtime,
    },
    // Requests that arrive on open connections while the server stops are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) =>
      sendError(badRequest(error), request as FastifyRequest, reply as FastifyReply),
  })
}

/** Any other upgrade is ignored, and the request answered as if it had not asked for one. */
const isRealtime = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')

async function allowOrigins(app: App, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'idempotency-key', 'x-nome-arquivo'],
    exposedHeaders: ['retry-after', 'x-request-id', 'content-disposition'],
    maxAge: 600,
  })
}

/** Sockets of this process; without the role, the way to those of the others. */
async function openRealtime(deps: RealtimeDeps): Promise<RealtimeServer> {
  const { databaseUrl, roles } = deps.config
  if (roles.includes('realtime') || !databaseUrl) return startRealtime(deps)
  return openEmitter(deps.config, deps.log)
}
