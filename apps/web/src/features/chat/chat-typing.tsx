import { CHAT_TEXT } from '@norteia/contracts/chat'
import { useEffect, useRef, useState } from 'react'
import { useDelay } from '#src/lib/forms/use-delay.ts'

/** Most answers are there sooner: a sign that only flashes would disturb. */
const SHOWN_AFTER_MS = 300
const DOTS = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'] as const

/** The assistant's answer is on its way: three dots, motionless where reduced motion is preferred. */
export function ChatTyping() {
  const [shown, setShown] = useState(false)
  const delay = useDelay()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => delay(SHOWN_AFTER_MS, () => setShown(true)), [delay])
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (!shown) return null
  return (
    <li ref={item} className="flex items-start">
      <span className="sr-only">{CHAT_TEXT.persona} está digitando...</span>
      <span aria-hidden="true" className="flex h-9 items-center gap-1.5 rounded-lg bg-sunken px-3">
        {DOTS.map((late) => (
          <span
            key={late}
            className={`size-1.5 animate-pulse rounded-full bg-muted [animation-duration:1.2s] motion-reduce:animate-none ${late}`}
          />
        ))}
      </span>
    </li>
  )
}
