import { type Readings, readingsOf, sharesOf, weigh } from './lattice.ts'
import { NAMES, placeOf } from './names.ts'
import { type Question, readQuestion } from './quantities.ts'
import { type Shape, shapeOf } from './shapes.ts'
import { FEATURES, SHAPES, STEP, WEIGHTS } from './weights.data.ts'

/** The likeliest way to read a question. */
export interface Heard {
  question: Question
  shape: Shape
  /** By slot, which number of the question. */
  numbers: readonly number[]
  value: number
  /** How likely, 0 to 1, and how much likelier than the next result. */
  share: number
  margin: number
}

interface Outcome {
  value: number
  share: number
  best: number
  reading: Readings['readings'][number]
}

/** The results of all readings, the likeliest first: readings that come to the same count together. */
export function outcomesOf(read: Readings): Outcome[] {
  const shares = sharesOf(read)
  const all = new Map<string, Outcome>()
  read.readings.forEach((reading, n) => {
    const share = shares[n]!
    const key = reading.value.toPrecision(7)
    const one = all.get(key)
    if (!one) all.set(key, { value: reading.value, share, best: share, reading })
    else {
      one.share += share
      if (share > one.best) Object.assign(one, { best: share, reading })
    }
  })
  return [...all.values()].sort((a, b) => b.share - a.share)
}

const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('\n', '')), (letter) => letter.charCodeAt(0))

interface Learned {
  shapes: readonly Shape[]
  weights: Int8Array
}
let learned: Learned | undefined
function read(): Learned {
  if (learned) return learned
  const weights = new Int8Array(NAMES)
  const places = bytes(FEATURES)
  const values = new Int8Array(bytes(WEIGHTS).buffer)
  for (let n = 0; n < values.length; n++)
    weights[(places[3 * n]! << 16) | (places[3 * n + 1]! << 8) | places[3 * n + 2]!] = values[n]!
  learned = { shapes: SHAPES.split(' ').map(shapeOf), weights }
  return learned
}

const MOST_NUMBERS = 9

/** `heard`: what another way of reading came to, null for nothing. null: no sum is in it. */
export function likeliest(
  text: string,
  heard: number | null,
): { best: Heard | null; others: ReadonlyMap<string, number> } | null {
  const question = readQuestion(text)
  const count = question.quantities.length
  if (count < 2 || count > MOST_NUMBERS) return null
  const { shapes, weights } = read()
  const readings = readingsOf(question, shapes, heard)
  weigh(readings, (feature) => weights[placeOf(feature)]! * STEP)
  const outcomes = outcomesOf(readings)
  const [first, second] = outcomes
  const others = new Map(outcomes.map(({ value, share }) => [value.toPrecision(7), share]))
  const { shape, numbers, value } = first!.reading
  return {
    best: shape
      ? { question, shape, numbers, value, share: first!.share, margin: first!.share - (second?.share ?? 0) }
      : null,
    others,
  }
}
