import type { Server as HttpServer } from 'node:http'
import { CHAT_TEXT, ChatQuestion } from '@norteia/contracts/chat'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { LIMITS } from '@norteia/contracts/limits'
import { REALTIME_TEXT, type RealtimeAck, RegisterCompany } from '@norteia/contracts/realtime'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import type { Database } from '#src/db/client.ts'
import { type AnswerChat, answerFromFaq, keepAnswer, keepQuestion } from '#src/features/chat/chat.service.ts'
import { AppError, unauthorized } from '#src/platform/app-error.ts'
import type { Config } from '#src/platform/config.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { RATE, SOCKET } from '#src/platform/limits.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import type { SocketMeter } from '#src/platform/telemetry/metrics.ts'
import { addressKey, MemoryLimiter, takeOfAddress } from '#src/platform/throttle/rate-limit.ts'
import { AddressSlots } from './address-slots.ts'
import { openCluster } from './cluster.ts'
import { holdRemote } from './held-delivery.ts'
import { findLiveSession, findLiveSessions, type Identity, identify, RefusedError, sameEmail } from './identity.ts'
import { clientAddress, isAllowedOrigin } from './origin.ts'
import { companyRoom } from './room.ts'

interface Client {
  /** undefined: an anonymous visitor. */
  identity?: Identity | undefined
  address: string
}

type ClientSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Client>

export interface RealtimeDeps {
  server: HttpServer
  database: Database
  config: Pick<
    Config,
    'roles' | 'databaseUrl' | 'redisUrl' | 'publicUrl' | 'corsOrigins' | 'rateLimitScale' | 'trustProxy'
  >
  clock: () => number
  log: { warn(about: object, text: string): void; error(about: object, text: string): void }
  answer?: AnswerChat
  /** How often ended sessions are looked for; 1 s unless told. */
  sessionCheckMs?: number
  meter?: SocketMeter | undefined
}

export interface RealtimeServer {
  emitToCompany: EmitToCompany
  close(): Promise<void>
}

