import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { outboxFiles, outboxMail } from './adapters/mail-outbox.ts'
import { smtpMail } from './adapters/mail-smtp.ts'
import { modelChain } from './adapters/model-chain.ts'
import { buildApp } from './app.ts'
import { type Database, openDatabase } from './db/client.ts'
import { DatabaseStartError } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import { prepareConsultant } from './features/agent/agent.service.ts'
import { wordedChat } from './features/chat/worded-chat.service.ts'
import { collectQueue } from './jobs/queue-metrics.ts'
import type { Runner } from './jobs/runner.ts'
import { type Config, ConfigError, type Environment, readConfig } from './platform/config.ts'
import type { App } from './platform/http/fastify.ts'
import { collectReadiness, type Lifecycle } from './platform/http/health.ts'
import { DRAIN, TIMEOUT } from './platform/limits.ts'
import type { SendMail } from './platform/ports/mail.ts'
import type { AskModel } from './platform/ports/models.ts'
import { createLogger } from './platform/telemetry/log.ts'
import {
  countMails,
  createMetrics,
  listenForMetrics,
  type Metrics,
  modelCounter,
} from './platform/telemetry/metrics.ts'
import { collectStorage } from './platform/telemetry/storage-metrics.ts'
import { startWorker } from './worker.ts'

/**
 * Starts the process from its environment and stays until a signal; a start that can't be says why and exits 1.
 * Browser tests start it with a clock that they can set.
 */
export async function serve(env: Environment, root: string, clock: () => number = Date.now): Promise<void> {
  try {
    await start(env, root, clock)
  } catch (error) {
    const lines = startProblem(error)
    if (!lines) throw error
    for (const line of lines) process.stderr.write(`Norteia não iniciou: ${line}\n`)
    process.exitCode = 1
    // Whatever is open already must not keep the process alive.
    process.exit()
  }
}

async function start(env: Environment, root: string, clock: () => number): Promise<void> {
  const config = readConfig(env, root)
  const log = createLogger(config.logLevel)
  if (!config.databaseUrl) assertWritable(config.dataDir)
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics()
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onConnectionError: (error) => log.warn({ err: error }, 'idle database connection lost'),
    ...(metrics && { onQuery: queryCounter(metrics) }),
  })
  await migrate(database)
  const lifecycle = { stopping: false }
  const { aiProviders: providers } = config
  // A person waits for a chat answer: it gets less time than the wording of an analysis.
  const names = providers.map(({ name }) => name)
  const counted = metrics ? modelCounter(metrics, names) : (ask: AskModel) => ask
  const askForChat = counted(modelChain({ providers, settings: { tryMs: 5_000, totalMs: 8_000 } }))
  const answer = providers.length > 0 ? wordedChat({ db: database.db, clock, askModel: askForChat }) : undefined
  const app = await buildApp({ config, database, clock, logger: log, lifecycle, metrics, ...(answer && { answer }) })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Or the connections of those who are answered now would keep a stopping process for a minute.
    if (lifecycle.stopping) reply.header('connection', 'close')
    done()
  })
  prepareInTime(app, { config, lifecycle, log })
  await app.listen({ port: config.port, host: config.host })

  if (metrics) await exportMetrics(metrics, { config, database, clock, log, lifecycle })
  const outgoing = openMail(config, log)
  const sendMail = metrics ? countMails(outgoing, metrics) : outgoing
  const worker = config.roles.includes('worker')
    ? startWorker({
        config,
        database,
        clock,
        log,
        sendMail,
        outbox: config.smtpUrl ? undefined : outboxFiles(config.dataDir),
        askModel: counted(modelChain({ providers })),
        emitToCompany: app.emitToCompany,
        meter: metrics?.jobs,
      })
    : undefined

  stopOnSignals({ app, worker, database, lifecycle, log })
  const { port } = app.server.address() as AddressInfo
  process.stdout.write(`Norteia pronta em http://localhost:${port}\n`)
}

/** A start is followed by the requests of those who waited for it. */
const FIRST_REQUESTS_MS = 3_000
/** What the page fetches on which the consultant is asked: it reads while the owner does, and takes 70 MB. */
const NEAR_CONSULTANT = /^\/companies\/[^/]{1,64}\/perguntas/

