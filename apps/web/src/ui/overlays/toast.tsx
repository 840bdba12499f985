import { Check, CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react'
import { afterFirstView } from '#src/lib/first-view.ts'
import { cx } from '#src/ui/page/cx.ts'
import { CloseMessage, MESSAGES, ShownMessage, useHeld, useMessages } from './messages.tsx'

type Tone = 'success' | 'error'
interface Toast {
  tone: Tone
  text: string
}
export interface Toasts {
  success(text: string): void
  error(text: string): void
}

const Context = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = use(Context)
  if (!toasts) throw new Error('useToast needs a ToastProvider')
  return toasts
}

/** Short notices: announced, gone after 2 s (success) or 4 s (error), but not while the pointer or the focus is on them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { messages, show, close } = useMessages<Toast>(MESSAGES.toast.kept)
  const { held, release, holding } = useHeld()
  const viewport = useRef<HTMLElement>(null)
  const value = useMemo<Toasts>(
    () => ({
      success: (text) => show({ tone: 'success', text }),
      error: (text) => show({ tone: 'error', text }),
    }),
    [show],
  )
  useRaised(viewport, messages.at(-1)?.id)
  const dismiss = (id: string) => {
    close(id)
    release()
  }

  return (
    <Context value={value}>
      {children}
      <section
        ref={viewport}
        popover="manual"
        aria-label="Notificações"
        {...holding}
        className="pointer-events-none fixed inset-auto right-0 bottom-0 m-0 w-full max-w-96 overflow-visible border-0 bg-transparent p-4 pb-24 text-ink print:hidden"
      >
        {(['success', 'error'] as const).map((tone) => (
          <ol
            key={tone}
            aria-live={tone === 'error' ? 'assertive' : 'polite'}
            className="grid gap-2 not-last:has-[li]:mb-2"
          >
            {messages
              .filter((toast) => toast.tone === tone)
              .map(({ id, text }) => (
                <ShownMessage key={id} id={id} lasts={MESSAGES.toast[tone]} held={held} onClose={close}>
                  <ToastItem tone={tone} text={text} onClose={() => dismiss(id)} />
                </ShownMessage>
              ))}
          </ol>
        ))}
      </section>
    </Context>
  )
}

/** Re-raised for each toast, so that it lies above a dialog opened since. */
function useRaised(viewport: RefObject<HTMLElement | null>, newest: string | undefined) {
  useEffect(() => {
    const element = viewport.current
    if (!element?.showPopover) return
    const raise = () => {
      if (element.matches(':popover-open')) element.hidePopover()
      if (element.isConnected) element.showPopover()
    }
    if (newest !== undefined) return raise()
    // Shown from the start, empty: assistive technology announces only what comes into a region that it knows. Not before
    // the first figures, whose styles the browser would have to work out for it within this effect.
    void afterFirstView(async () => {
      if (!element.matches(':popover-open')) raise()
    })
  }, [viewport, newest])
}

function ToastItem({ tone, text, onClose }: Toast & { onClose: () => void }) {
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
      <CloseMessage className="size-8" onClick={onClose} />
    </li>
  )
}
