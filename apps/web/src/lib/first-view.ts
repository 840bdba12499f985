import { useEffect } from 'react'

/** Whatever happens to a page that holds the rest back, it comes at the latest this long after. */
const PATIENCE_MS = 4_000

/** Undefined while nothing is held back. */
let shown: Promise<void> | undefined
let release: () => void = () => undefined

/**
 * Called before a page renders that says itself when its first figures are painted: until then nothing else is fetched,
 * since on a slow line a menu's or a chart's code would arrive in their place.
 */
export function holdBack(): void {
  release()
  const held = Promise.withResolvers<void>()
  shown = held.promise
  release = () => {
    if (shown === held.promise) shown = undefined
    held.resolve()
  }
  setTimeout(release, PATIENCE_MS)
}

/** The first figures are rendered: the rest follows once they are painted. A hidden page isn't painted at all. */
function letRestFollow(): void {
  const now = release
  if (document.visibilityState === 'hidden') now()
  else requestAnimationFrame(() => setTimeout(now))
}

/** Stands beside the first figures, or beside what is shown in their place. */
export function RestFollows() {
  useEffect(letRestFollow, [])
  return null
}

/** Fetches what the first figures can do without; each part in a task of its own, so that a touch is answered between. */
export async function afterFirstView<T>(fetchPart: () => Promise<T>): Promise<T> {
  if (shown) {
    await shown
    await new Promise((resolve) => setTimeout(resolve))
  }
  return fetchPart()
}
