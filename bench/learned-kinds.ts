/** Learns what kind of decision a text weighs, from marked ones; `owners/weigh-decisions.ts` says from which. */
import { placeOf } from '@norteia/engine/consultant/word-sums/names'
import { COLUMNS, scaleOf } from '@norteia/engine/problems/decisions/kind'
import { sharesOf } from '@norteia/engine/retrieval/learned'
import type { Sparse } from '@norteia/engine/retrieval/sparse'
import { chances, shuffle } from './chances.ts'
import { sparse } from './sparse.ts'

const ROUNDS = 12
const RATE = 0.1
const DECAY = 2e-4
/** Signs that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.4
const LEAST_SEEN = 5
/** What pulls less teaches nothing. */
const LEAST_PULL = 1e-3
const STEP = 1 / 32
const MOST_WEIGHTS = 250_000

export interface KindLesson {
  signs: readonly number[]
  /** Its column. */
  right: number
  /** How much it teaches, to 1. */
  weight: number
}

export function learnKinds(lessons: readonly KindLesson[]): Sparse {
  const seen = new Map<number, number>()
  for (const { signs } of lessons)
    for (const sign of new Set(signs.map(placeOf))) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const index = new Map([...seen].filter(([, count]) => count >= LEAST_SEEN).map(([sign], n) => [sign, n]))
  const known = lessons.map(({ signs, ...lesson }) => ({
    ...lesson,
    rows: [...new Set(signs.map(placeOf))].flatMap((sign) => index.get(sign) ?? []),
  }))
  const weights = new Float32Array(index.size * COLUMNS)
  const squares = new Float32Array(index.size * COLUMNS)
  const chance = chances()
  const order = known.map((_, n) => n)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    for (const at of order) {
      const { rows, right, weight } = known[at]!
      const kept = rows.filter(() => chance() >= DROPPED)
      const scale = scaleOf(kept.length)
      const sums = new Float32Array(COLUMNS)
      for (const row of kept) for (let k = 0; k < COLUMNS; k++) sums[k]! += weights[row * COLUMNS + k]! * scale
      const shares = sharesOf([...sums])
      for (let k = 0; k < COLUMNS; k++) {
        const pull = weight * ((k === right ? 1 : 0) - shares[k]!)
        if (Math.abs(pull) < LEAST_PULL) continue
        for (const row of kept) {
          const one = row * COLUMNS + k
          const slope = pull * scale - DECAY * weights[one]!
          squares[one]! += slope * slope
          weights[one]! += (RATE * slope) / Math.sqrt(squares[one]! + 1e-2)
        }
      }
    }
  }
  if (process.env.DBG) console.log('features', index.size)
  return sparse({ index, weights, columns: COLUMNS }, { most: MOST_WEIGHTS, step: STEP })
}
