import { createContext, type RefObject, startTransition, use, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Width<T> {
  box: RefObject<T | null>
  /** In whole pixels, followed as it changes; undefined until it is measured, which is before the first paint. */
  width: number | undefined
  /** The same a moment later, for what takes long to draw: the screen is painted and answers before. */
  drawn: number | undefined
}

/** What is rendered for paper has no frame to wait for. */
export const OnPaper = createContext(false)

const due = new Set<() => void>()

/**
 * Measures in the frame that paints, all at once. Within the effect the browser would have to lay the page out, and React
 * to render again and to run all other effects, in the task that has just put the whole page there.
 */
function beforePaint(measure: () => void): void {
  if (due.size === 0)
    requestAnimationFrame(() => {
      const measures = [...due]
      due.clear()
      flushSync(() => {
        for (const each of measures) each()
      })
    })
  due.add(measure)
}

/** Width of an element; `fallback` where nothing is laid out. */
export function useWidth<T extends HTMLElement>(fallback: number): Width<T> {
  const box = useRef<T>(null)
  const paper = use(OnPaper)
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
    if (paper || typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    beforePaint(measure)
    observer.observe(element)
    return () => {
      due.delete(measure)
      observer.disconnect()
    }
  }, [fallback, paper])
  return { box, width, drawn }
}
