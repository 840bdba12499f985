import { plural } from '@norteia/contracts/format'
import { useState } from 'react'

/** Announces to screen readers that the number of unread notifications has risen; the initial count is not announced. */
export function Arrivals({ unread }: { unread: number | undefined }) {
  const [known, setKnown] = useState(unread)
  const [text, setText] = useState('')
  if (unread !== known) {
    setKnown(unread)
    if (known !== undefined && unread !== undefined)
      setText(unread > known ? `Nova notificação: ${plural(unread, 'não lida', 'não lidas')}.` : '')
  }
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
