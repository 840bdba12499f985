import { FeatureTable, featureOf, featureOfRoot, meaningsOf, putFeatures, type SaidWord } from './features.ts'
import { Lexicon } from './lexicon.ts'
import { Numbers, type Postings, postingsOf, Stepwise } from './postings.ts'
import { documentTokens, MAX_QUERY_CHARACTERS, queryTokens, type Token } from './tokens.ts'
import { BREAK, readWords, tokenAt } from './vocabulary.ts'

/** Something that is asked for in several ways. */
export interface Spoken {
  id: string
  /** Each a way of asking for it. */
  phrases: readonly string[]
  text: string
}

/** How like a question is to what is asked for, 0 to about 2.5; 1 and more is a plain hit. */
export interface Likeness {
  id: string
  score: number
  /** Likeness to all that is said of it, 0 to 1. */
  all: number
  /** Likeness to the one phrase most like it, 0 to 1. */
  phrase: number
  /** The mean likeness to the three phrases most like it, 0 to 1. */
  three: number
}

export interface MeaningIndex {
  /** Whether a folded word carries a subject here. */
  holds(word: string): boolean
  /** Best first. */
  rank(question: string, accept?: (id: string) => boolean): Likeness[]
}

/** How the likeness to all that is said, to the nearest phrase and to the nearest three add up; measured by leaving phrases out. */
const PARTS = { all: 1, nearest: 1, three: 0.5 } as const
/** What the answer's own text counts among the phrases. */
const TEXT_SHARE = 2.5
/** Likeness below it comes of one common word. */
const LEAST = 0.03
/** A word that no text holds stands for this many that look or sound like it. */
const MOST_NEAR = 3
/** Documents that are read before somebody else may have the processor. */
const AT_A_TIME = 12

/** An index by meaning: words, what owners mean by them, and which stand together, against every way of asking. */
export const buildMeaning = (documents: readonly Spoken[]): MeaningIndex =>
  new Stepwise(() => meaningInSteps(documents)).result

/** The same, a piece at a time. */
export function* meaningInSteps(documents: readonly Spoken[]): Generator<void, MeaningIndex> {
  const lexicon = new Lexicon(0)
  const said = yield* readAll(documents, lexicon)
  const { table, owner } = said
  const rarities = Float64Array.from({ length: documents.length + 1 }, (_, found) =>
    Math.log(1 + (documents.length - (found || 0.5) + 0.5) / ((found || 0.5) + 0.5)),
  )
  const rarity = Float32Array.from(spreadOf(said), (found) => rarities[found]!)
  yield
  scaleAll(said, rarity)
  yield
  const byPhrase = postingsOf(table.size, said.phrases.feature, said.phrases.place, said.phrases.weight)
  yield
  const byDocument = together(said, documents.length)
  const index = { lexicon, table, rarity, unheard: rarities[0]! }
  const sums = new Float64Array(documents.length)
  const perPhrase = new Float64Array(owner.length)
  /** The likeness to the nearest three phrases, by document. */
  const best = new Float64Array(3 * documents.length)

  return {
    holds: (word) => documentTokens(word).some((token) => token.weight === 1 && lexicon.holds(token)),
    rank(question, accept) {
      sums.fill(0)
      perPhrase.fill(0)
      best.fill(0)
      for (const [feature, weight] of readQuestion(question, index)) {
        const number = table.find(feature)
        if (number < 0) continue
        addUp(sums, number, weight, byDocument)
        addUp(perPhrase, number, weight, byPhrase)
      }
      for (let n = 0; n < owner.length; n++) if (perPhrase[n]! > 0) keepBest(best, 3 * owner[n]!, perPhrase[n]!)
      const found: Likeness[] = []
      documents.forEach(({ id }, n) => {
        const all = sums[n]!
        if (all < LEAST || (accept && !accept(id))) return
        const [first, second, third] = [best[3 * n]!, best[3 * n + 1]!, best[3 * n + 2]!]
        const three = (first + second + third) / 3
        const score = PARTS.all * all + PARTS.nearest * first + PARTS.three * three
        found.push({ id, score, all, phrase: first, three })
      })
      return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    },
  }
}

interface Known {
  lexicon: Lexicon
  table: FeatureTable
  rarity: Float32Array
  /** The rarity of what no text says. */
  unheard: number
}

