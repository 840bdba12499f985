import { readItem, writeItem } from '#src/lib/session/storage.ts'

const KEY = 'norteia.link'

/**
 * The token of the address, which leaves the address bar at once: neither history nor a screenshot keeps it. This tab
 * remembers it for a reload. Null: there is none.
 */
export function takeToken(): string | null {
  const token = window.location.hash.slice(1)
  if (!token) return readItem('session', KEY)
  writeItem('session', KEY, token)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
