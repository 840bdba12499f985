import { NotificationSent } from '@norteia/contracts/realtime'
import { Bell, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRealtimeEvent } from '#src/lib/realtime/socket.tsx'

export const KEPT = 5
export const SHOWN_MS = 8_000

interface Note {
  id: string
  title: string
  body: string
}

/** What the agent tells while the page is open: the five newest, each for eight seconds. */
export function Notifications({ companyId }: { companyId: string }) {
  const [notes, setNotes] = useState<readonly Note[]>([])
  useRealtimeEvent('notification', (body) => {
    const read = NotificationSent.safeParse(body)
    if (!read.success || read.data.companyId !== companyId) return
    const { id, title, body: text } = read.data
    setNotes((before) => [...before.filter((note) => note.id !== id), { id, title, body: text }].slice(-KEPT))
  })
  const close = (id: string) => setNotes((before) => before.filter((note) => note.id !== id))
  return (
    <section
      aria-label="Avisos do Agente IA"
      className="fixed top-20 right-4 z-40 w-[calc(100%-2rem)] max-w-sm print:hidden"
    >
      <ol aria-live="polite" className="grid gap-2">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} onClose={close} />
        ))}
      </ol>
    </section>
  )
}

function NoteItem({ note, onClose }: { note: Note; onClose: (id: string) => void }) {
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new closing function is no new notice
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(note.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, note.id])
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-start gap-3 rounded-lg border border-line bg-card p-4 shadow-raise"
    >
      <Bell aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{note.title}</p>
        <p className="mt-0.5 text-muted">{note.body}</p>
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => onClose(note.id)}
        className="-m-2 flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
