import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import type { Db } from '#src/db/client.ts'
import type { AnswerChat } from '#src/features/chat/chat.service.ts'
import type { Config } from '#src/platform/config.ts'
import type { SocketMeter } from '#src/platform/telemetry/metrics.ts'
import type { MemoryLimiter } from '#src/platform/throttle/rate-limit.ts'
import type { Identity } from './identity.ts'

/** What the server knows about one connection. */
export interface Client {
  /** undefined: an anonymous visitor. */
  identity?: Identity | undefined
  /** By `addressKey`. */
  address: string
}

export type ClientSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Client>
export type ClientServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Client>
export type ClientNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Client>

/** What admission and every event handler need. */
export interface RealtimeContext {
  db: Db
  config: Pick<Config, 'rateLimitScale' | 'trustProxy'>
  /** Epoch milliseconds. */
  clock: () => number
  log: { warn(about: object, text: string): void; error(about: object, text: string): void }
  answer: AnswerChat
  /** Counts per socket. */
  limiter: MemoryLimiter
  meter?: SocketMeter | undefined
}
