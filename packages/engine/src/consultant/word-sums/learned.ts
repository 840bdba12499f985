import { bytesOf } from '#src/text/base64.ts'
import { type Readings, readingsOf, type Weights } from './lattice.ts'
import { mixed, NAMES, placeOf } from './names.ts'
import type { Question } from './quantities.ts'
import { type Shape, shapeOf } from './shapes.ts'
import { sharesOf } from './weighed.ts'

/** What was learned from lines: their shapes, and how much each feature counts. */
interface Learned {
  shapes: readonly Shape[]
  weights: Weights
}

/** As a file of weights holds it: three bytes a feature and one a weight, in base64. */
interface Stored {
  STEP: number
  SHAPES: string
  FEATURES: string
  WEIGHTS: string
}

/** What several readings come to. */
export interface Outcome {
  value: number
  /** How likely the result is, 0 to 1, and how likely that it is of the kind of its best reading. */
  share: number
  ofKind: number
  reading: Readings['readings'][number]
}

/** How much each feature counts, from how it is kept. */
export function weightsFrom({ STEP, FEATURES, WEIGHTS }: Omit<Stored, 'SHAPES'>): Weights['of'] {
  const weights = new Int8Array(NAMES)
  // Of a hundred names two weigh anything: which ones stays in the processor's cache, what they weigh doesn't.
  const weighs = new Uint32Array(NAMES / 32)
  const places = bytesOf(FEATURES)
  const values = new Int8Array(bytesOf(WEIGHTS).buffer)
  for (let n = 0; n < values.length; n++) {
    const place = (places[3 * n]! << 16) | (places[3 * n + 1]! << 8) | places[3 * n + 2]!
    weights[place] = values[n]!
    weighs[place >>> 5]! |= 1 << (place & 31)
  }
  return (feature) => {
    const place = placeOf(feature)
    return (weighs[place >>> 5]! >>> (place & 31)) & 1 ? weights[place]! * STEP : 0
  }
}

/** Read when first needed. `byWords`: the words alone choose which shapes are weighed. */
export function once(stored: Stored, byWords = false): () => Learned {
  let learned: Learned | undefined
  return () => {
    if (learned) return learned
    const shapes = stored.SHAPES.split(' ').map(shapeOf)
    const of = weightsFrom(stored)
    learned = { shapes, weights: byWords ? { of, likely: likelihoods(shapes, of) } : { of } }
    return learned
  }
}

const MOST_WORDS = 3_000

/** Words come again in other texts: what each counts for every shape is kept. */
function likelihoods(shapes: readonly Shape[], weightOf: Weights['of']): NonNullable<Weights['likely']> {
  const kept = new Map<number, Float32Array>()
  // Many shapes share a name.
  const names = [...new Set(shapes.flatMap((shape) => shape.names))]
  const at = new Map(names.map((name, n) => [name, n]))
  // The names of all shapes one after the other, and where each shape's end.
  const places = Int32Array.from(shapes.flatMap((shape) => shape.names.map((name) => at.get(name)!)))
  let end = 0
  const ends = shapes.map((shape) => (end += shape.names.length))
  const counts = new Float64Array(names.length)
  const countsOf = (word: number): Float32Array => {
    const known = kept.get(word)
    if (known) return known
    for (let n = 0; n < counts.length; n++) counts[n] = weightOf(mixed(names[n]!, word))
    const made = new Float32Array(shapes.length)
    for (let shape = 0, n = 0; shape < made.length; shape++) {
      let sum = 0
      for (; n < ends[shape]!; n++) sum += counts[places[n]!]!
      made[shape] = sum
    }
    if (kept.size >= MOST_WORDS) kept.clear()
    kept.set(word, made)
    return made
  }
  return (words) => {
    const sums = new Float32Array(shapes.length)
    for (const word of words) {
      const counts = countsOf(word)
      for (let n = 0; n < sums.length; n++) sums[n]! += counts[n]!
    }
    return sums
  }
}

/** The results of all readings, the likeliest first: readings that come to the same count together. Weighed before. */
export function outcomesOf(read: Readings): Outcome[] {
  const shares = sharesOf(read)
  const all = new Map<string, { value: number; share: number; kinds: Map<string, number>; best: number; at: number }>()
  read.readings.forEach(({ value, shape }, n) => {
    const share = shares[n]!
    const key = value.toPrecision(7)
    const one = all.get(key) ?? { value, share: 0, kinds: new Map<string, number>(), best: -1, at: n }
    one.share += share
    const kind = shape?.kind ?? ''
    one.kinds.set(kind, (one.kinds.get(kind) ?? 0) + share)
    if (share > one.best) Object.assign(one, { best: share, at: n })
    all.set(key, one)
  })
  return [...all.values()]
    .sort((a, b) => b.share - a.share)
    .map(({ value, share, kinds, at }) => {
      const reading = read.readings[at]!
      return { value, share, ofKind: kinds.get(reading.shape?.kind ?? '')!, reading }
    })
}

export const weighed = (question: Question, { shapes, weights }: Learned, heard?: number | null): Outcome[] =>
  outcomesOf(readingsOf(question, shapes, heard, weights))
