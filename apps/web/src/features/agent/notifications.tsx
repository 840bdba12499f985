import { NotificationSent } from '@norteia/contracts/realtime'
import { Bell } from 'lucide-react'
import { useRealtimeEvent } from '#src/lib/realtime/socket.tsx'
import { CloseMessage, MESSAGES, ShownMessage, useHeld, useMessages } from '#src/ui/overlays/messages.tsx'

interface Note {
  title: string
  body: string
}

/** What the agent reports while the page is open: the five newest, each for eight seconds. */
export function Notifications({ companyId }: { companyId: string }) {
  const { messages, show, close } = useMessages<Note>(MESSAGES.notification.kept)
  useRealtimeEvent('notification', (sent) => {
    const read = NotificationSent.safeParse(sent)
    if (!read.success || read.data.companyId !== companyId) return
    const { id, title, body } = read.data
    show({ title, body }, id)
  })
  return (
    <section
      aria-label="Avisos do Agente IA"
      className="fixed top-20 right-4 z-40 w-[calc(100%-2rem)] max-w-sm print:hidden"
    >
      <ol aria-live="polite" className="grid gap-2">
        {messages.map(({ id, ...note }) => (
          <NoteItem key={id} id={id} note={note} onClose={close} />
        ))}
      </ol>
    </section>
  )
}

function NoteItem({ id, note, onClose }: { id: string; note: Note; onClose: (id: string) => void }) {
  const { held, holding } = useHeld()
  return (
    <ShownMessage id={id} lasts={MESSAGES.notification.lasts} held={held} onClose={onClose}>
      <li {...holding} className="flex items-start gap-3 rounded-lg border border-line bg-card p-4 shadow-raise">
        <Bell aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <div className="min-w-0 grow">
          <p className="font-semibold">{note.title}</p>
          <p className="mt-0.5 whitespace-pre-line text-muted">{note.body}</p>
        </div>
        <CloseMessage className="-m-2 size-9" onClick={() => onClose(id)} />
      </li>
    </ShownMessage>
  )
}
