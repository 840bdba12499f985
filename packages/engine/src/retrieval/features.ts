import { fold } from '#src/text/words.ts'
import { BUSINESS_SPEECH } from './business-speech.data.ts'
import { documentTokens } from './tokens.ts'
import { BREAK, readWords, spelledAt } from './vocabulary.ts'

/**
 * What a shared root of short words, a shared meaning, one said by several words, two words beside each other and two
 * meanings together count against a shared word.
 */
const WEIGHTS = { root: 0.8, concept: 0.6, expression: 0.75, pair: 0.5, meanings: 0.35 } as const
const MOST_WORDS = 120

interface Speech {
  /** Stem → the meanings that it may have. */
  byStem: ReadonlyMap<string, readonly number[]>
  /** First word → expressions that begin with it, in numbers of words. */
  byWord: ReadonlyMap<number, readonly { rest: readonly number[]; meaning: number }[]>
}

function readSpeech(): Speech {
  const byStem = new Map<string, number[]>()
  const byWord = new Map<number, { rest: number[]; meaning: number }[]>()
  fold(BUSINESS_SPEECH)
    .trim()
    .split('\n')
    .forEach((line, meaning) => {
      for (const said of line.split(' ')) {
        if (said.includes('_')) {
          const [first, ...rest] = readWords(said, '').filter((word) => word !== BREAK) as [number, ...number[]]
          byWord.set(first, [...(byWord.get(first) ?? []), { rest, meaning }])
        } else
          for (const { stem } of documentTokens(said)) {
            const before = byStem.get(stem) ?? []
            if (!before.includes(meaning)) byStem.set(stem, [...before, meaning])
          }
      }
    })
  return { byStem, byWord }
}

let read: Speech | undefined
const speech = (): Speech => (read ??= readSpeech())
const MEANINGS = BUSINESS_SPEECH.trim().split('\n').length

const NONE: readonly number[] = []
/** Meanings that a word with this stem may have. */
export const meaningsOf = (stem: string): readonly number[] => speech().byStem.get(stem) ?? NONE

/** A stem as a feature: meanings come first, then the stems; pairs come after all of them. */
const PAIRS = 2 ** 16
export const featureOf = (term: number): number => {
  if (MEANINGS + term >= PAIRS - 1) throw new Error('more stems than features have room for')
  return MEANINGS + term
}
/** Roots count from above. */
export const featureOfRoot = (root: number): number => PAIRS - 2 - root
const pairOf = (left: number, right: number) => (left + 1) * PAIRS + right

/** One word of a text that carries its subject. */
export interface SaidWord {
  feature: number
  /** Of the root of a short stem, in which the forms of one verb meet. */
  root?: number
  weight: number
  meanings: readonly number[]
}

const inPair = ({ feature, root }: SaidWord) => root ?? feature

type Put = (feature: number, weight: number) => void

/**
 * What a text says: stems, meanings, and where `paired` what stands together. `words`: all of its words by number, in
 * which expressions are looked for; `put` is told a feature more than once and keeps the greatest weight.
 */
export function putFeatures(words: readonly number[], tokens: readonly SaidWord[], paired: boolean, put: Put): void {
  const meanings: number[] = []
  const mean = (meaning: number, weight: number) => {
    if (!meanings.includes(meaning)) meanings.push(meaning)
    put(meaning, weight)
  }
  const most = Math.min(words.length, MOST_WORDS)
  for (let at = 0; at < most; at++) {
    const expressions = speech().byWord.get(spelledAt(words[at]!))
    if (!expressions) continue
    for (const { rest, meaning } of expressions)
      if (rest.every((word, n) => at + 1 + n < most && spelledAt(words[at + 1 + n]!) === word))
        mean(meaning, WEIGHTS.expression)
  }
  for (const token of tokens) {
    put(token.feature, token.weight)
    if (token.root !== undefined) put(token.root, WEIGHTS.root * token.weight)
    for (const meaning of token.meanings) mean(meaning, WEIGHTS.concept * token.weight)
  }
  if (!paired) return
  for (let n = 1; n < tokens.length; n++)
    for (let back = 1; back <= 2 && back <= n; back++)
      put(pairOf(inPair(tokens[n - back]!), inPair(tokens[n]!)), WEIGHTS.pair)
  for (let n = 0; n < meanings.length; n++)
    for (let m = 0; m < n; m++) {
      const [one, other] = [meanings[n]!, meanings[m]!]
      put(one < other ? pairOf(one, other) : pairOf(other, one), WEIGHTS.meanings)
    }
}

/** Features as numbers without gaps, found by hashing: hundreds of thousands of them in two flat arrays. */
export class FeatureTable {
  size = 0
  #keys: Uint32Array
  /** Number + 1. */
  #numbers: Int32Array

  /** `expected`: about how many there will be. */
  constructor(expected: number) {
    const room = 2 ** Math.ceil(Math.log2(1.5 * expected + 16))
    this.#keys = new Uint32Array(room)
    this.#numbers = new Int32Array(room)
  }

  #at(feature: number): number {
    const mask = this.#keys.length - 1
    let at = (Math.imul(feature, 0x9e3779b1) >>> 12) & mask
    while (this.#numbers[at] !== 0 && this.#keys[at] !== feature) at = (at + 1) & mask
    return at
  }

  /** -1: no text says it. */
  find(feature: number): number {
    return this.#numbers[this.#at(feature)]! - 1
  }

  number(feature: number): number {
    const at = this.#at(feature)
    if (this.#numbers[at] !== 0) return this.#numbers[at]! - 1
    this.#keys[at] = feature
    this.#numbers[at] = ++this.size
    if (this.size * 3 > this.#keys.length * 2) this.#widen()
    return this.size - 1
  }

  #widen(): void {
    const [keys, numbers] = [this.#keys, this.#numbers]
    this.#keys = new Uint32Array(2 * keys.length)
    this.#numbers = new Int32Array(2 * keys.length)
    for (let n = 0; n < keys.length; n++) {
      if (numbers[n] === 0) continue
      const at = this.#at(keys[n]!)
      this.#keys[at] = keys[n]!
      this.#numbers[at] = numbers[n]!
    }
  }
}
