import { setImmediate as nextTurn } from 'node:timers/promises'
import { CHAT_TEXT, ChatQuestion } from '@norteia/contracts/chat'
import { LIMITS } from '@norteia/contracts/limits'
import { REALTIME_TEXT } from '@norteia/contracts/realtime'
import { type ChatReply, keepAnswer, keepExchange, keepQuestion } from '#src/features/chat/chat.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import { RATE } from '#src/platform/limits.ts'
import { takeOfAddress } from '#src/platform/throttle/rate-limit.ts'
import type { ClientSocket, RealtimeContext } from './client.ts'
import { findLiveSession } from './identity.ts'
import { requireLive } from './live-sessions.ts'

/**
 * Takes a question to the FAQ chat; resolves once it is stored, and the answer follows as a `message` event.
 *
 * @throws AppError `bad_request`, `too_many_requests`, or `unauthorized` when the session has ended
 */
export async function askChat(context: RealtimeContext, socket: ClientSocket, payload: unknown): Promise<void> {
  const { db, clock, config, log } = context
  const { identity, address } = socket.data
  context.limiter.take(`chat:${socket.id}`, RATE.chatPerSocket, clock())
  await takeOfAddress(db, 'chat', address, RATE.chatPerAddress, { scale: config.rateLimitScale, now: clock() })
  const question = readQuestion(payload)
  if (identity) await requireLive(context, socket, identity)
  const askedAt = clock()
  const answering = context.answer(question, identity?.userId)
  const quick = await withinThisTurn(answering)
  // An answer of our own is there at once: with its question it is one write, and one sync of the disk.
  if (quick) await keepExchange(db, identity?.userId, [question, askedAt], [quick, later(clock(), askedAt)])
  else await keepQuestion(db, identity?.userId, question, askedAt)
  // The question is stored: a failure from here on arrives as a system message, not as a failed send.
  const replied = quick ? sendAfterAck(context, socket, quick) : replyLater(context, socket, answering, askedAt)
  replied.catch((error: unknown) => {
    log.error({ err: error }, 'chat answer failed')
    socket.emit('message', { role: 'system', content: CHAT_TEXT.sendFailed, timestamp: isoTime(clock()) })
  })
}

/** Undefined for an answer that takes longer, or fails. */
function withinThisTurn(answering: Promise<ChatReply>): Promise<ChatReply | undefined> {
  return Promise.race([answering.catch(() => undefined), nextTurn(undefined)])
}

/** A fast answer comes in the same millisecond, and lines are kept in the order of their time. */
const later = (now: number, askedAt: number) => Math.max(now, askedAt + 1)

async function sendAfterAck(context: RealtimeContext, socket: ClientSocket, reply: ChatReply): Promise<void> {
  await nextTurn()
  send(context, socket, reply)
}

async function replyLater(
  context: RealtimeContext,
  socket: ClientSocket,
  answering: Promise<ChatReply>,
  askedAt: number,
): Promise<void> {
  const { db, clock } = context
  const { identity } = socket.data
  const reply = await answering
  // Answering takes a while, and the session may have ended meanwhile.
  if (identity && !(await findLiveSession(db, identity.sessionId, clock()))) {
    socket.disconnect(true)
    return
  }
  await keepAnswer(db, identity?.userId, reply, later(clock(), askedAt))
  send(context, socket, reply)
}

const send = ({ clock }: RealtimeContext, socket: ClientSocket, { content, showWhatsApp }: ChatReply) =>
  socket.emit('message', { role: 'assistant', content, timestamp: isoTime(clock()), showWhatsApp })

const isoTime = (epochMs: number) => new Date(epochMs).toISOString()

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
