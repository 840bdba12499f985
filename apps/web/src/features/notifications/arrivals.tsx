import { plural } from '@norteia/contracts/format'
import { useState } from 'react'

/** Tells who doesn't see the bell that its count has risen; what is there at the start is no news. */
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
