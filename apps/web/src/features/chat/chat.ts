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

type Timer = ReturnType<typeof setTimeout> | undefined

/** The conversation over the realtime connection; lives as long as the page, also while the panel is closed. */
export class Chat {
  #state: ChatState = { messages: [], notice: false, typing: false }
  #open = false
  #online: boolean
  #lastId = 0
  /** Counts conversations: what fails late belongs to an earlier one. */
  #conversation = 0
  #timer: Timer
  #answerTimer: Timer
  readonly #realtime: Realtime
  readonly #watchers = new Set<() => void>()
  readonly #stops: (() => void)[]

  constructor(realtime: Realtime) {
    this.#realtime = realtime
    this.#online = this.#isOnline()
    this.#stops = [
      realtime.watch(() => this.#followConnection()),
      realtime.on('message', (body) => this.#receive(body)),
    ]
  }

  readonly getState = () => this.#state

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  open(): void {
    this.#open = true
    this.#set({ notice: false })
    this.#realtime.openChat()
    this.#expectConnection()
    if (this.#isOnline()) this.#greet()
  }

  close(): void {
    this.#open = false
    clearTimeout(this.#timer)
    this.#realtime.closeChat()
  }

  readonly retry = (): void => {
    this.#set({ notice: false })
    this.#realtime.reconnect()
    this.#expectConnection()
  }

  /** 'Reiniciar conversa': an empty list and a new connection, which greets and registers the company again. */
  readonly restart = (): void => {
    this.#forget()
    this.#realtime.reconnect()
    this.#expectConnection()
  }

  /** Another user must not see what was written before. */
  clear(): void {
    this.#forget()
    if (this.#open && this.#isOnline()) this.#greet()
  }

  /** Resolves to whether the message went out; the list says so of one that failed. */
  readonly send = async (typed: string): Promise<boolean> => {
    const content = typed.trim()
    if (content === '') return false
    const mine = this.#conversation
    this.#append('user', content)
    this.#expectAnswer(true)
    try {
      await this.#realtime.send('message', { role: 'user', content, timestamp: new Date().toISOString() })
      return true
    } catch {
      if (mine === this.#conversation) {
        this.#expectAnswer(false)
        this.#append('system', CHAT_TEXT.sendFailed)
      }
      return false
    }
  }

  dispose(): void {
    this.close()
    clearTimeout(this.#answerTimer)
    for (const stop of this.#stops) stop()
  }

  #isOnline(): boolean {
    return this.#realtime.getState().phase === 'online'
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }

  #append(role: ChatMessage['role'], content: string, time = Date.now(), showWhatsApp = false): void {
    this.#lastId += 1
    this.#set({ messages: [...this.#state.messages, { id: this.#lastId, role, content, time, showWhatsApp }] })
  }

  #greet(): void {
    if (this.#state.messages.length === 0) this.#append('assistant', CHAT_TEXT.greeting)
  }

  #forget(): void {
    this.#conversation += 1
    this.#expectAnswer(false)
    this.#set({ messages: [], notice: false })
  }

  #expectAnswer(typing: boolean): void {
    clearTimeout(this.#answerTimer)
    if (typing) this.#answerTimer = setTimeout(() => this.#set({ typing: false }), ANSWER_WITHIN_MS)
    if (this.#state.typing !== typing) this.#set({ typing })
  }

  /** Shows the notice when no connection has come about in 15 s. */
  #expectConnection(): void {
    clearTimeout(this.#timer)
    if (this.#isOnline()) return
    this.#timer = setTimeout(() => {
      this.#append('system', CHAT_TEXT.timeout)
      this.#set({ notice: true })
    }, NOTICE_AFTER_MS)
  }

  #followConnection(): void {
    const { phase } = this.#realtime.getState()
    const was = this.#online
    this.#online = phase === 'online'
    if (!this.#online) this.#expectAnswer(false)
    if (this.#online && !was) {
      clearTimeout(this.#timer)
      if (this.#state.notice) this.#set({ notice: false })
      if (this.#open) this.#greet()
    }
    if (phase === 'failed' && this.#open && !this.#state.notice) {
      clearTimeout(this.#timer)
      this.#append('system', CHAT_TEXT.connectionLost)
      this.#set({ notice: true })
    }
  }

  #receive(body: unknown): void {
    const answer = ChatAnswer.safeParse(body)
    if (!answer.success) return
    const sent = Date.parse(answer.data.timestamp ?? '')
    const time = Number.isNaN(sent) ? Date.now() : sent
    this.#expectAnswer(false)
    this.#append(answer.data.role, answer.data.content, time, answer.data.showWhatsApp === true)
  }
}
