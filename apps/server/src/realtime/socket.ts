import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Database } from '#src/db/client.ts'
import { type AnswerChat, answerFromFaq } from '#src/features/chat/chat.service.ts'
import type { Config } from '#src/platform/config.ts'
import { SOCKET } from '#src/platform/limits.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import type { SocketMeter } from '#src/platform/telemetry/metrics.ts'
import { MemoryLimiter } from '#src/platform/throttle/rate-limit.ts'
import { openAdmission } from './admission.ts'
import type { ClientServer, RealtimeContext } from './client.ts'
import { openCluster } from './cluster.ts'
import { serveClient } from './events.ts'
import { holdRemote } from './held-delivery.ts'
import { closeEndedIn, watchSessions } from './live-sessions.ts'
import { isAllowedOrigin } from './origin.ts'
import { companyRoom } from './room.ts'

export interface RealtimeDeps {
  server: HttpServer
  database: Database
  config: Pick<
    Config,
    'roles' | 'databaseUrl' | 'redisUrl' | 'publicUrl' | 'corsOrigins' | 'rateLimitScale' | 'trustProxy'
  >
  clock: () => number
  log: RealtimeContext['log']
  answer?: AnswerChat
  /** How often sockets of ended sessions are closed; default 1 s. */
  sessionCheckMs?: number
  meter?: SocketMeter | undefined
}

export interface RealtimeServer {
  emitToCompany: EmitToCompany
  close(): Promise<void>
}

/** Serves Socket.IO on the HTTP server: company events for signed-in users, the FAQ chat for everybody. */
export async function startRealtime(deps: RealtimeDeps): Promise<RealtimeServer> {
  const { config, log, meter } = deps
  const context: RealtimeContext = {
    ...deps,
    db: deps.database.db,
    answer: deps.answer ?? answerFromFaq,
    limiter: new MemoryLimiter(config.rateLimitScale),
  }
  const admission = openAdmission(context)
  const cluster = await openCluster(config, log)
  const io: ClientServer = new Server({
    serveClient: false,
    maxHttpBufferSize: SOCKET.frameBytes,
    connectTimeout: 10_000,
    cors: { origin: [...config.corsOrigins] },
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, config) && admission.hasRoom(request)),
    ...(cluster && { adapter: cluster.adapter }),
  })
  io.attach(deps.server)
  admission.guard(io)
  io.on('connection', (socket) => serveClient(context, socket))

  const everybody = io.of('/')
  const prepare = (rooms: readonly string[]) => closeEndedIn(context, everybody, rooms)
  holdRemote(everybody, prepare, (error) => log.warn({ err: error }, 'event of another process not delivered'))
  const stopWatching = watchSessions(context, everybody, deps.sessionCheckMs ?? 1_000)

  return {
    emitToCompany(companyId, event, body) {
      meter?.event('out', event)
      const room = companyRoom(companyId)
      prepare([room])
        .then(() => io.to(room).emit(event, body))
        .catch((error: unknown) => log.warn({ err: error, event }, 'realtime event not sent'))
    },
    /** Leaves the HTTP server to its owner. */
    async close() {
      stopWatching()
      io.disconnectSockets(true)
      await Promise.all([...io._nsps.values()].map((namespace) => namespace.adapter.close()))
      io.engine.close()
      await cluster?.close()
    },
  }
}
