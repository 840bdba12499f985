/** Learns what questions on the numbers ask, from labelled ones; `weigh-questions.ts` says from which. */

import { placeOf } from '@norteia/engine/consultant/word-sums/names'
import { ACTS, BYS, COLUMNS, FLOWS, TAGS, TIMES } from '@norteia/engine/metrics/asking/labels'
import { scaleOf, shareOf, sharesIn } from '@norteia/engine/metrics/asking/scale'
import type { Sparse } from '@norteia/engine/retrieval/sparse'
import { chances, shuffle } from './chances.ts'
import { HEAD_FROM, type Lesson, OUT_AT, TAG_FROM, TAKE_FROM } from './questions-of-numbers/read.ts'
import { sparse } from './sparse.ts'

const ROUNDS = 12
const RATE = 0.12
const DECAY = 1e-4
/** Signs that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.25
/** Words that are read as if they never were met, so that what stands around one says what it is. */
const UNMET = 0.3
const LEAST_SEEN = 2
const LEAST_PULL = 1e-3
export const HEADS = [ACTS.length, FLOWS.length, BYS.length, TIMES.length]

export interface Model {
  index: ReadonlyMap<number, number>
  weights: Float32Array
}

function indexOf(lessons: readonly Lesson[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { whole, words } of lessons)
    for (const sign of new Set([...whole, ...words.flat()].map(placeOf))) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  return new Map([...seen].filter(([, count]) => count >= 2 * LEAST_SEEN - 1).map(([sign], n) => [sign, n]))
}

function inRows({ whole, words, unmet, ...lesson }: Lesson, index: ReadonlyMap<number, number>) {
  const rowsOf = (signs: readonly number[]) => Int32Array.from(signs.flatMap((sign) => index.get(placeOf(sign)) ?? []))
  return { ...lesson, whole: rowsOf(whole), words: words.map(rowsOf), unmet: unmet.map(rowsOf) }
}

export function learn(lessons: readonly Lesson[]): Model {
  const index = indexOf(lessons)
  const weights = new Float32Array(index.size * COLUMNS)
  const squares = new Float32Array(index.size * COLUMNS)
  const chance = chances()
  const known = lessons.map((lesson) => inRows(lesson, index))
  const order = known.map((_, n) => n)
  const pull = new Float32Array(COLUMNS)

  const step = (rows: Int32Array, columns: readonly number[], scale: number) => {
    for (const row of rows)
      for (const k of columns) {
        const at = row * COLUMNS + k
        const slope = pull[k]! * scale - DECAY * weights[at]!
        if (Math.abs(pull[k]!) < LEAST_PULL) continue
        squares[at]! += slope * slope
        weights[at]! += (RATE * slope) / Math.sqrt(squares[at]! + 1e-2)
      }
  }
  const choose = (sums: Float32Array, from: number, count: number, right: number) => {
    const shares = sharesIn(sums, from, count)
    for (let k = 0; k < count; k++) pull[from + k] = (k === right ? 1 : 0) - shares[k]!
  }
  const all = (from: number, count: number) => Array.from({ length: count }, (_, k) => from + k)
  const learnFrom = ({ whole, right, takes, words, unmet, tags, out }: (typeof known)[number]) => {
    if (whole.length > 0) {
      const kept = whole.filter(() => chance() >= DROPPED)
      const scale = scaleOf(kept.length)
      const sums = sumsOf(weights, kept, scale)
      const columns: number[] = []
      for (const [n, count] of HEADS.entries()) {
        if (right[n]! < 0) continue
        choose(sums, HEAD_FROM[n]!, count, right[n]!)
        columns.push(...all(HEAD_FROM[n]!, count))
      }
      for (const [n, take] of takes.entries()) {
        pull[TAKE_FROM + n] = (take ? 1 : 0) - shareOf(sums[TAKE_FROM + n]!)
        columns.push(TAKE_FROM + n)
      }
      step(kept, columns, scale)
    }
    for (const [n, rows] of words.entries()) {
      const kept = (chance() < UNMET ? unmet[n]! : rows).filter(() => chance() >= DROPPED)
      const scale = scaleOf(kept.length)
      const sums = sumsOf(weights, kept, scale)
      choose(sums, TAG_FROM, TAGS.length, tags[n]!)
      const columns = all(TAG_FROM, TAGS.length)
      if (tags[n]! > 0) {
        pull[OUT_AT] = (out[n] ? 1 : 0) - shareOf(sums[OUT_AT]!)
        columns.push(OUT_AT)
      }
      step(kept, columns, scale)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    for (const at of order) learnFrom(known[at]!)
  }
  return { index, weights }
}

export function sumsOf(weights: Float32Array, rows: Int32Array, scale: number): Float32Array {
  const sums = new Float32Array(COLUMNS)
  for (const row of rows) for (let k = 0, from = row * COLUMNS; k < COLUMNS; k++) sums[k]! += weights[from + k]!
  for (let k = 0; k < COLUMNS; k++) sums[k]! *= scale
  return sums
}

const STEP = 1 / 32
const MOST_WEIGHTS = 150_000
/** As the engine reads it. */
export const packed = ({ index, weights }: Model): Sparse =>
  sparse({ index, weights, columns: COLUMNS }, { most: MOST_WEIGHTS, step: STEP })
