import type { DangerKind } from './danger.data.ts'

/** What a question may be answered for before any business. `help`: nothing wrong is planned, but help is urgent or particular. */
export type HeardKind = DangerKind | 'crime' | 'threat' | 'help'

/** One deed, with an answer of its own. */
export interface Deed {
  id: string
  kind: HeardKind
  /**
   * Any of these: one word of every group, in any order. 'a|b' is either, 'vend*' any word that begins so, 'vend+' that verb
   * in any person and tense, '_' joins words that stand side by side, '~' those with up to three others between them.
   */
  when: readonly (readonly string[])[]
  /** Who says one of these speaks of something else. */
  unless?: string
  /** Answered even to who asks for the right way, or suffered it. */
  always?: true
  answer: string
  /** What is lawful and helps. */
  steps: readonly string[]
  risks: readonly string[]
}
