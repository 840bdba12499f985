import { learnedWords } from '#src/retrieval/learned-words.ts'
import { Stepwise } from '#src/retrieval/postings.ts'
import { unit } from '#src/retrieval/word-vectors.ts'
import { GUIDES } from './guides/guides.ts'

/** How near a guide's ways of asking are to a question by what their words mean, -1 to 1. */
export interface Nearness {
  /** Of the nearest way. */
  phrase: number
  /** Of all together. */
  all: number
}

/** Places are kept by whole numbers of this. */
const STEP = 1 / 127
const AT_A_TIME = 12

interface Places {
  ids: readonly string[]
  width: number
  /** By way of asking: its guide. */
  owner: Int32Array
  ways: Int8Array
  guides: Float32Array
  /** Where all ways of asking point together: it tells none from another. */
  middle: Float32Array
}

/** A place without what it shares with every other. */
const apart = (place: Float32Array, middle: Float32Array) => unit(place.map((number, k) => number - middle[k]!))

function* readGuides(): Generator<void, Places> {
  const { width, placeOf } = learnedWords()
  yield
  const guides = [...GUIDES.values()]
  const owner: number[] = []
  const read: Float32Array[] = []
  for (const [n, { pergunta, frases }] of guides.entries()) {
    for (const way of [pergunta, ...frases]) {
      const place = placeOf(way)
      if (!place) continue
      read.push(place)
      owner.push(n)
    }
    if (n % AT_A_TIME === 0) yield
  }
  const middle = new Float32Array(width)
  for (const place of read) for (let k = 0; k < width; k++) middle[k]! += place[k]! / read.length
  const ways = new Int8Array(read.length * width)
  const sums = new Float32Array(guides.length * width)
  for (let n = 0; n < read.length; n++) {
    const place = apart(read[n]!, middle)
    for (let k = 0; k < width; k++) {
      ways[n * width + k] = Math.round(place[k]! / STEP)
      sums[owner[n]! * width + k]! += place[k]!
    }
    if (n % (AT_A_TIME * AT_A_TIME) === 0) yield
  }
  for (let n = 0; n < guides.length; n++) unit(sums.subarray(n * width, (n + 1) * width))
  return { ids: guides.map(({ id }) => id), width, owner: Int32Array.from(owner), ways, guides: sums, middle }
}

const places = new Stepwise(readGuides)

/** One more piece of reading the guides; whether all is done. */
export const prepareNearness = (): boolean => places.step()

/** Where a text points among ways of asking; null: none of its words is known. */
export function pointOf(text: string): Float32Array | null {
  const place = learnedWords().placeOf(text)
  return place && apart(place, places.result.middle)
}

/** How near two points are, -1 to 1. */
export const between = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, number, k) => sum + number * other[k]!, 0)

/** A question is likened several times over. */
const likened = new Map<string, ReadonlyMap<string, Nearness>>()
const MOST_LIKENED = 16

/** By guide; empty where no word of a question is known. */
export function nearnessOf(question: string): ReadonlyMap<string, Nearness> {
  const before = likened.get(question)
  if (before) return before
  if (likened.size === MOST_LIKENED) likened.clear()
  const found = nearnessIn(question)
  likened.set(question, found)
  return found
}

function nearnessIn(question: string): ReadonlyMap<string, Nearness> {
  const { ids, width, owner, ways, guides, middle } = places.result
  const said = learnedWords().placeOf(question)
  if (!said) return new Map()
  const place = apart(said, middle)
  // Whole numbers are multiplied faster.
  const steps = Int8Array.from(place, (number) => Math.round(number / STEP))
  const nearest = new Int32Array(ids.length).fill(-1 / STEP / STEP)
  for (let n = 0; n < owner.length; n++) {
    let like = 0
    for (let k = 0, from = n * width; k < width; k++) like += steps[k]! * ways[from + k]!
    if (like > nearest[owner[n]!]!) nearest[owner[n]!] = like
  }
  const found = new Map<string, Nearness>()
  ids.forEach((id, n) => {
    let all = 0
    for (let k = 0, from = n * width; k < width; k++) all += place[k]! * guides[from + k]!
    found.set(id, { phrase: nearest[n]! * STEP * STEP, all })
  })
  return found
}