/** The features of a question, each with its part in it. */
function readQuestion(question: string, { lexicon, table, rarity, unheard }: Known): Map<number, number> {
  const tokens = queryTokens(question).flatMap((token) => (lexicon.holds(token) ? [token] : near(lexicon, token)))
  let unknown = lexicon.size
  const words = tokens.map((token): SaidWord => {
    const term = lexicon.find(token)
    return {
      feature: featureOf(term ? term.number : unknown++),
      weight: token.weight,
      meanings: meaningsOf(token.stem),
      ...rootOf(lexicon, token),
    }
  })
  const found = new Map<number, number>()
  putFeatures(readWords(question.slice(0, MAX_QUERY_CHARACTERS), '', false), words, true, (feature, weight) => {
    if (weight > (found.get(feature) ?? 0)) found.set(feature, weight)
  })
  let squares = 0
  for (const [feature, weight] of found) {
    const number = table.find(feature)
    const scaled = weight * (number < 0 ? unheard : rarity[number]!)
    squares += scaled * scaled
    found.set(feature, scaled)
  }
  const length = Math.sqrt(squares) || 1
  for (const [feature, weight] of found) found.set(feature, weight / length)
  return found
}

/** Features of phrases or texts, one after the other: which, where and how much. */
interface Entries {
  feature: Int32Array
  place: Int32Array
  weight: Float32Array
}

interface All {
  table: FeatureTable
  /** By phrase: its document. */
  owner: Int32Array
  phrases: Entries
  /** By document. */
  texts: Entries
}

/** Twice as long, with what it held. */
function wider<Kind extends Int32Array | Float32Array>(values: Kind, least: number): Kind {
  const room = new (values.constructor as new (room: number) => Kind)(Math.max(2 * values.length, least))
  room.set(values)
  return room
}

/** More than one text has. */
const MOST_OF_TEXT = 1 << 13

/** The features of one kind of text, each once a text with its greatest weight. */
class Collected {
  #size = 0
  #feature = new Int32Array(1 << 15)
  #place = new Int32Array(1 << 15)
  #weight = new Float32Array(1 << 15)
  /** By feature: the text that it was last met in, + 1, and where. */
  #seen = new Int32Array(1 << 15)
  #at = new Int32Array(1 << 15)

  /** Before each text: how many features are known so far. */
  begin(features: number): void {
    if (this.#size + MOST_OF_TEXT > this.#feature.length) {
      this.#feature = wider(this.#feature, 0)
      this.#place = wider(this.#place, 0)
      this.#weight = wider(this.#weight, 0)
    }
    if (features + MOST_OF_TEXT > this.#seen.length) {
      this.#seen = wider(this.#seen, features + MOST_OF_TEXT)
      this.#at = wider(this.#at, features + MOST_OF_TEXT)
    }
  }

