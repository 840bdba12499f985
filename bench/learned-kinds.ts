/** Learns what kind of decision a text weighs, from marked ones; `owners/weigh-decisions.ts` says from which. */
import { placeOf } from '@norteia/engine/consultant/word-sums/names'
import { CHOICES, COLUMNS, RARITY, type StoredKinds } from '@norteia/engine/problems/decisions/kind'
import { sharesOf } from '@norteia/engine/retrieval/learned'
import { chances, shuffle } from './chances.ts'
import { inBase64 } from './in-base64.ts'
import { inSteps, sparse } from './sparse.ts'

const ROUNDS = 14
const RATE = 0.5
/** How fast weights fade. */
const DECAY = 2e-5
/** Signs that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.25
const LEAST_SEEN = 4
/** The rarest sign has this rarity at most: its square has to fit in steps. */
const RAREST = 2
/** What pulls less teaches nothing. */
const LEAST_PULL = 1e-3
const STEP = 1 / 16
const MOST_WEIGHTS = 250_000

export interface KindLesson {
  signs: readonly number[]
  /** Where its words point to; null: none is known. */
  place: Float32Array | null
  /** Its column. */
  right: number
  /** How much it teaches, to 1. */
  weight: number
}

/** Signs that are met often enough, each with its row and rarity. */
function indexOf(lessons: readonly KindLesson[]) {
  const seen = new Map<number, number>()
  for (const { signs } of lessons)
    for (const sign of new Set(signs.map(placeOf))) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const known = [...seen].filter(([, count]) => count >= LEAST_SEEN)
  const most = Math.log(1 + lessons.length / LEAST_SEEN)
  return {
    index: new Map(known.map(([sign], n) => [sign, n])),
    rarities: Float32Array.from(known, ([, count]) => (RAREST * Math.log(1 + lessons.length / count)) / most),
  }
}

/** Weights of one kind of feature, with steps that grow smaller where much was learned. */
class Weights {
  readonly values: Float32Array
  readonly #squares: Float32Array

  constructor(rows: number) {
    this.values = new Float32Array(rows * CHOICES)
    this.#squares = new Float32Array(rows * CHOICES).fill(1e-2)
  }

  addTo(sums: Float32Array, row: number, value: number): void {
    for (let k = 0, at = row * CHOICES; k < CHOICES; k++) sums[k]! += this.values[at + k]! * value
  }

  pull(row: number, k: number, by: number): void {
    const at = row * CHOICES + k
    const slope = by - DECAY * this.values[at]!
    this.#squares[at]! += slope * slope
    this.values[at]! += (RATE * slope) / Math.sqrt(this.#squares[at]!)
  }
}

export function learnKinds(lessons: readonly KindLesson[]): StoredKinds {
  const { index, rarities } = indexOf(lessons)
  const known = lessons.map(({ signs, ...lesson }) => ({
    ...lesson,
    rows: [...new Set(signs.map(placeOf))].flatMap((sign) => index.get(sign) ?? []),
  }))
  const width = lessons.find(({ place }) => place)?.place?.length ?? 0
  const [bySign, byMeaning] = [new Weights(index.size), new Weights(width)]
  const chance = chances()
  const order = known.map((_, n) => n)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    for (const at of order) {
      const { rows, place, right, weight } = known[at]!
      const kept = rows.filter(() => chance() >= DROPPED)
      const scale = 1 / Math.sqrt(kept.reduce((sum, row) => sum + rarities[row]! ** 2, 0) || 1)
      const sums = new Float32Array(CHOICES)
      for (const row of kept) bySign.addTo(sums, row, rarities[row]! * scale)
      for (const [n, value] of place?.entries() ?? []) byMeaning.addTo(sums, n, value)
      const shares = sharesOf([...sums])
      for (let k = 0; k < CHOICES; k++) {
        const pull = weight * ((k === right ? 1 : 0) - shares[k]!)
        if (Math.abs(pull) < LEAST_PULL) continue
        for (const row of kept) bySign.pull(row, k, pull * rarities[row]! * scale)
        for (const [n, value] of place?.entries() ?? []) byMeaning.pull(n, k, pull * value)
      }
    }
  }
  const weights = new Float32Array(index.size * COLUMNS)
  for (const [row, rarity] of rarities.entries()) {
    for (let k = 0; k < CHOICES; k++) weights[row * COLUMNS + k] = bySign.values[row * CHOICES + k]! * rarity
    weights[row * COLUMNS + RARITY] = rarity ** 2
  }
  const meaning = Int8Array.from(byMeaning.values, (value) => inSteps(value, STEP))
  return {
    ...sparse({ index, weights, columns: COLUMNS }, { most: MOST_WEIGHTS + index.size, step: STEP }),
    MEANING: inBase64(Buffer.from(meaning.buffer)),
  }
}
