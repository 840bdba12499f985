import { learnedWords } from '#src/retrieval/learned-words.ts'
import { Stepwise } from '#src/retrieval/postings.ts'
import { Rows } from '#src/retrieval/row-products.ts'
import { unit } from '#src/retrieval/word-vectors.ts'
import { lately } from '#src/text/lately.ts'
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
/** Two ways share a row, the second this much higher: a sum of whole numbers stays below half of it. */
const HIGHER = 2 ** 24

interface Places {
  ids: readonly string[]
  /** By way of asking: its guide. */
  owner: Int32Array
  ways: Rows
  guides: Rows
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
  const ways = new Rows(Math.ceil(read.length / 2), width)
  const sums = new Float32Array(guides.length * width)
  for (let n = 0; n < read.length; n++) {
    const place = apart(read[n]!, middle)
    for (let k = 0; k < width; k++) {
      ways.add(n >> 1, k, Math.round(place[k]! / STEP) * (n % 2 === 0 ? 1 : HIGHER))
      sums[owner[n]! * width + k]! += place[k]!
    }
    if (n % (AT_A_TIME * AT_A_TIME) === 0) yield
  }
  const all = new Rows(guides.length, width)
  for (let n = 0; n < guides.length; n++)
    unit(sums.subarray(n * width, (n + 1) * width)).forEach((number, k) => {
      all.add(n, k, number)
    })
  return { ids: guides.map(({ id }) => id), owner: Int32Array.from(owner), ways, guides: all, middle }
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

/** By guide; empty where no word of a question is known. A question is likened several times over. */
export const nearnessOf = lately((question): ReadonlyMap<string, Nearness> => {
  const { ids, owner, ways, guides, middle } = places.result
  const said = learnedWords().placeOf(question)
  if (!said) return new Map()
  const place = apart(said, middle)
  const nearest = new Int32Array(ids.length).fill(-1 / STEP / STEP)
  const keep = (way: number, like: number) => {
    if (like > nearest[owner[way]!]!) nearest[owner[way]!] = like
  }
  const pairs = ways.times(place.map((number) => Math.round(number / STEP)))
  for (let n = 0; n < owner.length; n += 2) {
    const both = pairs[n >> 1]!
    const higher = Math.round(both / HIGHER)
    keep(n, both - higher * HIGHER)
    if (n + 1 < owner.length) keep(n + 1, higher)
  }
  const all = guides.times(place)
  return new Map(ids.map((id, n) => [id, { phrase: nearest[n]! * STEP * STEP, all: all[n]! }]))
})