  /** Whether the feature is new to this text. */
  put(feature: number, place: number, weight: number): boolean {
    if (this.#seen[feature] === place + 1) {
      const at = this.#at[feature]!
      if (weight > this.#weight[at]!) this.#weight[at] = weight
      return false
    }
    this.#seen[feature] = place + 1
    this.#at[feature] = this.#size
    this.#feature[this.#size] = feature
    this.#place[this.#size] = place
    this.#weight[this.#size++] = weight
    return true
  }

  get entries(): Entries {
    return {
      feature: this.#feature.subarray(0, this.#size),
      place: this.#place.subarray(0, this.#size),
      weight: this.#weight.subarray(0, this.#size),
    }
  }
}

/** About how many features a phrase has that no other has. */
const FEATURES_OF_PHRASE = 30

function* readAll(documents: readonly Spoken[], lexicon: Lexicon): Generator<void, All> {
  const table = new FeatureTable(FEATURES_OF_PHRASE * documents.reduce((sum, { phrases }) => sum + phrases.length, 0))
  const owner = new Numbers()
  const phrases = new Collected()
  const texts = new Collected()
  const words: (SaidWord | undefined)[] = []
  const saidBy = (word: number): SaidWord | undefined => {
    const known = words[word]
    if (known) return known
    const token = tokenAt(word)
    if (!token) return undefined
    const { number, stem } = lexicon.term(token)
    const fresh = {
      feature: featureOf(number),
      weight: token.weight,
      meanings: meaningsOf(stem),
      ...rootOf(lexicon, token),
    }
    words[word] = fresh
    return fresh
  }
  function read(run: readonly number[], paired: boolean, put: (feature: number, weight: number) => void): void {
    const tokens: SaidWord[] = []
    for (const word of run) {
      const said = saidBy(word)
      if (said) tokens.push(said)
    }
    putFeatures(run, tokens, paired, (feature, weight) => put(table.number(feature), weight))
  }
  for (let n = 0; n < documents.length; n++) {
    if (n % AT_A_TIME === AT_A_TIME - 1) yield
    const { phrases: ways, text } = documents[n]!
    const putPhrase = (feature: number, weight: number) => {
      phrases.put(feature, owner.size, weight)
    }
    const all = readWords(ways.join('\n'), '\n')
    for (let from = 0; from < all.length; ) {
      const to = all.indexOf(BREAK, from)
      phrases.begin(table.size)
      read(all.slice(from, to), true, putPhrase)
      owner.push(n)
      from = to + 1
    }
    texts.begin(table.size)
    read(
      readWords(text, '').filter((word) => word !== BREAK),
      false,
      (feature, weight) => texts.put(feature, n, weight),
    )
  }
  return { table, owner: owner.values, phrases: phrases.entries, texts: texts.entries }
}

/** By feature: in the phrases of how many documents it is. */
function spreadOf({ table, owner, phrases: { feature, place } }: All): Int32Array {
  const spread = new Int32Array(table.size)
  /** The document that it was last met in, + 1. */
  const met = new Int32Array(table.size)
  for (let n = 0; n < feature.length; n++) {
    const document = owner[place[n]!]! + 1
    if (met[feature[n]!] === document) continue
    met[feature[n]!] = document
    spread[feature[n]!]! += 1
  }
  return spread
}

/** Weights by how rare the features are, each phrase and text made to be of length 1. */
function scaleAll({ phrases, texts, owner }: All, rarity: Float32Array): void {
  for (const [{ feature, place, weight }, size] of [
    [phrases, owner.length],
    [texts, 1 + (owner.at(-1) ?? 0)],
  ] as const) {
    const squares = new Float64Array(size)
    for (let n = 0; n < weight.length; n++) {
      const scaled = weight[n]! * rarity[feature[n]!]!
      weight[n] = scaled
      squares[place[n]!]! += scaled * scaled
    }
    for (let n = 0; n < weight.length; n++) weight[n]! /= Math.sqrt(squares[place[n]!]!) || 1
  }
}

/** All that is said of each thing, its phrases and its text, as one vector of length 1. */
function together({ table, owner, phrases, texts }: All, documents: number): Postings {
  const sums = new Float32Array(table.size)
  const most = phrases.feature.length + texts.feature.length
  const features = new Int32Array(most)
  const places = new Int32Array(most)
  const weights = new Float32Array(most)
  let size = 0
  let phrase = 0
  let text = 0
  for (let n = 0; n < documents; n++) {
    const held: number[] = []
    const add = (feature: number, weight: number) => {
      if (sums[feature] === 0) held.push(feature)
      sums[feature]! += weight
    }
    for (; phrase < phrases.place.length && owner[phrases.place[phrase]!] === n; phrase++)
      add(phrases.feature[phrase]!, phrases.weight[phrase]!)
    for (; text < texts.place.length && texts.place[text] === n; text++)
      add(texts.feature[text]!, TEXT_SHARE * texts.weight[text]!)
    let squares = 0
    for (const feature of held) squares += sums[feature]! * sums[feature]!
    const length = Math.sqrt(squares) || 1
    for (const feature of held) {
      if (sums[feature] === 0) continue
      features[size] = feature
      places[size] = n
      weights[size++] = sums[feature]! / length
      sums[feature] = 0
    }
  }
  return postingsOf(table.size, features.subarray(0, size), places.subarray(0, size), weights.subarray(0, size))
}

function rootOf(lexicon: Lexicon, { root }: Token): { root?: number } {
  const number = lexicon.rootNumber(root)
  return number === undefined ? {} : { root: featureOfRoot(number) }
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

function addUp(sums: Float64Array, feature: number, weight: number, { from, places, weights }: Postings): void {
  for (let at = from[feature]!; at < from[feature + 1]!; at++) sums[places[at]!]! += weight * weights[at]!
}
