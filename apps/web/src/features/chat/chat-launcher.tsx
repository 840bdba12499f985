import { MessageCircle } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterFirstView } from '#src/lib/first-view.ts'
import { useRealtimeConnection } from '#src/lib/realtime/socket.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Spinner } from '#src/ui/page/spinner.tsx'
import type { Chat } from './chat.ts'

type Panel = typeof import('./chat-panel.tsx')

/** The floating button; the panel behind it is loaded with the first click. */
export function ChatLauncher() {
  const realtime = useRealtimeConnection()
  const { user } = useSession()
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const chat = useRef<Chat>(undefined)
  const [panel, setPanel] = useState<Panel>()
  const covers = useCovers(button, user != null)
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')

  useEffect(
    () => () => {
      chat.current?.dispose()
      chat.current = undefined
    },
    [],
  )
  const owner = useRef(user?.id)
  useEffect(() => {
    if (owner.current === user?.id) return
    owner.current = user?.id
    chat.current?.clear()
  }, [user?.id])

  async function show() {
    setState('loading')
    try {
      const loaded = panel ?? (await import('./chat-panel.tsx'))
      chat.current ??= loaded.newChat(realtime)
      chat.current.open()
      setPanel(loaded)
      setState('open')
    } catch {
      setState('closed')
      toast.error('Não foi possível abrir o chat. Verifique sua internet e tente novamente.')
    }
  }

  function hide() {
    chat.current?.close()
    setState('closed')
    requestAnimationFrame(() => button.current?.focus())
  }

  if (state === 'open' && panel && chat.current) return <panel.ChatPanel chat={chat.current} onClose={hide} />
  return (
    <button
      ref={button}
      type="button"
      aria-label="Abrir chat"
      aria-busy={state === 'loading' || undefined}
      onClick={() => void show()}
      className={cx(
        'fixed bottom-4 z-30 flex items-center justify-center border border-transparent bg-primary text-on-primary shadow-raise transition-colors duration-150 hover:bg-primary-strong sm:bottom-6 [html:has([data-bottom-bar=low])_&]:bottom-24 [html:has([data-bottom-bar=middle])_&]:bottom-36 [html:has([data-bottom-bar=tall])_&]:bottom-68 sm:[html:has([data-bottom-bar=tall])_&]:bottom-44 print:hidden',
        covers ? 'right-0 h-11 w-7 rounded-l-full' : 'right-4 size-12 rounded-full sm:right-6 sm:size-14',
      )}
    >
      {state === 'loading' ? (
        <Spinner />
      ) : (
        <MessageCircle aria-hidden="true" className={covers ? 'size-4' : 'size-6'} />
      )}
    </button>
  )
}

/** Whether the button at its full size would lie over something that is read or pressed. */
function useCovers(button: RefObject<HTMLElement | null>, signedIn: boolean): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    // Until it is there, or without it, the button has its full size.
    const watch = () =>
      void afterFirstView(() => import('./covers.ts')).then(
        ({ watchCovers }) => {
          if (!gone) stop = watchCovers(() => button.current, setCovers)
        },
        () => undefined,
      )
    // A visitor's first load goes without.
    if (signedIn) watch()
    else window.addEventListener('scroll', watch, { once: true })
    return () => {
      gone = true
      window.removeEventListener('scroll', watch)
      stop?.()
    }
  }, [button, signedIn])
  return covers
}
