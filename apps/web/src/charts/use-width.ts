import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react'

interface Width<T> {
  box: RefObject<T | null>
  /** In whole pixels, followed as it changes; undefined until it is measured, which is before the first paint. */
  width: number | undefined
  /** The same a moment later, for what takes long to draw: the screen is painted and answers before. */
  drawn: number | undefined
}

/** Width of an element; `fallback` where nothing is laid out. */
export function useWidth<T extends HTMLElement>(fallback: number): Width<T> {
  const box = useRef<T>(null)
  const [width, setWidth] = useState<number>()
  const [drawn, setDrawn] = useState<number>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const measured = Math.floor(element.clientWidth)
      const next = (before: number | undefined) => (measured > 0 ? measured : (before ?? fallback))
      setWidth(next)
      // Not laid out yet: it is about to be printed, which waits for nothing.
      if (measured > 0) startTransition(() => setDrawn(next))
      else setDrawn(next)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [fallback])
  return { box, width, drawn }
}
