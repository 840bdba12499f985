import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { SendMail } from '#src/platform/ports/mail.ts'
import type { AskModel } from '#src/platform/ports/models.ts'
import type { Registry } from './prometheus.ts'

/** Upper bounds in seconds. */
const ANSWER = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]
const QUERY = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]
const WORK = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

/** Steps of a job's run: `done`, `retry`, `given_up`, `lost` and `released` end it. */
export type JobStep = 'started' | 'done' | 'retry' | 'given_up' | 'lost' | 'released'

/** All metrics of the process, under the names that docs/operations.md and deploy/ use. */
export interface Metrics {
  registry: Registry
  query(statement: string, seconds: number, failed: boolean): void
  jobs: JobMeter
  sockets: SocketMeter
}

export interface JobMeter {
  /** Registers the kinds that this process runs, so that their series start at 0. */
  expect(kinds: readonly string[]): void
  step(kind: string, step: JobStep, seconds?: number): void
}

export interface SocketMeter {
  open(who: 'user' | 'visitor', change: 1 | -1): void
  event(direction: 'in' | 'out', event: string): void
}

export async function createMetrics(): Promise<Metrics> {
  // A process that exports no metrics need not hold the library.
  const { Registry } = await import('./prometheus.ts')
  const registry = new Registry()
  const queries = registry.histogram('norteia_db_query_duration_seconds', 'Statements sent to the database.', QUERY, [
    'statement',
  ])
  const queryErrors = registry.counter('norteia_db_query_errors_total', 'Statements that the database refused.')
  const jobs = registry.counter('norteia_jobs_total', 'Steps of jobs in this process, by kind.', ['kind', 'step'])
  const work = registry.histogram('norteia_job_duration_seconds', 'Time of one run of a job.', WORK, ['kind'])
  const sockets = registry.gauge('norteia_sockets_open', 'Sockets of this process.', ['who'])
  const events = registry.counter('norteia_socket_events_total', 'Events received from and sent to screens.', [
    'direction',
    'event',
  ])
  // Series start at 0, so that the first increase counts as one.
  queryErrors.inc(0)
  for (const who of ['user', 'visitor']) sockets.inc({ who }, 0)
  for (const event of ['message', 'register_company']) events.inc({ direction: 'in', event }, 0)
  return {
    registry,
    query(statement, seconds, failed) {
      queries.observe({ statement }, seconds)
      if (failed) queryErrors.inc()
    },
    jobs: {
      expect(kinds) {
        for (const kind of kinds)
          for (const step of ['started', 'done', 'retry', 'given_up']) jobs.inc({ kind, step }, 0)
      },
      step(kind, step, seconds) {
        jobs.inc({ kind, step })
        if (seconds !== undefined) work.observe({ kind }, seconds)
      },
    },
    sockets: {
      open: (who, change) => sockets.inc({ who }, change),
      event: (direction, event) => events.inc({ direction, event }),
    },
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const LOGIN_OUTCOMES: Readonly<Record<number, string>> = { 200: 'success', 401: 'failed', 429: 'throttled' }

/** Counts responses by route and status, never by URL, which would contain ids. */
export function countRequests(app: FastifyInstance, { registry }: Metrics): void {
  const requests = registry.counter('http_requests_total', 'Answered requests.', ['method', 'route', 'status'])
  const durations = registry.histogram('http_request_duration_seconds', 'Time to the end of the answer.', ANSWER, [
    'method',
    'route',
    'status',
  ])
  const logins = registry.counter('norteia_logins_total', 'Tries to log in.', ['outcome'])
  for (const outcome of Object.values(LOGIN_OUTCOMES)) logins.inc({ outcome }, 0)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(site)'
    const method = METHODS.includes(request.method) ? request.method : 'other'
    const status = reply.statusCode
    requests.inc({ method, route, status: String(status) })
    durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1_000)
    if (route === '/login' && method === 'POST') logins.inc({ outcome: LOGIN_OUTCOMES[status] ?? 'other' })
    done()
  })
}

/** The same port, counting every message. */
export function countMails(send: SendMail, { registry }: Metrics): SendMail {
  const mails = registry.counter('norteia_mails_total', 'Messages handed to the mail system.', ['outcome'])
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  return async (mail) => {
    try {
      await send(mail)
    } catch (error) {
      mails.inc({ outcome: 'failed' })
      throw error
    }
    mails.inc({ outcome: 'sent' })
  }
}

/** The same port, counting every attempt by provider and outcome. */
export function modelCounter({ registry }: Metrics, providers: readonly string[]): (ask: AskModel) => AskModel {
  const calls = registry.counter('norteia_provider_calls_total', 'Tries to get an answer from a model.', [
    'provider',
    'outcome',
  ])
  const durations = registry.histogram('norteia_provider_call_duration_seconds', 'Time of one try.', ANSWER, [
    'provider',
  ])
  for (const provider of providers) calls.inc({ provider, outcome: 'aceito' }, 0)
  return (ask) => async (request) => {
    const result = await ask(request)
    for (const { provider, reason, ms } of result.attempts) {
      calls.inc({ provider, outcome: reason })
      // A paused provider was not called.
      if (reason !== 'em_pausa') durations.observe({ provider }, ms / 1_000)
    }
    return result
  }
}

/** Serves metrics on a separate listener, so that they need no protection on the public one. */
export async function listenForMetrics(
  { registry }: Metrics,
  options: { port: number; host: string; onError: (error: unknown) => void },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else
      registry.render(options.onError).then(
        (text) => response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8').end(text),
        (error: unknown) => {
          options.onError(error)
          response.writeHead(500).end()
        },
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  return server
}
