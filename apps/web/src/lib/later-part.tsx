import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterFirstView } from './first-view.ts'

/**
 * A part of a page that its first figures can do without: its code is fetched once they are painted, and it is rendered in
 * a turn of its own. Behind `lazy` React would hold all such parts back and then show them together, in one long task.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  let fetched: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at module level
  return function LaterPart({ fallback = null, ...props }) {
    const [part, setPart] = useState(() => ({ Part: fetched, error: undefined as unknown }))
    useEffect(() => {
      if (fetched) return
      let gone = false
      void afterFirstView(fetchPart).then(
        (Part) => {
          fetched = Part
          if (!gone) startTransition(() => setPart({ Part, error: undefined }))
        },
        (error: unknown) => !gone && setPart({ Part: undefined, error }),
      )
      return () => {
        gone = true
      }
    }, [])
    // For the error screen around it.
    if (part.error !== undefined) throw part.error
    return part.Part ? <part.Part {...(props as Props)} /> : fallback
  }
}
