import { type Expansion, Lexicon } from './lexicon.ts'
import { Numbers, type Postings, postingsOf, Stepwise } from './postings.ts'
import { queryTokens, type Token } from './tokens.ts'
import { BREAK, readWords, tokenAt, wordCount } from './vocabulary.ts'

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
  values: Float32Array
  weights: Float32Array
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

/** Documents that are read before somebody else may have the processor. */
const AT_A_TIME = 24

/**
 * A BM25F index over Portuguese texts. On top of the words' weights a document gains by the share of the question that
 * it covers and by its phrase most like the question: the first refuses, the second tells near subjects apart.
 */
export const buildIndex = <Field extends string>(
  documents: readonly Document<Field>[],
  boosts: FieldBoosts<Field>,
  options: IndexOptions = {},
): SearchIndex => new Stepwise(() => indexInSteps(documents, boosts, options)).result

/** The same, a piece at a time. */
export function* indexInSteps<Field extends string>(
  documents: readonly Document<Field>[],
  boosts: FieldBoosts<Field>,
  { synonymWeight = 0.55 }: IndexOptions = {},
): Generator<void, SearchIndex> {
  const lexicon = new Lexicon(synonymWeight)
  const fields = Object.keys(boosts) as Field[]
  const said = yield* readPhrases(documents, fields, lexicon)
  const postings = wordPostings(said, fields, boosts, lexicon.size)
  yield
  const rarity = (found: number) => Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  const idfs = Float64Array.from({ length: lexicon.size }, (_, term) =>
    rarity(postings.from[term + 1]! - postings.from[term]!),
  )
  const sums = emptySums(documents.length)
  const places = phrasePlaces(said, idfs)
  const known = new Map<string, Asked>()

  function read(token: Token): Asked {
    const asked = known.get(token.word)
    if (asked) return asked
    const expansions = lexicon.expand(token)
    const unknown = rarity(1) * (/^\d/.test(token.word) ? UNKNOWN_FIGURE_SHARE : 1)
    const idf = expansions.map(([term, weight]) => weight * idfs[term.number]!)
    const mass = token.weight * (idf.length === 0 ? unknown : Math.max(...idf))
    const fresh = { token, expansions, mass, found: bestByDocument(expansions, idfs, postings) }
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

/** All that the documents say, in order: which term, what it counts, and where. */
interface Said {
  /** By word that is said. */
  term: Int32Array
  weight: Float32Array
  phrase: Int32Array
  /** By phrase. */
  document: Int32Array
  field: Int32Array
  documents: number
}

function* readPhrases<Field extends string>(
  documents: readonly Document<Field>[],
  fields: readonly Field[],
  lexicon: Lexicon,
): Generator<void, Said> {
  const term = new Numbers()
  const weight: number[] = []
  const phrase = new Numbers()
  const document = new Numbers()
  const field = new Numbers()
  /** The term of a word's number, + 1. */
  let termOf = new Int32Array(2 * wordCount() + 1024)
  for (let position = 0; position < documents.length; position++) {
    if (position % AT_A_TIME === AT_A_TIME - 1) yield
    for (let f = 0; f < fields.length; f++) {
      const words = readWords(documents[position]!.fields[fields[f]!], ',|;.?!')
      if (wordCount() > termOf.length) {
        const wider = new Int32Array(2 * wordCount())
        wider.set(termOf)
        termOf = wider
      }
      let empty = true
      for (const word of words) {
        if (word === BREAK) {
          if (!empty) {
            document.push(position)
            field.push(f)
          }
          empty = true
          continue
        }
        const token = tokenAt(word)
        if (!token) continue
        empty = false
        if (termOf[word] === 0) termOf[word] = lexicon.term(token).number + 1
        term.push(termOf[word]! - 1)
        weight.push(token.weight)
        phrase.push(document.size)
      }
    }
  }
  return {
    term: term.values,
    weight: Float32Array.from(weight),
    phrase: phrase.values,
    document: document.values,
    field: field.values,
    documents: documents.length,
  }
}

/** The documents of every term with its frequency there, weighted over the fields. */
function wordPostings<Field extends string>(
  { term, phrase, document, field, documents }: Said,
  fields: readonly Field[],
  boosts: FieldBoosts<Field>,
  terms: number,
): Postings {
  const lengths = new Int32Array(documents * fields.length)
  for (const at of phrase) lengths[document[at]! * fields.length + field[at]!]! += 1
  const averages = fields.map((_, f) => {
    let sum = 0
    for (let n = f; n < lengths.length; n += fields.length) sum += lengths[n]!
    return sum / documents
  })
  const thinned = Float64Array.from(lengths, (length, n) => {
    const f = n % fields.length
    return boosts[fields[f]!] / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / (averages[f]! || 1))
  })
  const keys = new Numbers()
  const places = new Numbers()
  const weights: number[] = []
  /** Where a term stands among the keys, and in which document that was, + 1. */
  const at = new Int32Array(terms)
  const seen = new Int32Array(terms)
  for (let n = 0; n < term.length; n++) {
    const position = document[phrase[n]!]!
    const key = term[n]!
    if (seen[key] !== position + 1) {
      seen[key] = position + 1
      at[key] = keys.size
      keys.push(key)
      places.push(position)
      weights.push(0)
    }
    weights[at[key]!]! += thinned[position * fields.length + field[phrase[n]!]!]!
  }
  return postingsOf(terms, keys.values, places.values, Float32Array.from(weights))
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
function bestByDocument(
  expansions: readonly Expansion[],
  idfs: Float64Array,
  { from, places, weights: frequencies }: Postings,
): FoundIn {
  const best = new Map<number, { value: number; weight: number }>()
  for (const [{ number }, weight] of expansions) {
    for (let at = from[number]!; at < from[number + 1]!; at++) {
      const frequency = frequencies[at]!
      const value = (weight * idfs[number]! * frequency * (K1 + 1)) / (frequency + K1)
      const position = places[at]!
      if (value > (best.get(position)?.value ?? 0)) best.set(position, { value, weight })
    }
  }
  const found = [...best.values()]
  return {
    positions: Uint32Array.from(best.keys()),
    values: Float32Array.from(found, ({ value }) => value),
    weights: Float32Array.from(found, ({ weight }) => weight),
  }
}

/** Where the terms stand in the phrases. */
interface PhrasePlaces {
  /** Phrases that hold a term, and what it weighs in each. */
  byTerm: Postings
  /** By phrase: its document and its mass. */
  document: Int32Array
  mass: Float64Array
  /** Sums of one question, all zero between questions: what it shares with each phrase, and one word's part of that. */
  shared: Float64Array
  here: Float64Array
  /** By document: 1 where its phrases are asked for, zero between questions. */
  wanted: Uint8Array
}

function phrasePlaces({ term, weight, phrase, document, documents }: Said, idfs: Float64Array): PhrasePlaces {
  const size = document.length
  const mass = new Float64Array(size)
  const masses = Float32Array.from(weight, (value, n) => value * idfs[term[n]!]!)
  for (let n = 0; n < masses.length; n++) mass[phrase[n]!]! += masses[n]!
  return {
    byTerm: postingsOf(idfs.length, term, phrase, masses),
    document,
    mass,
    shared: new Float64Array(size),
    here: new Float64Array(size),
    wanted: new Uint8Array(documents),
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
      if (owners.get(term.number)!.word !== word) continue
      for (let at = byTerm.from[term.number]!; at < byTerm.from[term.number + 1]!; at++) {
        const phrase = byTerm.places[at]!
        if (wanted[document[phrase]!] === 0) continue
        const value = byTerm.weights[at]! * weight
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
function strongestWords(asked: readonly Asked[]): Map<number, { word: number; weight: number }> {
  const best = new Map<number, { word: number; weight: number }>()
  asked.forEach(({ expansions }, word) => {
    for (const [{ number }, weight] of expansions)
      if (weight > (best.get(number)?.weight ?? 0)) best.set(number, { word, weight })
  })
  return best
}
