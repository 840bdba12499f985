import { editDistance, soundKeys, trigramLikeness, trigrams } from './distance.ts'
import { SYNONYMS } from './synonyms.data.ts'
import { documentTokens, type Token } from './tokens.ts'

/** One stem of the indexed texts. */
export interface Term {
  stem: string
  root: string | undefined
  /** The words of the texts with this stem. */
  words: Set<string>
  grams: ReadonlySet<string>
  /** Which letters it holds, one bit each. */
  letters: number
  /** Document position → frequency weighted over the fields. */
  postings: Map<number, number>
}

/** A term that matches a word of a question, with its weight: 1 for the word itself. */
export type Expansion = readonly [term: Term, weight: number]

/** What an inexact word counts against an exact one. */
const WEIGHTS = { root: 0.85, sound: 0.85, oneEdit: 0.75, twoEdits: 0.55, grams: 0.6 } as const
const GRAM_MINIMUM = 0.55
const MOST_LETTERS_APART = 5

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
  readonly #bySound = new Map<string, Set<Term>>()
  readonly #synonymWeight: number

  constructor(synonymWeight: number) {
    this.#synonymWeight = synonymWeight
  }

  term(token: Token): Term {
    const term = this.#terms.get(token.stem) ?? this.#add(token)
    if (!term.words.has(token.word)) {
      term.words.add(token.word)
      for (const key of soundKeys(token.word)) this.#sounds(key).add(term)
    }
    return term
  }

  holds({ stem }: Token): boolean {
    return this.#terms.has(stem) || synonyms.has(stem)
  }

  #add({ stem, root }: Token): Term {
    const grams = new Set(trigrams(stem))
    const term: Term = { stem, root, words: new Set(), grams, letters: lettersOf(stem), postings: new Map() }
    this.#terms.set(stem, term)
    if (root !== undefined) this.#roots.set(root, [...(this.#roots.get(root) ?? []), term])
    for (const key of soundKeys(stem)) this.#sounds(key).add(term)
    return term
  }

  #sounds(key: string): Set<Term> {
    const terms = this.#bySound.get(key) ?? new Set()
    this.#bySound.set(key, terms)
    return terms
  }

  /** The word itself and its synonyms; for an unknown word the terms most like it by sound and spelling. */
  expand(token: Token): Expansion[] {
    const exact = this.#terms.get(token.stem)
    const found: Expansion[] = exact ? [[exact, 1]] : []
    for (const term of this.#roots.get(token.root ?? '') ?? []) if (term !== exact) found.push([term, WEIGHTS.root])
    for (const stem of synonyms.get(token.stem) ?? []) {
      const term = this.#terms.get(stem)
      if (term) found.push([term, this.#synonymWeight])
    }
    return found.length > 0 ? found : this.#alike(token)
  }

  #alike({ stem, word }: Token): Expansion[] {
    if (stem.length < 3 || /^\d/.test(stem)) return []
    const sameSound = new Set<Term>()
    for (const key of [...soundKeys(word), ...soundKeys(stem)])
      for (const term of this.#bySound.get(key) ?? []) sameSound.add(term)
    const found: Expansion[] = [...sameSound].map((term) => [term, WEIGHTS.sound])
    const grams = trigrams(stem)
    const letters = lettersOf(stem)
    for (const term of this.#terms.values()) {
      if (sameSound.has(term)) continue
      const weight = likeness(stem, letters, grams, term)
      if (weight > 0) found.push([term, weight])
    }
    const best = Math.max(0, ...found.map(([, weight]) => weight))
    return found.filter(([, weight]) => weight >= best - 0.1)
  }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 32)
  return letters
}

function bitsOf(value: number): number {
  let bits = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** What `term` counts for a word that no text holds; 0 when they are too different. */
function likeness(stem: string, letters: number, grams: readonly string[], term: Term): number {
  if (Math.abs(term.stem.length - stem.length) > 4) return 0
  // One edit brings in and takes out one letter at most: most terms fall here, before anything slow.
  const apart = bitsOf(letters ^ term.letters)
  const allowed = stem.length >= 7 && term.stem.length >= 6 ? 2 : stem.length >= 4 && term.stem.length >= 3 ? 1 : 0
  if (allowed > 0 && apart <= 2 * allowed) {
    const edits = editDistance(stem, term.stem, allowed)
    if (edits <= allowed) return edits === 1 ? WEIGHTS.oneEdit : WEIGHTS.twoEdits
  }
  const alike = stem.length >= 5 && apart <= MOST_LETTERS_APART ? trigramLikeness(grams, term.grams) : 0
  return alike >= GRAM_MINIMUM ? WEIGHTS.grams * alike : 0
}
