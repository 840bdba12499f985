import { ERROR_TEXT } from '@norteia/contracts/errors'
import { REALTIME_TEXT, type RealtimeAck, RegisterCompany } from '@norteia/contracts/realtime'
import { AppError } from '#src/platform/app-error.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { RATE } from '#src/platform/limits.ts'
import { askChat } from './chat.ts'
import type { ClientSocket, RealtimeContext } from './client.ts'
import { sameEmail } from './identity.ts'
import { requireLive } from './live-sessions.ts'
import { companyRoom } from './room.ts'

type Handler = (context: RealtimeContext, socket: ClientSocket, payload: unknown) => Promise<void>

/** Every event that a client may send. */
const HANDLERS: Record<string, Handler> = { register_company: joinCompany, message: askChat }

/** Counts the socket while it is open and handles its events. */
export function serveClient(context: RealtimeContext, socket: ClientSocket): void {
  const who = socket.data.identity ? 'user' : 'visitor'
  context.meter?.open(who, 1)
  socket.once('disconnect', () => context.meter?.open(who, -1))
  for (const [event, handle] of Object.entries(HANDLERS)) acknowledged(context, socket, event, handle)
}

/** Acknowledges each call exactly once and turns every failure into an acknowledgement. */
function acknowledged(context: RealtimeContext, socket: ClientSocket, event: string, handle: Handler): void {
  socket.on(event, (...args: unknown[]) => {
    context.meter?.event('in', event)
    const last = args.at(-1)
    const acknowledge = (reply: RealtimeAck) => {
      if (typeof last === 'function') last(reply)
    }
    handle(context, socket, typeof args[0] === 'function' ? undefined : args[0]).then(
      () => acknowledge({ success: true }),
      (error: unknown) => {
        if (!(error instanceof AppError)) context.log.error({ err: error, event }, 'socket event failed')
        acknowledge({ success: false, message: error instanceof AppError ? error.message : ERROR_TEXT.internal })
      },
    )
  })
}

/** Joins the room of one company of the user and leaves any other. */
async function joinCompany(context: RealtimeContext, socket: ClientSocket, payload: unknown): Promise<void> {
  context.limiter.take(`register:${socket.id}`, RATE.registerPerSocket, context.clock())
  const input = RegisterCompany.safeParse(payload)
  if (!input.success) throw new AppError('bad_request', REALTIME_TEXT.malformed)
  const { identity } = socket.data
  if (!identity) throw new AppError('unauthorized', REALTIME_TEXT.signInRequired)
  const session = await requireLive(context, socket, identity)
  if (!sameEmail(input.data.userEmail, session.email)) throw new AppError('forbidden', REALTIME_TEXT.unauthorized)
  const company = await requireCompany(context.db, identity, input.data.companyId)
  const room = companyRoom(company.id)
  for (const other of socket.rooms) if (other !== socket.id && other !== room) await socket.leave(other)
  await socket.join(room)
}
