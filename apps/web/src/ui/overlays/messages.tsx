import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '#src/ui/page/cx.ts'

/** Messages that come and go, by where they are shown: how many are kept, and for how many milliseconds each is shown. */
export const MESSAGES = {
  toast: { kept: 20, success: 2_000, error: 4_000 },
  feedback: { kept: 1, lasts: 5_000 },
  notification: { kept: 5, lasts: 8_000 },
} as const

/** The newest `kept` messages, oldest first. One with the id of another takes its place as the newest. */
export function useMessages<Content extends object>(kept: number) {
  type Message = Content & { id: string }
  const [messages, setMessages] = useState<readonly Message[]>([])
  const next = useRef(0)
  const show = useCallback(
    (content: Content, id = String(next.current++)) =>
      setMessages((before) => [...before.filter((one) => one.id !== id), { ...content, id }].slice(-kept)),
    [kept],
  )
  const close = useCallback((id: string) => setMessages((before) => before.filter((one) => one.id !== id)), [])
  return { messages, show, close }
}

interface ShownMessageProps {
  id: string
  /** Milliseconds; a message that is held gets them whole again afterwards. */
  lasts: number
  /** It stays while the pointer or the focus is on it. */
  held?: boolean
  onClose: (id: string) => void
  children: ReactNode
}

/** Ends a message when its time is over. Give it the message's id as key. */
export function ShownMessage({ id, lasts, held = false, onClose, children }: ShownMessageProps) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(id), lasts)
    return () => clearTimeout(timer)
  }, [held, id, lasts, onClose])
  return children
}

/** Props of an element that holds messages while the pointer or the focus is in it. */
export function useHeld() {
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { held, release, holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } }
}

export function CloseMessage({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Fechar aviso"
      onClick={onClick}
      className={cx(
        'flex shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink coarse:size-11',
        className,
      )}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}
