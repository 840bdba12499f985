import type { Identity, SocketLike } from '#src/lib/realtime/realtime.ts'

/** A connection without a server: the test emits server events, reads what was sent and acknowledges it. */
export class FakeSocket implements SocketLike {
  readonly #listeners = new Map<string, (body?: unknown) => void>()
  readonly identity: Identity | null
  /** Event and body, in order. */
  readonly sent: [event: string, body: unknown][] = []
  /** Acknowledges the last one. */
  ack: ((reply: unknown) => void) | undefined
  /** When set, acknowledges each message immediately with this. */
  reply: unknown
  alive = true

  constructor(identity: Identity | null = null) {
    this.identity = identity
  }
  connect() {
    return this
  }
  disconnect() {
    this.alive = false
  }
  on(event: string, listener: (...args: never[]) => void) {
    this.#listeners.set(event, listener as (body?: unknown) => void)
  }
  emit(event: string, body: unknown, ack?: (reply: unknown) => void) {
    this.sent.push([event, body])
    this.ack = ack
    if (this.reply !== undefined) ack?.(this.reply)
  }
  hear(event: string, body?: unknown) {
    this.#listeners.get(event)?.(body)
  }
}
