import { editDistance, soundKeys, trigramLikeness, trigrams } from './distance.ts'
import { SYNONYMS } from './synonyms.data.ts'
import { documentTokens, type Token } from './tokens.ts'

/** One stem of the indexed texts. */
export interface Term {
  /** From 0 in the order in which the stems were met. */
  number: number
  stem: string
  root: string | undefined
  /** Its words in the texts and the stem itself. */
  words: string[]
  /** Which letters it holds, one bit each. */
  letters: number
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
  readonly #rootNumbers = new Map<string, number>()
  /** Words by the letters that their sound keeps, with how they sound once that was asked. */
  readonly #sounds = new Map<number, { term: Term; word: string; keys?: readonly string[] }[]>()
  readonly #synonymWeight: number

  constructor(synonymWeight: number) {
    this.#synonymWeight = synonymWeight
  }

  get size(): number {
    return this.#terms.size
  }

  term(token: Token): Term {
    const term = this.#terms.get(token.stem) ?? this.#add(token)
    if (!term.words.includes(token.word)) this.#addWord(term, token.word)
    return term
  }

  /** undefined: no text holds its stem. */
  find({ stem }: Token): Term | undefined {
    return this.#terms.get(stem)
  }

  /** From 0; undefined: no short stem of the texts has it. */
  rootNumber(root: string | undefined): number | undefined {
    return root === undefined ? undefined : this.#rootNumbers.get(root)
  }

  holds({ stem }: Token): boolean {
    return this.#terms.has(stem) || synonyms.has(stem)
  }

  #add({ stem, root }: Token): Term {
    const term: Term = { number: this.#terms.size, stem, root, words: [], letters: lettersOf(stem) }
    this.#addWord(term, stem)
    this.#terms.set(stem, term)
    if (root !== undefined && !this.#roots.has(root)) this.#rootNumbers.set(root, this.#roots.size)
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
      if (term) found.push([term, this.#synonymWeight])
    }
    return found.length > 0 ? found : this.#alike(token)
  }

  #addWord(term: Term, word: string): void {
    term.words.push(word)
    const sound = soundLetters(lettersOf(word))
    const alike = this.#sounds.get(sound)
    if (alike) alike.push({ term, word })
    else this.#sounds.set(sound, [{ term, word }])
  }

  /** In the order in which the terms were met. */
  #soundingAs(said: readonly string[]): ReadonlySet<Term> {
    const keys = new Set(said.flatMap(soundKeys))
    const found = new Set<Term>()
    for (const asked of said)
      for (const alike of this.#sounds.get(soundLetters(lettersOf(asked))) ?? []) {
        const { term, word } = alike
        if (found.has(term) || Math.abs(asked.length - word.length) > MOST_LONGER) continue
        alike.keys ??= soundKeys(word)
        if (alike.keys.some((key) => keys.has(key))) found.add(term)
      }
    return new Set([...found].sort((a, b) => a.number - b.number))
  }

  #alike({ stem, word }: Token): Expansion[] {
    if (stem.length < 3 || /^\d/.test(stem)) return []
    const sameSound = this.#soundingAs([...new Set([word, stem])])
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

/** Letters that the sound of a word keeps as they are; 'ph' sounds as 'f', 'm' as 'n'. */
const KEPT = lettersOf('abfnrtv')
const soundLetters = (letters: number) =>
  (letters & KEPT) | (letters & lettersOf('p') ? lettersOf('f') : 0) | (letters & lettersOf('m') ? lettersOf('n') : 0)
/** Words that sound alike differ at most by this in length. */
const MOST_LONGER = 4

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
  const alike = stem.length >= 5 && apart <= MOST_LETTERS_APART ? trigramLikeness(grams, term.stem) : 0
  return alike >= GRAM_MINIMUM ? WEIGHTS.grams * alike : 0
}
