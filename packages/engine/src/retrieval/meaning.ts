import { fold, words } from '#src/text/words.ts'
import { BUSINESS_SPEECH } from './business-speech.data.ts'
import { Lexicon } from './lexicon.ts'
import { documentTokens, queryTokens, spelledOut, type Token } from './tokens.ts'

/** Something that is asked for in several ways. */
interface Spoken {
  id: string
  /** Each a way of asking for it. */
  phrases: readonly string[]
  text: string
}

/** How like a question is to what is asked for, 0 to about 2.5; 1 and more is a plain hit. */
export interface Likeness {
  id: string
  score: number
  /** Likeness to the one phrase most like it, 0 to 1. */
  phrase: number
}

export interface MeaningIndex {
  /** Whether a folded word carries a subject here. */
  holds(word: string): boolean
  /** Best first. */
  rank(question: string, accept?: (id: string) => boolean): Likeness[]
}

/** What a shared meaning, one said by several words, two words beside each other and two meanings together count against a shared word. */
const WEIGHTS = { concept: 0.6, expression: 0.75, pair: 0.5, meanings: 0.35 } as const
/** How the likeness to all that is said, to the nearest phrase and to the nearest three add up; measured by leaving phrases out. */
const PARTS = { all: 1, nearest: 1, three: 0.5 } as const
/** What the answer's own text counts among the phrases. */
const TEXT_SHARE = 2.5
const MOST_WORDS = 120
/** Likeness below it comes of one common word. */
const LEAST = 0.03
/** A word that no text holds stands for this many that look or sound like it. */
const MOST_NEAR = 3

interface Speech {
  /** Stem → the meanings that it may have. */
  byStem: ReadonlyMap<string, readonly number[]>
  /** First word → expressions that begin with it. */
  byWord: ReadonlyMap<string, readonly { rest: readonly string[]; meaning: number }[]>
}

function readSpeech(): Speech {
  const byStem = new Map<string, number[]>()
  const byWord = new Map<string, { rest: string[]; meaning: number }[]>()
  fold(BUSINESS_SPEECH)
    .trim()
    .split('\n')
    .forEach((line, meaning) => {
      for (const said of line.split(' ')) {
        const [first, ...rest] = said.split('_') as [string, ...string[]]
        if (rest.length > 0) byWord.set(first, [...(byWord.get(first) ?? []), { rest, meaning }])
        else
          for (const { stem } of documentTokens(said)) {
            const before = byStem.get(stem) ?? []
            if (!before.includes(meaning)) byStem.set(stem, [...before, meaning])
          }
      }
    })
  return { byStem, byWord }
}

const speech = readSpeech()
const MEANINGS = BUSINESS_SPEECH.trim().split('\n').length

/** Meanings that the text says by an expression. */
function* expressionsIn(text: string): Generator<number> {
  const said = words(text, MOST_WORDS).flatMap((word) => spelledOut(word).split(' '))
  for (let at = 0; at < said.length; at++)
    for (const { rest, meaning } of speech.byWord.get(said[at]!) ?? [])
      if (rest.every((word, n) => said[at + 1 + n] === word)) yield meaning
}

/** Feature → weight. */
type Vector = Map<number, number>

/** Stems and meanings as numbers, and pairs of them as one. */
class Features {
  readonly #ids = new Map<string, number>()

