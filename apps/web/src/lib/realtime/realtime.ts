/**
 * The one Socket.IO connection: who may connect when, and when to try again. Its own timers drive it, not the library's.
 * With the chat open the chat's retry rule holds (5 s after an error, 3 s after a drop), else the connection's (3 s, 6 s).
 */
export interface SocketLike {
  connect(): unknown
  disconnect(): unknown
  on(event: string, listener: (...args: never[]) => void): unknown
  emit(event: string, body: unknown, ack?: (reply: unknown) => void): unknown
}

export type Identity = { userEmail: string; token: string }
export type Dial = (identity: Identity | null) => Promise<SocketLike>

export interface RealtimeState {
  phase: 'idle' | 'connecting' | 'waiting' | 'online' | 'failed'
  /** Failed tries in a row; a connect resets it. */
  attempts: number
  error: string | null
}

export const REALTIME = {
  connectDelay: 1_000,
  registerDelay: 2_000,
  connectTimeout: 15_000,
  attempts: 3,
  retryStep: 3_000,
  retryMax: 10_000,
  chatErrorRetry: 5_000,
  dropRetry: 3_000,
  ackTimeout: 10_000,
} as const

export const REALTIME_FAILED = 'Não foi possível conectar ao servidor.'
const IDLE: RealtimeState = { phase: 'idle', attempts: 0, error: null }

export const EVENTS = [
  'message',
  'analysis:completed',
  'task:updated',
  'plan:updated',
  'ledger:updated',
  'notification',
] as const
export type RealtimeEvent = (typeof EVENTS)[number]

const isAccepted = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true

type Timer = ReturnType<typeof setTimeout> | undefined

/** The connection of one page; `dial` makes a socket for whoever is signed in, or for a visitor. */
export class Realtime {
  #state = IDLE
  #identity: Identity | null = null
  #companyId: string | null = null
  #chatOpen = false
  #socket: SocketLike | undefined
  /** Counts connections; whatever an older one reports is stale. */
  #turn = 0
  #timer: Timer
  #registerTimer: Timer
  readonly #dial: Dial
  readonly #watchers = new Set<() => void>()
  readonly #handlers = new Map<string, Set<(body: unknown) => void>>()
  readonly #joiners = new Set<(companyId: string) => void>()

  constructor(dial: Dial) {
    this.#dial = dial
  }

  readonly getState = () => this.#state

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** Who connects; a change hangs up. A signed-in user is connected after a second, a visitor only by the chat. */
  identify(next: Identity | null): void {
    if (next?.token === this.#identity?.token && next?.userEmail === this.#identity?.userEmail) return
    this.#identity = next
    this.#hangUp()
    this.#set(IDLE)
    if (this.#chatOpen) void this.#connect()
    else if (next) this.#timer = setTimeout(() => void this.#connect(), REALTIME.connectDelay)
  }

  setCompany(next: string | null): void {
    if (next === this.#companyId) return
    this.#companyId = next
    if (this.#state.phase === 'online') this.#registerLater()
  }

  openChat(): void {
    this.#chatOpen = true
    if (this.#state.phase === 'online') return
    if (this.#state.phase === 'connecting') this.#set({ attempts: 0, error: null })
    else this.reconnect()
  }

  closeChat(): void {
    this.#chatOpen = false
    if (this.#wanted() || this.#state.phase === 'online') return
    this.#hangUp()
    this.#set(IDLE)
  }

  /** Gives up the present connection, if any, and starts again at the first try. */
  reconnect(): void {
    this.#set({ phase: 'connecting', attempts: 0, error: null })
    void this.#connect()
  }

  /** Tries again after giving up, for instance when the network is back. */
  readonly wake = (): void => {
    if (this.#state.phase === 'failed' && this.#wanted()) this.reconnect()
  }

  on(event: RealtimeEvent, handler: (body: unknown) => void): () => void {
    const set = this.#handlers.get(event) ?? new Set()
    this.#handlers.set(event, set.add(handler))
    return () => void set.delete(handler)
  }

  /** Calls back each time the server has added this connection to a company's room: changes arrive from then on. */
  onJoined(joined: (companyId: string) => void): () => void {
    this.#joiners.add(joined)
    return () => void this.#joiners.delete(joined)
  }

  /** Resolves with the acknowledgement. @throws when it fails, is refused or does not come within 10 s */
  send(event: 'message', body: unknown): Promise<void> {
    const socket = this.#socket
    return new Promise((resolve, reject) => {
      if (this.#state.phase !== 'online' || !socket) return reject(new Error('not connected'))
      const late = setTimeout(() => reject(new Error('no acknowledgement')), REALTIME.ackTimeout)
      socket.emit(event, body, (reply) => {
        clearTimeout(late)
        if (isAccepted(reply)) resolve()
        else reject(new Error('refused'))
      })
    })
  }

  close(): void {
    this.#identity = null
    this.#hangUp()
    this.#set(IDLE)
  }

  #set(change: Partial<RealtimeState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }

  #hangUp(): void {
    this.#turn++
    clearTimeout(this.#timer)
    clearTimeout(this.#registerTimer)
    this.#socket?.disconnect()
    this.#socket = undefined
  }

  async #connect(): Promise<void> {
    this.#hangUp()
    const mine = this.#turn
    const current = () => mine === this.#turn
    this.#set({ phase: 'connecting' })
    try {
      const made = await this.#dial(this.#identity)
      if (!current()) return
      this.#socket = made
      made.on('connect', () => current() && this.#connected())
      made.on('connect_error', (error: Error) => current() && this.#failed(error.message))
      made.on('disconnect', () => {
        if (current()) this.#state.phase === 'online' ? this.#dropped() : this.#failed('transport close')
      })
      for (const event of EVENTS)
        made.on(event, (body: unknown) => {
          if (current()) for (const handler of this.#handlers.get(event) ?? []) handler(body)
        })
      made.connect()
    } catch (error) {
      if (current()) this.#failed(error instanceof Error ? error.message : String(error))
    }
  }

  #connected(): void {
    this.#set({ phase: 'online', attempts: 0, error: null })
    this.#registerLater()
  }

  #registerLater(): void {
    clearTimeout(this.#registerTimer)
    this.#registerTimer = setTimeout(() => this.#register(), REALTIME.registerDelay)
  }

  #register(): void {
    const companyId = this.#companyId
    if (this.#state.phase !== 'online' || !this.#identity || !companyId) return
    const mine = this.#turn
    this.#socket?.emit('register_company', { userEmail: this.#identity.userEmail, companyId }, (reply) => {
      if (mine === this.#turn && isAccepted(reply)) for (const joined of this.#joiners) joined(companyId)
    })
  }

  #failed(message: string): void {
    const attempts = this.#state.attempts + 1
    this.#hangUp()
    if (attempts >= REALTIME.attempts) {
      this.#set({ phase: 'failed', attempts, error: REALTIME_FAILED })
      return
    }
    this.#set({ phase: 'waiting', attempts, error: `Erro de conexão: ${message}` })
    const step = Math.min(attempts * REALTIME.retryStep, REALTIME.retryMax)
    this.#retryIn(this.#chatOpen ? REALTIME.chatErrorRetry : step)
  }

  #dropped(): void {
    this.#hangUp()
    this.#set({ phase: 'waiting', attempts: 0, error: null })
    if (this.#wanted()) this.#retryIn(REALTIME.dropRetry)
    else this.#set(IDLE)
  }

  #wanted(): boolean {
    return this.#identity !== null || this.#chatOpen
  }

  #retryIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#wanted() ? void this.#connect() : this.#set(IDLE)), delay)
  }
}
