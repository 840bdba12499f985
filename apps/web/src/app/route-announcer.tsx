import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: the focus goes to the content and the new title is read. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [text, setText] = useState('')
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    // The page sets its title as it appears; a guard may still send the visitor on.
    const timer = setTimeout(() => setText(pathname && document.title), 150)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