  /** Meanings come first, then stems as they are met. */
  #stem(stem: string): number {
    const found = this.#ids.get(stem)
    if (found !== undefined) return found
    const id = MEANINGS + this.#ids.size
    this.#ids.set(stem, id)
    return id
  }

  /** What a text says: stems, meanings, and where `paired` what stands together. */
  of(text: string, tokens: readonly Token[], paired: boolean): Vector {
    const found: Vector = new Map()
    const put = (feature: number, weight: number) => {
      if (weight > (found.get(feature) ?? 0)) found.set(feature, weight)
    }
    for (const meaning of expressionsIn(text)) put(meaning, WEIGHTS.expression)
    const stems = tokens.map(({ stem, weight }) => {
      const id = this.#stem(stem)
      put(id, weight)
      for (const meaning of speech.byStem.get(stem) ?? []) put(meaning, WEIGHTS.concept * weight)
      return id
    })
    if (!paired) return found
    for (let n = 1; n < stems.length; n++)
      for (let back = 1; back <= Math.min(2, n); back++) put(pairOf(stems[n - back]!, stems[n]!), WEIGHTS.pair)
    const meanings = [...found.keys()].filter((feature) => feature < MEANINGS)
    for (let n = 0; n < meanings.length; n++)
      for (let m = 0; m < n; m++) {
        const [one, other] = [meanings[n]!, meanings[m]!]
        put(one < other ? pairOf(one, other) : pairOf(other, one), WEIGHTS.meanings)
      }
    return found
  }
}

const PAIRS = 2 ** 21
const pairOf = (left: number, right: number) => (left + 1) * PAIRS + right

/** A vector that is kept: tens of thousands of maps would take a hundred megabytes. */
interface Sparse {
  features: Float64Array
  weights: Float64Array
}

function kept(vector: Vector): Sparse {
  const features = new Float64Array(vector.size)
  const weights = new Float64Array(vector.size)
  let n = 0
  for (const [feature, weight] of vector) {
    features[n] = feature
    weights[n++] = weight
  }
  return { features, weights }
}

/** The weights of a vector by how rare its features are, made to be of length 1 in place. */
function scale({ features, weights }: Sparse, rarity: (feature: number) => number): Sparse {
  let squares = 0
  for (let n = 0; n < features.length; n++) {
    weights[n]! *= rarity(features[n]!)
    squares += weights[n]! * weights[n]!
  }
  const length = Math.sqrt(squares) || 1
  for (let n = 0; n < weights.length; n++) weights[n]! /= length
  return { features, weights }
}

/** Every feature's vectors and what it weighs in each, one after the other in two arrays. */
interface Postings {
  /** Feature → its number. */
  slots: ReadonlyMap<number, number>
  /** Where those of a number begin; one more for the end of the last. */
  from: Uint32Array
  places: Uint32Array
  weights: Float32Array
}

function postingsOf(vectors: readonly Sparse[]): Postings {
  const slots = new Map<number, number>()
  const counts: number[] = []
  for (const { features } of vectors)
    for (const feature of features) {
      const slot = slots.get(feature)
      if (slot === undefined) {
        slots.set(feature, counts.length)
        counts.push(1)
      } else counts[slot]! += 1
    }
  const from = new Uint32Array(counts.length + 1)
  for (let slot = 0; slot < counts.length; slot++) from[slot + 1] = from[slot]! + counts[slot]!
  const next = from.slice()
  const places = new Uint32Array(from[counts.length]!)
  const weights = new Float32Array(places.length)
  vectors.forEach((vector, place) => {
    for (let n = 0; n < vector.features.length; n++) {
      const at = next[slots.get(vector.features[n]!)!]!++
      places[at] = place
      weights[at] = vector.weights[n]!
    }
  })
  return { slots, from, places, weights }
}

/** All that is said of one thing, as one vector. */
function together(phrases: readonly Sparse[], text: Sparse): Sparse {
  const sum: Vector = new Map()
  const add = ({ features, weights }: Sparse, share: number) => {
    for (let n = 0; n < features.length; n++) sum.set(features[n]!, (sum.get(features[n]!) ?? 0) + share * weights[n]!)
  }
  for (const phrase of phrases) add(phrase, 1)
  add(text, TEXT_SHARE)
  return scale(kept(sum), () => 1)
}

