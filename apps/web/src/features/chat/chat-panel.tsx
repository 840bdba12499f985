import { CHAT_TEXT } from '@norteia/contracts/chat'
import { RotateCcw, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Realtime } from '#src/lib/realtime/realtime.ts'
import { useRealtime } from '#src/lib/realtime/socket.tsx'
import { useBackCloses } from '#src/ui/overlays/back.ts'
import { Button } from '#src/ui/page/button.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Chat } from './chat.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatTyping } from './chat-typing.tsx'

/** The panel brings its conversation: neither is loaded before the first opening. */
export const newChat = (realtime: Realtime) => new Chat(realtime)

const STATUS = {
  online: { text: `${CHAT_TEXT.persona} Online`, dot: 'bg-positive' },
  connecting: { text: 'Conectando...', dot: 'bg-warning' },
  offline: { text: 'Offline', dot: 'bg-negative' },
} as const

export function ChatPanel({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { messages, notice, typing } = useSyncExternalStore(chat.watch, chat.getState)
  const { phase, online } = useRealtime()
  const status = STATUS[online ? 'online' : phase === 'connecting' || phase === 'waiting' ? 'connecting' : 'offline']
  const panel = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)

  const [isSheet] = useState(() => window.innerWidth < 640)
  useBackCloses(onClose, isSheet)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const count = messages.length
  useEffect(() => {
    if (count > 0 || notice) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, notice])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Chat com o ${CHAT_TEXT.persona}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[min(36rem,85dvh)] flex-col overflow-hidden rounded-t-xl border border-line bg-card shadow-raise outline-none sm:inset-x-auto sm:right-6 sm:bottom-6 sm:h-[min(36rem,calc(100dvh-6rem))] sm:w-96 sm:rounded-lg print:hidden"
    >
      <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 grow">
          <h2 className="font-semibold">{CHAT_TEXT.persona}</h2>
          <p role="status" className="flex items-center gap-2 text-xs text-muted">
            <span aria-hidden="true" className={cx('size-2 rounded-full', status.dot)} />
            {status.text}
          </p>
        </div>
        <HeadButton label="Reiniciar conversa" onClick={chat.restart}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </HeadButton>
        <HeadButton label="Fechar chat" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </HeadButton>
      </header>
      <div
        role="log"
        aria-label="Mensagens"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2"
      >
        {count === 0 && !notice && <p className="text-muted">Um instante, estamos conectando você ao assistente.</p>}
        <ol className="space-y-3">
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} />
          ))}
          {typing && <ChatTyping />}
        </ol>
        {notice && (
          <div role="alert" className="mt-4 rounded-md border border-line bg-sunken p-4 text-center">
            <p className="font-medium">{CHAT_TEXT.notice}</p>
            <Button variant="secondary" className="mt-3" onClick={chat.retry}>
              Tentar novamente
            </Button>
          </div>
        )}
        <div ref={end} className="h-2" />
      </div>
      <ChatComposer online={online} onSend={chat.send} />
    </section>
  )
}

function HeadButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
