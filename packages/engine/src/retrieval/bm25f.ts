import { type Expansion, Lexicon, type Term } from './lexicon.ts'
import { documentTokens, queryTokens, type Token } from './tokens.ts'

export interface Document<Field extends string> {
  id: string
  /** Phrases within a field are kept apart by `,`, `|`, `;` or the end of a sentence. */
  fields: Readonly<Record<Field, string>>
}

export type FieldBoosts<Field extends string> = Readonly<Record<Field, number>>

export interface Hit {
  id: string
  /** Comparable between questions, so that a cut can refuse. */
  score: number
  /** Share of the question's weight that the document covers, 0 to 1. */
  coverage: number
  /** Words of the question that the document covers. */
  matched: number
  /** Likeness of the question and the document's phrase most like it, 0 to 1. */
  phrase: number
}

export interface IndexOptions {
  /** What a synonym counts against the word itself: the more phrasings the texts hold, the less they need it. */
  synonymWeight?: number
}

export interface SearchIndex {
  /** Best first; documents that share no word with the question don't appear. `accept` narrows by id. */
  search(question: string, limit?: number, accept?: (id: string) => boolean): Hit[]
}

interface Phrase {
  words: [term: Term, mass: number][]
  mass: number
}

/** A word of the question with its matching terms. `mass`: its share of the question. */
interface Asked {
  token: Token
  expansions: Expansion[]
  mass: number
}

const K1 = 1.2
/** How strongly a long field thins its words. */
const LENGTH_WEIGHT = 0.5
/** Share of a score that doesn't depend on how much of the question is met. */
const UNCOVERED_SHARE = 0.4
/** How much one phrase of the document that says just what the question says lifts the score. */
const PHRASE_LIFT = 0.8
/** Phrases are compared for this many of the best documents. */
const PHRASE_CANDIDATES = 20
/** A figure in a question ('nota 48') rarely occurs in the texts and says little about the subject. */
const UNKNOWN_FIGURE_SHARE = 0.2

/**
 * A BM25F index over Portuguese texts. On top of the words' weights a document gains by the share of the question that
 * it covers and by its phrase most like the question: the first refuses, the second tells near subjects apart.
 */
export function buildIndex<Field extends string>(
  documents: readonly Document<Field>[],
  boosts: FieldBoosts<Field>,
  { synonymWeight = 0.55 }: IndexOptions = {},
): SearchIndex {
  const lexicon = new Lexicon(synonymWeight)
  const fields = Object.keys(boosts) as Field[]
  const tokens = documents.map((document) => fields.map((field) => documentTokens(document.fields[field])))
  const averages = fields.map((_, f) => tokens.reduce((sum, byField) => sum + byField[f]!.length, 0) / documents.length)
  tokens.forEach((byField, position) => {
    byField.forEach((list, f) => {
      const weight = boosts[fields[f]!] / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * list.length) / (averages[f]! || 1))
      for (const token of list) {
        const { postings } = lexicon.term(token)
        postings.set(position, (postings.get(position) ?? 0) + weight)
      }
    })
  })
  const rarity = (found: number) => Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  const phrases = documents.map((document) =>
    fields
      .flatMap((field) => document.fields[field].split(/[,|;.?!]+/))
      .flatMap((text): Phrase[] => {
        const words = documentTokens(text).map((token): [Term, number] => {
          const term = lexicon.term(token)
          return [term, token.weight * rarity(term.postings.size)]
        })
        return words.length === 0 ? [] : [{ words, mass: words.reduce((sum, [, mass]) => sum + mass, 0) }]
      }),
  )

  function read(token: Token): Asked {
    const expansions = lexicon.expand(token)
    const unknown = rarity(1) * (/^\d/.test(token.word) ? UNKNOWN_FIGURE_SHARE : 1)
    const idf = expansions.map(([term, weight]) => weight * rarity(term.postings.size))
    return { token, expansions, mass: token.weight * (idf.length === 0 ? unknown : Math.max(...idf)) }
  }

  return {
    search(question, limit = 10, accept) {
      const asked = queryTokens(question).map(read)
      const total = asked.reduce((sum, { mass }) => sum + mass, 0)
      const hits = [...scoresOf(asked, rarity)]
        .filter(([position]) => !accept || accept(documents[position]!.id))
        .map(([position, scores]) => hitOf(position, scores, total))
        .sort((a, b) => b.score - a.score)
        .slice(0, Math.max(limit, PHRASE_CANDIDATES))
      const meaning = meaningOf(asked)
      for (const hit of hits) {
        hit.phrase = nearestPhrase(phrases[hit.position]!, meaning, total)
        hit.score *= 1 + PHRASE_LIFT * hit.phrase
      }
      return hits
        .map(({ position, ...hit }) => ({ id: documents[position]!.id, ...hit }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
    },
  }
}

interface Scores {
  score: number
  covered: number
  matched: number
}

/** By position of the document: weighted words, the part of the question that they cover, how many they are. */
function scoresOf(asked: readonly Asked[], rarity: (found: number) => number): Map<number, Scores> {
  const found = new Map<number, Scores>()
  for (const { token, expansions, mass } of asked) {
    for (const [position, best] of bestByDocument(expansions, rarity)) {
      const entry = found.get(position) ?? { score: 0, covered: 0, matched: 0 }
      entry.matched++
      entry.score += token.weight * best.value
      entry.covered += mass * best.weight
      found.set(position, entry)
    }
  }
  return found
}

function hitOf(position: number, { score, covered, matched }: Scores, total: number) {
  const coverage = covered / total
  return {
    position,
    matched,
    coverage,
    phrase: 0,
    score: score * (UNCOVERED_SHARE + (1 - UNCOVERED_SHARE) * coverage),
  }
}

/** For one word of the question: each document's best term for it. */
function bestByDocument(expansions: readonly Expansion[], rarity: (found: number) => number) {
  const best = new Map<number, { value: number; weight: number }>()
  for (const [term, weight] of expansions) {
    const idf = rarity(term.postings.size)
    for (const [position, frequency] of term.postings) {
      const value = (weight * idf * frequency * (K1 + 1)) / (frequency + K1)
      if (value > (best.get(position)?.value ?? 0)) best.set(position, { value, weight })
    }
  }
  return best
}

/** Every term that matches the question, with the word it matches. */
function meaningOf(asked: readonly Asked[]): Map<Term, { word: number; weight: number }> {
  const meaning = new Map<Term, { word: number; weight: number }>()
  asked.forEach(({ expansions }, word) => {
    for (const [term, weight] of expansions)
      if (weight > (meaning.get(term)?.weight ?? 0)) meaning.set(term, { word, weight })
  })
  return meaning
}

/** Likeness (Dice over the words' weights, 0 to 1) of the question and the document's phrase most like it. */
function nearestPhrase(
  phrases: readonly Phrase[],
  meaning: ReadonlyMap<Term, { word: number; weight: number }>,
  total: number,
): number {
  let nearest = 0
  for (const { words, mass } of phrases) {
    // The most that a phrase of this weight can be like the question.
    if ((2 * Math.min(mass, total)) / (mass + total) <= nearest) continue
    const met = new Map<number, number>()
    for (const [term, weight] of words) {
      const found = meaning.get(term)
      if (found) met.set(found.word, Math.max(met.get(found.word) ?? 0, weight * found.weight))
    }
    let shared = 0
    for (const value of met.values()) shared += value
    nearest = Math.max(nearest, (2 * shared) / (mass + total))
  }
  return Math.min(1, nearest)
}
