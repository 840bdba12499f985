import { CHAT_TEXT, ChatAnswer } from '@norteia/contracts/chat'
import type { Realtime } from '#src/lib/realtime/realtime.ts'

export interface ChatMessage {
  id: number
  role: 'user' | 'assistant' | 'system'
  content: string
  /** Epoch milliseconds. */
  time: number
  showWhatsApp: boolean
}

export interface ChatState {
  messages: readonly ChatMessage[]
  /** 'Não foi possível conectar ao FAQ.' with its button. */
  notice: boolean
  /** An answer is on its way. */
  typing: boolean
}

/** Longer than this no answer is expected any more. */
const ANSWER_WITHIN_MS = 60_000
export const NOTICE_AFTER_MS = 15_000

export type Chat = ReturnType<typeof createChat>

/** The conversation over the realtime connection; lives as long as the page, also while the panel is closed. */
export function createChat(realtime: Realtime) {
  let state: ChatState = { messages: [], notice: false, typing: false }
  let open = false
  let online = realtime.getState().phase === 'online'
  let lastId = 0
  /** Counts beginnings: what fails late belongs to an earlier conversation. */
  let conversation = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  function set(change: Partial<ChatState>) {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  function append(role: ChatMessage['role'], content: string, time = Date.now(), showWhatsApp = false) {
    lastId += 1
    set({ messages: [...state.messages, { id: lastId, role, content, time, showWhatsApp }] })
  }

  function greet() {
    if (state.messages.length === 0) append('assistant', CHAT_TEXT.greeting)
  }

  function expectAnswer(typing: boolean) {
    clearTimeout(answerTimer)
    if (typing) answerTimer = setTimeout(() => set({ typing: false }), ANSWER_WITHIN_MS)
    if (state.typing !== typing) set({ typing })
  }

  /** Says so when nothing has come of the connection in 15 s. */
  function expectConnection() {
    clearTimeout(timer)
    if (realtime.getState().phase === 'online') return
    timer = setTimeout(() => {
      append('system', CHAT_TEXT.timeout)
      set({ notice: true })
    }, NOTICE_AFTER_MS)
  }

  const stops = [
    realtime.watch(() => {
      const { phase } = realtime.getState()
      const was = online
      online = phase === 'online'
      if (!online) expectAnswer(false)
      if (online && !was) {
        clearTimeout(timer)
        if (state.notice) set({ notice: false })
        if (open) greet()
      }
      if (phase === 'failed' && open && !state.notice) {
        clearTimeout(timer)
        append('system', CHAT_TEXT.connectionLost)
        set({ notice: true })
      }
    }),
    realtime.on('message', (body) => {
      const answer = ChatAnswer.safeParse(body)
      if (!answer.success) return
      const sent = Date.parse(answer.data.timestamp ?? '')
      const time = Number.isNaN(sent) ? Date.now() : sent
      expectAnswer(false)
      append(answer.data.role, answer.data.content, time, answer.data.showWhatsApp === true)
    }),
  ]

  return {
    getState: () => state,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    open() {
      open = true
      set({ notice: false })
      realtime.openChat()
      expectConnection()
      if (realtime.getState().phase === 'online') greet()
    },
    close() {
      open = false
      clearTimeout(timer)
      realtime.closeChat()
    },
    retry() {
      set({ notice: false })
      realtime.reconnect()
      expectConnection()
    },
    /** 'Reiniciar conversa': an empty list and a new connection, which greets and registers the company again. */
    restart() {
      conversation += 1
      expectAnswer(false)
      set({ messages: [], notice: false })
      realtime.reconnect()
      expectConnection()
    },
    /** Another user must not see what was written before. */
    clear() {
      conversation += 1
      expectAnswer(false)
      set({ messages: [], notice: false })
      if (open && realtime.getState().phase === 'online') greet()
    },
    /** Resolves to whether the message went out; a failed one is told in the list. */
    async send(typed: string): Promise<boolean> {
      const content = typed.trim()
      if (content === '') return false
      const mine = conversation
      append('user', content)
      expectAnswer(true)
      try {
        await realtime.send('message', { role: 'user', content, timestamp: new Date().toISOString() })
        return true
      } catch {
        if (mine === conversation) {
          expectAnswer(false)
          append('system', CHAT_TEXT.sendFailed)
        }
        return false
      }
    },
    dispose() {
      open = false
      clearTimeout(timer)
      clearTimeout(answerTimer)
      realtime.closeChat()
      for (const stop of stops) stop()
    },
  }
}
