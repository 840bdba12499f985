import { formatDate, formatTime } from '@norteia/contracts/format'
import type { Notification } from '@norteia/contracts/notification'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '#src/ui/page/visually-hidden.tsx'

interface NotificationItemProps {
  item: Notification
  onOpen: () => void
  onRead: () => void
}

/** One notification: its text links to its subject; an unread one can be marked as read on its own. */
export function NotificationItem({ item, onOpen, onRead }: NotificationItemProps) {
  return (
    <li className="flex items-start gap-1 px-2 py-2">
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 grow rounded-md px-2 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className={item.read ? 'block' : 'block font-semibold'}>
          {!item.read && <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-primary" />}
          {!item.read && <VisuallyHidden>Não lida:</VisuallyHidden>}
          {!item.read && ' '}
          {item.title}
        </span>
        <span className="mt-0.5 block whitespace-pre-line text-muted">{item.body}</span>
        <time dateTime={item.createdAt} className="mt-1 block text-xs text-muted">
          {formatDate(item.createdAt)} às {formatTime(item.createdAt)}
        </time>
      </button>
      {!item.read && (
        <button
          type="button"
          aria-label={`Marcar como lida: ${item.title}`}
          onClick={onRead}
          className="flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink coarse:size-11"
        >
          <Check aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  )
}