/** Serves Socket.IO on the HTTP server: company events for signed-in users, the FAQ chat for everybody. */
export async function startRealtime(deps: RealtimeDeps): Promise<RealtimeServer> {
  const { config, clock, log, meter } = deps
  const { db } = deps.database
  const answer = deps.answer ?? answerFromFaq
  const limiter = new MemoryLimiter(config.rateLimitScale)
  const visitors = new AddressSlots(config.rateLimitScale === 0 ? Number.POSITIVE_INFINITY : SOCKET.visitorsPerAddress)
  const cluster = await openCluster(config, log)
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Client>({
    serveClient: false,
    maxHttpBufferSize: SOCKET.frameBytes,
    connectTimeout: 10_000,
    cors: { origin: [...config.corsOrigins] },
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, config)),
    ...(cluster && { adapter: cluster.adapter }),
  })
  io.attach(deps.server)

  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof RefusedError)) log.error({ err: error }, 'socket could not be admitted')
        next(error instanceof RefusedError ? error : new Error(ERROR_TEXT.unavailable))
      },
    )
  })

  async function admit(socket: ClientSocket): Promise<void> {
    const { headers, address: peer } = socket.handshake
    const address = addressKey(clientAddress(headers, peer, config.trustProxy))
    const identity = await identify(db, socket.handshake.auth, clock())
    socket.data.address = address
    socket.data.identity = identity
    if (identity) return
    if (!visitors.take(address)) throw new RefusedError(REALTIME_TEXT.tooManyConnections)
    // Of the connection, not of the socket: it also comes for one that never got as far.
    if (socket.conn.readyState !== 'open') visitors.free(address)
    else socket.conn.once('close', () => visitors.free(address))
  }

  io.on('connection', (socket) => {
    const who = socket.data.identity ? 'user' : 'visitor'
    meter?.open(who, 1)
    socket.once('disconnect', () => meter?.open(who, -1))
    answering(socket, 'register_company', (payload) => register(socket, payload))
    answering(socket, 'message', (payload) => chat(socket, payload))
  })

  /** One acknowledgement for each call, and no failure beyond it. */
  function answering(socket: ClientSocket, event: string, handle: (payload: unknown) => Promise<void>): void {
    socket.on(event, (...args: unknown[]) => {
      meter?.event('in', event)
      const last = args.at(-1)
      const acknowledge = (reply: RealtimeAck) => {
        if (typeof last === 'function') last(reply)
      }
      handle(typeof args[0] === 'function' ? undefined : args[0]).then(
        () => acknowledge({ success: true }),
        (error: unknown) => {
          if (!(error instanceof AppError)) log.error({ err: error, event }, 'socket event failed')
          acknowledge({ success: false, message: error instanceof AppError ? error.message : ERROR_TEXT.internal })
        },
      )
    })
  }

  async function register(socket: ClientSocket, payload: unknown): Promise<void> {
    limiter.take(`register:${socket.id}`, RATE.registerPerSocket, clock())
    const input = RegisterCompany.safeParse(payload)
    if (!input.success) throw new AppError('bad_request', REALTIME_TEXT.malformed)
    const { identity } = socket.data
    if (!identity) throw new AppError('unauthorized', REALTIME_TEXT.signInRequired)
    const session = await requireLive(socket, identity)
    if (!sameEmail(input.data.userEmail, session.email)) throw new AppError('forbidden', REALTIME_TEXT.unauthorized)
    const company = await requireCompany(db, identity, input.data.companyId)
    const room = companyRoom(company.id)
    for (const other of socket.rooms) if (other !== socket.id && other !== room) await socket.leave(other)
    await socket.join(room)
  }

  async function chat(socket: ClientSocket, payload: unknown): Promise<void> {
    const { identity, address } = socket.data
    limiter.take(`chat:${socket.id}`, RATE.chatPerSocket, clock())
    const options = { scale: config.rateLimitScale, now: clock() }
    await takeOfAddress(db, 'chat', address, RATE.chatPerAddress, options)
    const question = readQuestion(payload)
    if (identity) await requireLive(socket, identity)
    await keepQuestion(db, identity?.userId, question, clock())
    // The question is taken: what goes wrong from here on is told as a message, not as a failed send.
    reply(socket, question).catch((error: unknown) => {
      log.error({ err: error }, 'chat answer failed')
      socket.emit('message', { role: 'system', content: CHAT_TEXT.sendFailed, timestamp: isoNow() })
    })
  }

  async function reply(socket: ClientSocket, question: string): Promise<void> {
    const { identity } = socket.data
    const { content, showWhatsApp } = await answer(question, identity?.userId)
    // Answering takes a while: the session may have ended meanwhile, and with it whoever asked.
    if (identity && !(await findLiveSession(db, identity.sessionId, clock()))) {
      socket.disconnect(true)
      return
    }
    await keepAnswer(db, identity?.userId, { content, showWhatsApp }, clock())
    socket.emit('message', { role: 'assistant', content, timestamp: isoNow(), showWhatsApp })
  }

  const isoNow = () => new Date(clock()).toISOString()

  /** @throws AppError `unauthorized` after closing the socket of an ended session */
  async function requireLive(socket: ClientSocket, identity: Identity): Promise<{ email: string }> {
    const session = await findLiveSession(db, identity.sessionId, clock())
    if (session) return session
    setImmediate(() => socket.disconnect(true))
    throw unauthorized()
  }

  /** Sessions end in many ways and in any process; the table is what all of them share. */
  async function closeEnded(among: Iterable<ClientSocket>): Promise<void> {
    const mine = [...among].filter((socket) => socket.data.identity)
    if (mine.length === 0) return
    const ids = [...new Set(mine.map((socket) => socket.data.identity?.sessionId ?? ''))]
    const live = await findLiveSessions(db, ids, clock())
    for (const socket of mine) if (!live.has(socket.data.identity?.sessionId ?? '')) socket.disconnect(true)
  }

  const everybody = io.of('/')
  /** Nothing that is sent to the rooms from now on reaches the sockets of a session that has ended. */
  async function closeEndedIn(rooms: readonly string[]): Promise<void> {
    const ids = new Set(rooms.flatMap((room) => [...(everybody.adapter.rooms.get(room) ?? [])]))
    await closeEnded([...ids].flatMap((id) => everybody.sockets.get(id) ?? []))
  }
  holdRemote(everybody, closeEndedIn, (error) => log.warn({ err: error }, 'event of another process not delivered'))

  let checking = false
  const timer = setInterval(() => {
    if (checking) return
    checking = true
    closeEnded(everybody.sockets.values())
      .catch((error: unknown) => log.warn({ err: error }, 'ended sessions could not be looked for'))
      .finally(() => {
        checking = false
      })
  }, deps.sessionCheckMs ?? 1_000)
  timer.unref()

  return {
    emitToCompany(companyId, event, body) {
      meter?.event('out', event)
      const room = companyRoom(companyId)
      closeEndedIn([room])
        .then(() => io.to(room).emit(event, body))
        .catch((error: unknown) => log.warn({ err: error, event }, 'realtime event not sent'))
    },
    /** Leaves the HTTP server to its owner. */
    async close() {
      clearInterval(timer)
      io.disconnectSockets(true)
      await Promise.all([...io._nsps.values()].map((namespace) => namespace.adapter.close()))
      io.engine.close()
      await cluster?.close()
    },
  }
}

/** @throws AppError `bad_request` */
function readQuestion(payload: unknown): string {
  const input = ChatQuestion.safeParse(payload)
  if (input.success && input.data.content.isWellFormed() && !input.data.content.includes('\0'))
    return input.data.content
  const content = typeof payload === 'object' && payload !== null && 'content' in payload ? payload.content : undefined
  if (typeof content === 'string' && content.trim() === '') throw new AppError('bad_request', REALTIME_TEXT.empty)
  if (typeof content === 'string' && content.trim().length > LIMITS.chatMessage)
    throw new AppError('bad_request', REALTIME_TEXT.tooLong)
  throw new AppError('bad_request', REALTIME_TEXT.malformed)
}
