import { type ComponentType, use } from 'react'
import type { PageChunk } from './pages.ts'

export interface LazyPage {
  /** Once it resolves, `Component` renders without suspending. */
  load: () => Promise<void>
  Component: ComponentType
}

/** A page in a separate chunk, which can also be awaited before the first render. */
export function lazyPage(fetchChunk: () => Promise<PageChunk>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  const load = () => {
    pending ??= fetchChunk().then((chunk) => {
      Loaded = chunk.Component
    })
    return pending
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, at module level
  function Component() {
    if (!Loaded) use(load())
    return Loaded ? <Loaded /> : null
  }
  return { load, Component }
}
