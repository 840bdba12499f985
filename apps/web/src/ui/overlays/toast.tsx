import { Check, CircleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cx } from '#src/ui/page/cx.ts'

type Tone = 'success' | 'error'
interface Toast {
  id: number
  tone: Tone
  text: string
}
export interface Toasts {
  success(text: string): void
  error(text: string): void
}

export const TOAST_LIMIT = 20
const DURATION = { success: 2_000, error: 4_000 } as const
const Context = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = use(Context)
  if (!toasts) throw new Error('useToast needs a ToastProvider')
  return toasts
}

/** Short notices: announced, gone after 2 s (success) or 4 s (error), but not while the pointer or the focus is on them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Toast[]>([])
  const [held, setHeld] = useState(false)
  const next = useRef(0)
  const viewport = useRef<HTMLElement>(null)

  const show = useCallback((tone: Tone, text: string) => {
    const id = next.current++
    // Of more than the limit the oldest go.
    setQueue((before) => [...before, { id, tone, text }].slice(-TOAST_LIMIT))
  }, [])
  const close = useCallback((id: number) => {
    setQueue((before) => before.filter((toast) => toast.id !== id))
    setHeld(false)
  }, [])
  const value = useMemo<Toasts>(
    () => ({ success: (text) => show('success', text), error: (text) => show('error', text) }),
    [show],
  )

  const newest = queue.at(-1)?.id
  useEffect(() => {
    const element = viewport.current
    if (!element?.showPopover) return
    // Shown from the start, empty: assistive technology tells only what comes into a region that it knows.
    const open = element.matches(':popover-open')
    if (open && newest === undefined) return
    // Raised anew for each toast, so that it lies above a dialog opened since.
    if (open) element.hidePopover()
    element.showPopover()
  }, [newest])

  return (
    <Context value={value}>
      {children}
      <section
        ref={viewport}
        popover="manual"
        aria-label="Notificações"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-none fixed inset-auto right-0 bottom-0 m-0 w-full max-w-96 overflow-visible border-0 bg-transparent p-4 pb-24 text-ink print:hidden"
      >
        {(['success', 'error'] as const).map((tone) => (
          <ol
            key={tone}
            aria-live={tone === 'error' ? 'assertive' : 'polite'}
            className="grid gap-2 not-last:has-[li]:mb-2"
          >
            {queue
              .filter((toast) => toast.tone === tone)
              .map((toast) => (
                <ToastItem key={toast.id} toast={toast} held={held} onClose={close} />
              ))}
          </ol>
        ))}
      </section>
    </Context>
  )
}

function ToastItem({ toast, held, onClose }: { toast: Toast; held: boolean; onClose: (id: number) => void }) {
  const { id, tone, text } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(id), DURATION[tone])
    return () => clearTimeout(timer)
  }, [held, id, tone, onClose])
  const Icon = tone === 'success' ? Check : CircleAlert
  return (
    <li
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-line bg-card py-2 pr-1 pl-3 shadow-raise',
        tone === 'success' ? 'border-l-positive' : 'border-l-negative',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-2 size-4 shrink-0', tone === 'success' ? 'text-positive' : 'text-negative')}
      />
      <p className="min-w-0 grow py-1.5 text-sm">{text}</p>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => onClose(id)}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