/** An index by meaning: words, what owners mean by them, and which stand together, against every way of asking. */
export function buildMeaning(documents: readonly Spoken[]): MeaningIndex {
  const lexicon = new Lexicon(0)
  const features = new Features()
  const read = (text: string, paired: boolean) => {
    const tokens = documentTokens(text)
    for (const token of tokens) lexicon.term(token)
    return kept(features.of(text, tokens, paired))
  }
  const said = documents.map(({ phrases, text }) => ({
    phrases: phrases.map((phrase) => read(phrase, true)),
    text: read(text, false),
  }))
  const spread = new Map<number, number>()
  for (const { phrases } of said)
    for (const feature of new Set(phrases.flatMap((vector) => [...vector.features])))
      spread.set(feature, (spread.get(feature) ?? 0) + 1)
  const rarities = Float64Array.from({ length: documents.length + 1 }, (_, found) =>
    Math.log(1 + (documents.length - (found || 0.5) + 0.5) / ((found || 0.5) + 0.5)),
  )
  const rarity = (feature: number) => rarities[spread.get(feature) ?? 0]!
  const vectors = said.map(({ phrases, text }) => ({
    phrases: phrases.map((vector) => scale(vector, rarity)),
    text: scale(text, rarity),
  }))
  const owner = Uint32Array.from(vectors.flatMap(({ phrases }, n) => phrases.map(() => n)))
  const byPhrase = postingsOf(vectors.flatMap(({ phrases }) => phrases))
  const byDocument = postingsOf(vectors.map(({ phrases, text }) => together(phrases, text)))
  const sums = new Float64Array(documents.length)
  const perPhrase = new Float64Array(owner.length)
  /** The likeness to the nearest three phrases, by document. */
  const best = new Float64Array(3 * documents.length)

  return {
    holds: (word) => documentTokens(word).some((token) => token.weight === 1 && lexicon.holds(token)),
    rank(question, accept) {
      const tokens = queryTokens(question).flatMap((token) => (lexicon.holds(token) ? [token] : near(lexicon, token)))
      const asked = scale(kept(features.of(question, tokens, true)), rarity)
      sums.fill(0)
      perPhrase.fill(0)
      best.fill(0)
      addUp(sums, asked, byDocument)
      addUp(perPhrase, asked, byPhrase)
      for (let n = 0; n < owner.length; n++) if (perPhrase[n]! > 0) keepBest(best, 3 * owner[n]!, perPhrase[n]!)
      const found: Likeness[] = []
      documents.forEach(({ id }, n) => {
        const all = sums[n]!
        if (all < LEAST || (accept && !accept(id))) return
        const [first, second, third] = [best[3 * n]!, best[3 * n + 1]!, best[3 * n + 2]!]
        const score = PARTS.all * all + PARTS.nearest * first + (PARTS.three * (first + second + third)) / 3
        found.push({ id, score, phrase: first })
      })
      return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    },
  }
}

/** The known words most like one that no text holds, and that word itself for as much as they leave open. */
function near(lexicon: Lexicon, token: Token): Token[] {
  const found = lexicon.expand(token).slice(0, MOST_NEAR)
  const sure = Math.max(0, ...found.map(([, weight]) => weight))
  return [
    ...found.map(([{ stem }, weight]) => ({ ...token, stem, weight: token.weight * weight })),
    { ...token, weight: token.weight * (1 - sure * sure) },
  ]
}

function keepBest(best: Float64Array, at: number, value: number): void {
  if (value > best[at]!) {
    best[at + 2] = best[at + 1]!
    best[at + 1] = best[at]!
    best[at] = value
  } else if (value > best[at + 1]!) {
    best[at + 2] = best[at + 1]!
    best[at + 1] = value
  } else if (value > best[at + 2]!) best[at + 2] = value
}

function addUp(sums: Float64Array, asked: Sparse, { slots, from, places, weights }: Postings): void {
  for (let n = 0; n < asked.features.length; n++) {
    const slot = slots.get(asked.features[n]!)
    if (slot === undefined) continue
    const weight = asked.weights[n]!
    for (let at = from[slot]!; at < from[slot + 1]!; at++) sums[places[at]!]! += weight * weights[at]!
  }
}
