import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { createContext, type ReactNode, use, useMemo } from 'react'

/** The facts of one analysis as far as they are known here. */
export interface Facts {
  status: 'idle' | 'loading' | 'ready' | 'error'
  byId: ReadonlyMap<string, Fact>
  byField: ReadonlyMap<string, readonly FactReference[]>
  /** Fetches them when a figure is opened for the first time. */
  ask: () => void
}

const NO_FACTS: Facts = { status: 'error', byId: new Map(), byField: new Map(), ask: () => undefined }
const Context = createContext<Facts>(NO_FACTS)

export const useFacts = () => use(Context)

export function indexFacts(
  fatos: readonly Fact[],
  referencias: readonly FactReference[],
): Pick<Facts, 'byId' | 'byField'> {
  const byField = new Map<string, FactReference[]>()
  for (const reference of referencias) {
    const list = byField.get(reference.campo)
    if (list) list.push(reference)
    else byField.set(reference.campo, [reference])
  }
  return { byId: new Map(fatos.map((fact) => [fact.id, fact])), byField }
}

/** Facts that need no analysis. */
export const factsOf = (fatos: readonly Fact[]): Facts => ({ ...NO_FACTS, status: 'ready', ...indexFacts(fatos, []) })

interface FactsProviderProps {
  status: Facts['status']
  fatos: readonly Fact[]
  referencias: readonly FactReference[]
  onAsk?: () => void
  children: ReactNode
}

/** Makes the figures below it answer where they come from. */
export function FactsProvider({ status, fatos, referencias, onAsk, children }: FactsProviderProps) {
  const value = useMemo<Facts>(
    () => ({ status, ...indexFacts(fatos, referencias), ask: onAsk ?? (() => undefined) }),
    [status, fatos, referencias, onAsk],
  )
  return <Context value={value}>{children}</Context>
}
