import type { KeyboardEvent } from 'react'

/** The tab that an arrow key, Home or End asks for, round the ends; undefined, and the key left alone, for any other. */
export function nextTab<T extends { id: string }>(
  event: KeyboardEvent,
  tabs: readonly T[],
  current: string | undefined,
) {
  const at = tabs.findIndex((tab) => tab.id === current)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (to === undefined) return undefined
  event.preventDefault()
  return tabs[(to + tabs.length) % tabs.length]
}
