import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry that the browser's back button takes away instead of the page. */
const GUARD = 'overlay'
const isGuarded = () => Boolean(window.history.state?.[GUARD])

/** What is open, the topmost last. One entry of the history guards all of it. */
const open: (() => void)[] = []
let isSettling = false
let isLeaving = false

/** Once all of this turn has opened and closed: one overlay that gives way to the next keeps the entry. */
function settleSoon() {
  if (isSettling) return
  isSettling = true
  queueMicrotask(() => {
    isSettling = false
    if (isLeaving) return
    // The router's own state stays beside the mark: for it nothing has moved.
    if (open.length > 0 && !isGuarded()) window.history.pushState({ ...window.history.state, [GUARD]: true }, '')
    else if (open.length === 0 && isGuarded()) {
      isLeaving = true
      window.history.back()
    }
  })
}

function popped() {
  if (!isLeaving && !isGuarded()) open.at(-1)?.()
  isLeaving = false
  settleSoon()
}

/** While mounted, the back button asks `onClose` instead of leaving the page. Navigation from inside goes on as usual. */
export function useBackCloses(onClose: () => void, enabled = true): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!enabled) return
    const entry = () => close()
    if (open.length === 0) window.addEventListener('popstate', popped)
    open.push(entry)
    settleSoon()
    return () => {
      open.splice(open.indexOf(entry), 1)
      settleSoon()
    }
  }, [enabled])
}
