import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** A new page begins at its top or at its #target; going back returns to where one was. */
export function ScrollKeeper() {
  const { key, hash, pathname } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const reset = () => {
      // The browser's own memory serves reloads.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', reset)
    return () => window.removeEventListener('pagehide', reset)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone keeps the place
  useLayoutEffect(() => {
    if (kind === 'POP') {
      const kept = positions.get(key)
      if (kept !== undefined) window.scrollTo(0, kept)
    } else {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
    }
  }, [pathname, hash])
  // Recorded as it happens: the next page may be shorter and clamp the position.
  useLayoutEffect(() => {
    const note = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
  return null
}
