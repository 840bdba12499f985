/** Learns which outcome of an owner's numbers decides, from texts with an account; `owners/weigh-outcomes.ts` says from which. */
import { nameOf, placeOf } from '@norteia/engine/consultant/word-sums/names'
import type { Weights } from '@norteia/engine/measures/deciding/judged'
import type { Sign } from '@norteia/engine/measures/deciding/signs'
import { inBase64 } from './in-base64.ts'

/** The outcomes of one text. */
export interface Lesson {
  signs: readonly (readonly Sign[])[]
  /** By outcome, how right it is, 0 to 1. */
  right: readonly number[]
}

const ROUNDS = 250
const RATE = 0.05
/** How much a weight pulls towards nothing. */
const CALM = 10
/** Rarer signs are left out. */
const LEAST_SEEN = 3

interface Row {
  columns: Int32Array
  values: Float64Array
}

const rowsOf = (lessons: readonly Lesson[], index: ReadonlyMap<number, number>): Row[][] =>
  lessons.map(({ signs }) =>
    signs.map((all) => {
      const known = all.flatMap(([name, value]) => {
        const column = index.get(placeOf(nameOf(name)))
        return column === undefined ? [] : [[column, value] as const]
      })
      return {
        columns: Int32Array.from(known, ([column]) => column),
        values: Float64Array.from(known, ([, value]) => value),
      }
    }),
  )

function indexOf(lessons: readonly Lesson[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { signs } of lessons)
    for (const all of signs)
      for (const place of new Set(all.map(([name]) => placeOf(nameOf(name)))))
        seen.set(place, (seen.get(place) ?? 0) + 1)
  return new Map(
    [...seen].flatMap(([place, count]) => (count >= LEAST_SEEN ? [place] : [])).map((place, n) => [place, n]),
  )
}

/** Weights with which right outcomes stand before others, and before none where none is right. */
export function learn(lessons: readonly Lesson[]): Weights {
  const index = indexOf(lessons)
  const rows = rowsOf(lessons, index)
  const weights = new Float64Array(index.size)
  const [slopes, squares] = [new Float64Array(index.size), new Float64Array(index.size)]
  for (let round = 1; round <= ROUNDS; round++) {
    const pull = weights.map((weight) => -CALM * weight)
    for (const [n, outcomes] of rows.entries()) pullOf(outcomes, lessons[n]!.right, weights, pull)
    const rate = RATE * 0.97 ** Math.max(0, round - ROUNDS * 0.7)
    for (let k = 0; k < weights.length; k++) {
      slopes[k] = 0.9 * slopes[k]! + 0.1 * pull[k]!
      squares[k] = 0.99 * squares[k]! + 0.01 * pull[k]! ** 2
      weights[k]! += (rate * (slopes[k]! / (1 - 0.9 ** round))) / (Math.sqrt(squares[k]! / (1 - 0.99 ** round)) + 1e-8)
    }
  }
  return new Map(Array.from(index, ([place, n]) => [place, weights[n]!]))
}

/** Adds what one text pulls: towards its right outcomes, away from what is likely now. */
function pullOf(outcomes: readonly Row[], right: readonly number[], weights: Float64Array, pull: Float64Array): void {
  const sums = outcomes.map(({ columns, values }) =>
    columns.reduce((sum, column, k) => sum + weights[column]! * values[k]!, 0),
  )
  const most = Math.max(0, ...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, Math.exp(-most))
  const goods = powers.map((power, n) => power * right[n]! ** 2)
  const good = goods.reduce((sum, one) => sum + one, Math.exp(-most) * (1 - Math.max(0, ...right)))
  if (good <= 0) return
  for (const [n, { columns, values }] of outcomes.entries()) {
    const by = goods[n]! / good - powers[n]! / whole
    for (let k = 0; k < columns.length; k++) pull[columns[k]!]! += by * values[k]!
  }
}

export const STEP = 1 / 48

/** As the engine keeps them: three bytes of a name, one of a whole number of steps. */
export function stored(weights: Weights): string {
  const bytes = [...weights]
    .sort(([a], [b]) => a - b)
    .flatMap(([place, weight]) => {
      const steps = Math.max(-127, Math.min(127, Math.round(weight / STEP)))
      return steps === 0 ? [] : [place >> 16, (place >> 8) & 255, place & 255, steps & 255]
    })
  return inBase64(Buffer.from(bytes))
}
