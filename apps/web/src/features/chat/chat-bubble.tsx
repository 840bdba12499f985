import { formatTime } from '@norteia/contracts/format'
import { Button } from '#src/ui/page/button.tsx'
import { cx } from '#src/ui/page/cx.ts'
import type { ChatMessage } from './chat.ts'

const PHONE = import.meta.env.VITE_SUPPORT_PHONE || '5511900000000'
const GREETING = 'Olá! Vim do chat da Norteia e gostaria de falar com uma pessoa.'
const ADDRESS = `https://wa.me/${PHONE}?text=${encodeURIComponent(GREETING)}`

const AUTHOR = { user: 'Você', assistant: 'Agente Norte', system: 'Aviso' } as const
const LOOKS = {
  user: 'ml-8 bg-primary text-on-primary',
  assistant: 'mr-8 bg-sunken text-ink',
  system: 'border border-line text-ink',
} as const

export function ChatBubble({ message }: { message: ChatMessage }) {
  const { role, content, time, showWhatsApp } = message
  return (
    <li className={cx('flex flex-col', role === 'user' ? 'items-end' : 'items-start')}>
      <span className="sr-only">{AUTHOR[role]}: </span>
      <p className={cx('max-w-full rounded-lg px-3 py-2 break-words whitespace-pre-wrap', LOOKS[role])}>{content}</p>
      <time dateTime={new Date(time).toISOString()} className="figure mt-1 px-1 text-xs text-muted">
        {formatTime(time)}
      </time>
      {showWhatsApp && (
        <Button
          variant="secondary"
          className="mt-1"
          onClick={() => window.open(ADDRESS, '_blank', 'noopener,noreferrer')}
        >
          Falar no WhatsApp
        </Button>
      )}
    </li>
  )
}
