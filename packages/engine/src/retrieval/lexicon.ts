import { editDistance, soundKey, trigramLikeness, trigrams } from './distance.ts'
import { SYNONYMS } from './synonyms.data.ts'
import { documentTokens, type Token } from './tokens.ts'

/** One stem of the indexed texts. */
export interface Term {
  stem: string
  root: string | undefined
  sound: string
  grams: ReadonlySet<string>
  /** Document position → frequency weighted over the fields. */
  postings: Map<number, number>
}

/** A term that a word of a question stands for, and what it counts: 1 for the word itself. */
export type Expansion = readonly [term: Term, weight: number]

/** What an inexact word counts against an exact one. */
const WEIGHTS = { root: 0.85, synonym: 0.55, sound: 0.85, oneEdit: 0.75, twoEdits: 0.55, grams: 0.6 } as const
const GRAM_MINIMUM = 0.55

/** Stem → the stems of the words on its lines. */
const synonyms = new Map<string, Set<string>>()
for (const line of SYNONYMS.trim().split('\n')) {
  const stems = documentTokens(line).map((token) => token.stem)
  for (const stem of stems) {
    const others = synonyms.get(stem) ?? new Set()
    for (const other of stems) if (other !== stem) others.add(other)
    synonyms.set(stem, others)
  }
}

/** The stems of a set of texts, and how a word that may be misspelt finds them. */
export class Lexicon {
  readonly #terms = new Map<string, Term>()
  readonly #roots = new Map<string, Term[]>()

  term(token: Token): Term {
    const known = this.#terms.get(token.stem)
    if (known) return known
    const { stem, root } = token
    const term: Term = { stem, root, sound: soundKey(stem), grams: new Set(trigrams(stem)), postings: new Map() }
    this.#terms.set(stem, term)
    if (root !== undefined) this.#roots.set(root, [...(this.#roots.get(root) ?? []), term])
    return term
  }

  /** The word itself and its synonyms; for an unknown word the terms most like it by sound and spelling. */
  expand(token: Token): Expansion[] {
    const exact = this.#terms.get(token.stem)
    const found: Expansion[] = exact ? [[exact, 1]] : []
    for (const term of this.#roots.get(token.root ?? '') ?? []) if (term !== exact) found.push([term, WEIGHTS.root])
    for (const stem of synonyms.get(token.stem) ?? []) {
      const term = this.#terms.get(stem)
      if (term) found.push([term, WEIGHTS.synonym])
    }
    return found.length > 0 ? found : this.#alike(token.stem)
  }

  #alike(stem: string): Expansion[] {
    if (stem.length < 3 || /^\d/.test(stem)) return []
    const sound = soundKey(stem)
    const grams = trigrams(stem)
    const found: Expansion[] = []
    for (const term of this.#terms.values()) {
      const weight = likeness(stem, sound, grams, term)
      if (weight > 0) found.push([term, weight])
    }
    const best = Math.max(0, ...found.map(([, weight]) => weight))
    return found.filter(([, weight]) => weight >= best - 0.1)
  }
}

/** What `term` counts for a word that no text holds; 0 when they are too different. */
function likeness(stem: string, sound: string, grams: readonly string[], term: Term): number {
  if (term.sound === sound) return WEIGHTS.sound
  if (Math.abs(term.stem.length - stem.length) > 4) return 0
  const allowed = stem.length >= 7 && term.stem.length >= 6 ? 2 : stem.length >= 4 && term.stem.length >= 3 ? 1 : 0
  const edits = allowed === 0 ? 1 : editDistance(stem, term.stem, allowed)
  if (allowed > 0 && edits <= allowed) return edits === 1 ? WEIGHTS.oneEdit : WEIGHTS.twoEdits
  const alike = stem.length >= 5 ? trigramLikeness(grams, term.grams) : 0
  return alike >= GRAM_MINIMUM ? WEIGHTS.grams * alike : 0
}
