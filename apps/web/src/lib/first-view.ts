import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'

/** Whatever happens to a page that holds the rest back, it comes at the latest this long after. */
const PATIENCE_MS = 4_000
/** A part waits at most this long for its turn, so that a page that never rests has it all the same. */
const TURN_MS = 50

/** Undefined while nothing is held back. */
let shown: Promise<void> | undefined
let release: () => void = () => undefined
let turn: Promise<void> = Promise.resolve()

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

/** Calls back once what was just rendered is on the screen. A hidden page isn't painted at all. */
function oncePainted(callback: () => void): void {
  if (document.visibilityState === 'hidden') callback()
  // The first frame paints it; by the second it is shown.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
}

/** Whether the first figures are painted: what lies below them is rendered after. */
export function useFiguresShown(): boolean {
  const [painted, setPainted] = useState(() => shown === undefined)
  useEffect(() => {
    if (!painted) oncePainted(() => startTransition(() => setPainted(true)))
  }, [painted])
  return painted
}

/** Stands beside the first view, or beside what is shown in its place: the rest follows once that is painted. */
export function RestFollows() {
  useEffect(() => oncePainted(release), [])
  return null
}

/**
 * Fetches what the first figures can do without. Parts are fetched and handed over in tasks of their own, each once the
 * browser has dealt with the one before, so that a touch is answered between.
 */
export async function afterFirstView<T>(fetchPart: () => Promise<T>): Promise<T> {
  if (!shown) return fetchPart()
  await shown
  await new Promise((resolve) => setTimeout(resolve))
  const part = await fetchPart()
  turn = turn.then(() => whenIdle(TURN_MS))
  await turn
  return part
}