/** Once somebody may ask; a process that sees no pages reads soon after its start. */
function prepareInTime(app: App, { config, lifecycle, log }: Pick<Started, 'config' | 'lifecycle' | 'log'>): void {
  if (!config.roles.includes('agent')) return
  let wanted = false
  const prepare = () => {
    if (wanted) return
    wanted = true
    prepareConsultant(() => lifecycle.stopping).catch((error) => log.warn({ err: error }, 'the consultant reads later'))
  }
  if (!config.roles.includes('api')) setTimeout(prepare, FIRST_REQUESTS_MS).unref()
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 200 && NEAR_CONSULTANT.test(request.url)) prepare()
    done()
  })
}

type Started = {
  config: Config
  database: Database
  clock: () => number
  log: Logger
  lifecycle: Lifecycle
}

/** Serves metrics on a port of their own. */
async function exportMetrics(metrics: Metrics, { config, database, clock, log, lifecycle }: Started): Promise<void> {
  if (config.metricsPort === undefined) return
  metrics.registry.collectProcess()
  collectStorage(metrics.registry, config.dataDir)
  collectReadiness(metrics.registry, { db: database.db, lifecycle })
  collectQueue(metrics.registry, { db: database.db, clock })
  const onError = (error: unknown) => log.warn({ err: error }, 'a metric could not be read')
  // Stays open until the end: a stopping process still reports metrics.
  await listenForMetrics(metrics, { port: config.metricsPort, host: config.host, onError })
}

const openMail = (config: Config, log: Logger): SendMail => {
  return config.smtpUrl
    ? smtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : outboxMail({ dataDir: config.dataDir, from: config.mailFrom, log })
}

/** The first signal drains and ends with 0, a second one ends at once. */
function stopOnSignals({
  app,
  worker,
  database,
  lifecycle,
  log,
}: Pick<Started, 'database' | 'lifecycle' | 'log'> & { app: App; worker: Runner | undefined }): void {
  const stop = async (signal: string) => {
    if (lifecycle.stopping) process.exit(1)
    lifecycle.stopping = true
    log.info({ signal }, 'stopping')
    // Whatever hangs loses its connection just before the time is over; all that was acknowledged is stored.
    setTimeout(() => app.server.closeAllConnections(), TIMEOUT.stopMs - 2_000).unref()
    setTimeout(() => process.exit(0), TIMEOUT.stopMs - 500).unref()
    await Promise.all([drain(app.server).then(() => app.close()), worker?.stop()])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
}

/**
 * Goes on taking what the kernel has accepted for us until nothing new has come for a while: closing at once would
 * reset it. Whoever sends traffic sees /readyz meanwhile.
 */
async function drain(server: Server): Promise<void> {
  const open = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  let quiet = open === 0 ? DRAIN.quietLooks : 0
  const heard = () => {
    quiet = 0
  }
  server.on('connection', heard).on('request', heard)
  // Looks, not time: each passes once through the event loop, however busy the machine is.
  for (let looks = 0; quiet < DRAIN.quietLooks && looks < DRAIN.looks; looks++) {
    quiet += 1
    await sleep(DRAIN.lookMs)
  }
}

/** `SelectQueryNode` → `select`; statements that are no query, such as PRAGMA, are `other`. */
const queryCounter = (metrics: Metrics) => (kind: string, ms: number, failed: boolean) =>
  metrics.query(
    /^(Select|Insert|Update|Delete)QueryNode$/.exec(kind)?.[1]?.toLowerCase() ?? 'other',
    ms / 1_000,
    failed,
  )

class StartError extends Error {}

function assertWritable(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder')
  } catch (error) {
    throw new StartError(`DATA_DIR: a pasta ${dataDir} não pode ser criada ou escrita.`, { cause: error })
  }
}

/** Step by step: Node's own recursive call never returns where folders can't be made, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** One line per thing the operator has to change; undefined for a defect of ours. */
function startProblem(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.lines
  if (error instanceof StartError || error instanceof DatabaseStartError) return [error.message]
  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE') return [`PORT: a porta ${port} já está em uso.`]
  if (code === 'EACCES' && port) return [`PORT: sem permissão para usar a porta ${port}.`]
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`HOST: o endereço ${address ?? ''} não existe nesta máquina.`]
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000' || code === '28000')
    return ['DATABASE_URL: o PostgreSQL não aceitou a conexão. Confira endereço, usuário, senha e banco.']
  return undefined
}
