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
  found: FoundIn
}

/** Documents that a word finds; for each the value and the weight of the term that stands for it best. */
interface FoundIn {
  positions: Uint32Array
  values: Float64Array
  weights: Float64Array
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
/** Words whose meaning is kept: the same words come again and again. */
const MOST_WORDS_KEPT = 5_000
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
  const sums = emptySums(documents.length)
  const places = phrasePlaces(documents.map((document) => phrasesOf(document, fields, lexicon, rarity)))
  const idfOf = keptIdf(rarity)
  const known = new Map<string, Asked>()

  function read(token: Token): Asked {
    const asked = known.get(token.word)
    if (asked) return asked
    const expansions = lexicon.expand(token)
    const unknown = rarity(1) * (/^\d/.test(token.word) ? UNKNOWN_FIGURE_SHARE : 1)
    const idf = expansions.map(([term, weight]) => weight * idfOf(term))
    const mass = token.weight * (idf.length === 0 ? unknown : Math.max(...idf))
    const fresh = { token, expansions, mass, found: bestByDocument(expansions, idfOf) }
    if (known.size < MOST_WORDS_KEPT) known.set(token.word, fresh)
    return fresh
  }

  return {
    search(question, limit = 10, accept) {
      const asked = queryTokens(question).map(read)
      const total = asked.reduce((sum, { mass }) => sum + mass, 0)
      const accepted = (position: number) => !accept || accept(documents[position]!.id)
      const hits = strongest(sums, asked, total, accepted, Math.max(limit, PHRASE_CANDIDATES))
      for (const { position } of hits) places.wanted[position] = 1
      const likeness = phraseLikeness(places, asked, total)
      for (const { position } of hits) places.wanted[position] = 0
      for (const hit of hits) {
        hit.phrase = Math.min(1, likeness.get(hit.position) ?? 0)
        hit.score *= 1 + PHRASE_LIFT * hit.phrase
      }
      return hits
        .map(({ position, ...hit }) => ({ id: documents[position]!.id, ...hit }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
    },
  }
}

/** How rare a term is, reckoned once. */
function keptIdf(rarity: (found: number) => number): (term: Term) => number {
  const kept = new Map<Term, number>()
  return (term) => {
    const found = kept.get(term)
    if (found !== undefined) return found
    const idf = rarity(term.postings.size)
    kept.set(term, idf)
    return idf
  }
}

/** What a document says, phrase by phrase. */
function phrasesOf<Field extends string>(
  document: Document<Field>,
  fields: readonly Field[],
  lexicon: Lexicon,
  rarity: (found: number) => number,
): Phrase[] {
  return fields
    .flatMap((field) => document.fields[field].split(/[,|;.?!]+/))
    .flatMap((text): Phrase[] => {
      const words = documentTokens(text).map((token): [Term, number] => {
        const term = lexicon.term(token)
        return [term, token.weight * rarity(term.postings.size)]
      })
      return words.length === 0 ? [] : [{ words, mass: words.reduce((sum, [, mass]) => sum + mass, 0) }]
    })
}

/** Sums of one question by position of the document, all zero between questions. */
interface Sums {
  score: Float64Array
  covered: Float64Array
  matched: Uint32Array
}

const emptySums = (size: number): Sums => ({
  score: new Float64Array(size),
  covered: new Float64Array(size),
  matched: new Uint32Array(size),
})

/** Weighted words, the part of the question that they cover and how many they are; returns the documents that share one. */
function addUp({ score, covered, matched }: Sums, asked: readonly Asked[]): number[] {
  const touched: number[] = []
  for (const { token, mass, found } of asked) {
    const { positions, values, weights } = found
    for (let i = 0; i < positions.length; i++) {
      const position = positions[i]!
      if (matched[position]! === 0) touched.push(position)
      matched[position]!++
      score[position]! += token.weight * values[i]!
      covered[position]! += mass * weights[i]!
    }
  }
  return touched
}

/** The `most` accepted documents of the highest scores, before their phrases are compared. */
function strongest(
  sums: Sums,
  asked: readonly Asked[],
  total: number,
  accepted: (position: number) => boolean,
  most: number,
) {
  const best: { position: number; matched: number; coverage: number; phrase: number; score: number }[] = []
  for (const position of addUp(sums, asked)) {
    const coverage = sums.covered[position]! / total
    const score = sums.score[position]! * (UNCOVERED_SHARE + (1 - UNCOVERED_SHARE) * coverage)
    const matched = sums.matched[position]!
    sums.score[position] = sums.covered[position] = sums.matched[position] = 0
    if ((best.length === most && score <= best[most - 1]!.score) || !accepted(position)) continue
    if (best.length === most) best.pop()
    let at = best.length
    while (at > 0 && score > best[at - 1]!.score) at--
    best.splice(at, 0, { position, matched, coverage, phrase: 0, score })
  }
  return best
}

/** For one word of a question: each document's best term for it. */
function bestByDocument(expansions: readonly Expansion[], idfOf: (term: Term) => number): FoundIn {
  const best = new Map<number, { value: number; weight: number }>()
  for (const [term, weight] of expansions) {
    const idf = idfOf(term)
    for (const [position, frequency] of term.postings) {
      const value = (weight * idf * frequency * (K1 + 1)) / (frequency + K1)
      if (value > (best.get(position)?.value ?? 0)) best.set(position, { value, weight })
    }
  }
  const found = [...best.values()]
  return {
    positions: Uint32Array.from(best.keys()),
    values: Float64Array.from(found, ({ value }) => value),
    weights: Float64Array.from(found, ({ weight }) => weight),
  }
}

/** Where the terms stand in the phrases. */
interface PhrasePlaces {
  /** Phrases that hold a term, and what it weighs in each. */
  byTerm: ReadonlyMap<Term, { phrases: Uint32Array; weights: Float64Array }>
  /** By phrase: its document and its mass. */
  document: Uint32Array
  mass: Float64Array
  /** Sums of one question, all zero between questions: what it shares with each phrase, and one word's part of that. */
  shared: Float64Array
  here: Float64Array
  /** By document: 1 where its phrases are asked for, zero between questions. */
  wanted: Uint8Array
}

function phrasePlaces(documents: readonly (readonly Phrase[])[]): PhrasePlaces {
  const byTerm = new Map<Term, [number, number][]>()
  const document: number[] = []
  const masses: number[] = []
  documents.forEach((phrases, position) => {
    for (const { words, mass } of phrases) {
      for (const [term, weight] of words) {
        const list = byTerm.get(term)
        if (list) list.push([document.length, weight])
        else byTerm.set(term, [[document.length, weight]])
      }
      document.push(position)
      masses.push(mass)
    }
  })
  const size = document.length
  return {
    byTerm: new Map(
      [...byTerm].map(([term, list]) => [
        term,
        {
          phrases: Uint32Array.from(list, ([phrase]) => phrase),
          weights: Float64Array.from(list, ([, weight]) => weight),
        },
      ]),
    ),
    document: Uint32Array.from(document),
    mass: Float64Array.from(masses),
    shared: new Float64Array(size),
    here: new Float64Array(size),
    wanted: new Uint8Array(documents.length),
  }
}

/**
 * By position of a document: likeness (Dice over the words' weights, 0 to 1) of the question and the phrase most like it.
 * Only phrases of the `wanted` documents that hold a word of the question are looked at.
 */
function phraseLikeness(
  { byTerm, document, mass, shared, here, wanted }: PhrasePlaces,
  asked: readonly Asked[],
  total: number,
): Map<number, number> {
  const owners = strongestWords(asked)
  const touched: number[] = []
  asked.forEach(({ expansions }, word) => {
    const spoken: number[] = []
    for (const [term, weight] of expansions) {
      const places = byTerm.get(term)
      if (!places || owners.get(term)!.word !== word) continue
      for (let i = 0; i < places.phrases.length; i++) {
        const phrase = places.phrases[i]!
        if (wanted[document[phrase]!] === 0) continue
        const value = places.weights[i]! * weight
        if (here[phrase] === 0) spoken.push(phrase)
        if (value > here[phrase]!) here[phrase] = value
      }
    }
    for (const phrase of spoken) {
      if (shared[phrase] === 0) touched.push(phrase)
      shared[phrase]! += here[phrase]!
      here[phrase] = 0
    }
  })
  const nearest = new Map<number, number>()
  for (const phrase of touched) {
    const alike = (2 * shared[phrase]!) / (mass[phrase]! + total)
    shared[phrase] = 0
    const position = document[phrase]!
    if (alike > (nearest.get(position) ?? 0)) nearest.set(position, alike)
  }
  return nearest
}

/** For each term the position of the word that represents it best, the first of equals. */
function strongestWords(asked: readonly Asked[]): Map<Term, { word: number; weight: number }> {
  const best = new Map<Term, { word: number; weight: number }>()
  asked.forEach(({ expansions }, word) => {
    for (const [term, weight] of expansions)
      if (weight > (best.get(term)?.weight ?? 0)) best.set(term, { word, weight })
  })
  return best
}
