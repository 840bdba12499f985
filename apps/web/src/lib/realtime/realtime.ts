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

export type Realtime = ReturnType<typeof createRealtime>

export function createRealtime(dial: Dial) {
  let state = IDLE
  let identity: Identity | null = null
  let companyId: string | null = null
  let chatOpen = false
  let socket: SocketLike | undefined
  /** Counts connections; whatever an older one reports is stale. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let registerTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()
  const handlers = new Map<string, Set<(body: unknown) => void>>()

  function set(change: Partial<RealtimeState>) {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  function hangUp() {
    turn++
    clearTimeout(timer)
    clearTimeout(registerTimer)
    socket?.disconnect()
    socket = undefined
  }

  async function connect() {
    hangUp()
    const mine = turn
    const current = () => mine === turn
    set({ phase: 'connecting' })
    try {
      const made = await dial(identity)
      if (!current()) return
      socket = made
      made.on('connect', () => current() && connected())
      made.on('connect_error', (error: Error) => current() && failed(error.message))
      made.on('disconnect', () => current() && (state.phase === 'online' ? dropped() : failed('transport close')))
      for (const event of EVENTS)
        made.on(event, (body: unknown) => {
          if (current()) for (const handler of handlers.get(event) ?? []) handler(body)
        })
      made.connect()
    } catch (error) {
      if (current()) failed(error instanceof Error ? error.message : String(error))
    }
  }

  function connected() {
    set({ phase: 'online', attempts: 0, error: null })
    registerTimer = setTimeout(register, REALTIME.registerDelay)
  }

  function register() {
    if (state.phase === 'online' && identity && companyId)
      socket?.emit('register_company', { userEmail: identity.userEmail, companyId })
  }

  function failed(message: string) {
    const attempts = state.attempts + 1
    hangUp()
    if (attempts >= REALTIME.attempts) return set({ phase: 'failed', attempts, error: REALTIME_FAILED })
    set({ phase: 'waiting', attempts, error: `Erro de conexão: ${message}` })
    retryIn(chatOpen ? REALTIME.chatErrorRetry : Math.min(attempts * REALTIME.retryStep, REALTIME.retryMax))
  }

  function dropped() {
    hangUp()
    set({ phase: 'waiting', attempts: 0, error: null })
    if (wanted()) retryIn(REALTIME.dropRetry)
    else set(IDLE)
  }

  const wanted = () => identity !== null || chatOpen

  function retryIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => (wanted() ? void connect() : set(IDLE)), delay)
  }

  function startOver() {
    set({ phase: 'connecting', attempts: 0, error: null })
    void connect()
  }

  return {
    getState: () => state,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    /** Who connects; a change hangs up. A signed-in user is connected after a second, a visitor only by the chat. */
    identify(next: Identity | null) {
      if (next?.token === identity?.token && next?.userEmail === identity?.userEmail) return
      identity = next
      hangUp()
      set(IDLE)
      if (chatOpen) void connect()
      else if (next) timer = setTimeout(() => void connect(), REALTIME.connectDelay)
    },
    setCompany(next: string | null) {
      if (next === companyId) return
      companyId = next
      if (state.phase !== 'online') return
      clearTimeout(registerTimer)
      registerTimer = setTimeout(register, REALTIME.registerDelay)
    },
    openChat() {
      chatOpen = true
      if (state.phase === 'online') return
      if (state.phase === 'connecting') set({ attempts: 0, error: null })
      else startOver()
    },
    closeChat() {
      chatOpen = false
      if (!wanted() && state.phase !== 'online') {
        hangUp()
        set(IDLE)
      }
    },
    /** Gives up the present connection, if any, and starts again at the first try. */
    reconnect: startOver,
    /** Tries again after giving up, for instance when the network is back. */
    wake() {
      if (state.phase === 'failed' && wanted()) startOver()
    },
    on(event: RealtimeEvent, handler: (body: unknown) => void) {
      const set = handlers.get(event) ?? new Set()
      handlers.set(event, set.add(handler))
      return () => {
        set.delete(handler)
      }
    },
    /** Resolves with the acknowledgement. @throws when it fails, is refused or does not come within 10 s */
    send(event: 'message', body: unknown): Promise<void> {
      return new Promise((resolve, reject) => {
        if (state.phase !== 'online' || !socket) return reject(new Error('not connected'))
        const late = setTimeout(() => reject(new Error('no acknowledgement')), REALTIME.ackTimeout)
        socket.emit(event, body, (reply) => {
          clearTimeout(late)
          const accepted = typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true
          if (accepted) resolve()
          else reject(new Error('refused'))
        })
      })
    },
    close() {
      identity = null
      hangUp()
      set(IDLE)
    },
  }
}

export const EVENTS = ['message', 'analysis:completed', 'task:updated', 'notification'] as const
export type RealtimeEvent = (typeof EVENTS)[number]
