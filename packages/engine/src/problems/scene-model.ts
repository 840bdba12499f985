import { meaningsOf } from '#src/retrieval/features.ts'
import { documentTokens } from '#src/retrieval/tokens.ts'
import { saidIn } from './events.ts'

/** Numbers that stand for a feature or a card. */
export const WIDTH = 64
/** Brings sums of a whole text to where shares differ. */
export const SCALE = 3
/** Weights are kept as whole numbers of this. */
export const STEP = 1 / 32

const MEANING = 0.8
const CLASS = 0.8
const LIGHT = 0.6

/** What a telling holds, each with its part: stems, meanings, and classes of who, what and what happens. */
export function featuresOf(text: string): Map<string, number> {
  const found = new Map<string, number>()
  const put = (feature: string, weight: number) => {
    if (weight > (found.get(feature) ?? 0)) found.set(feature, weight)
  }
  for (const { stem, root, weight } of documentTokens(text)) {
    put(/^\d/.test(stem) ? '#' : (root ?? stem), weight < 1 ? LIGHT : 1)
    for (const meaning of meaningsOf(stem)) put(`${meaning}m`, MEANING)
  }
  for (const name of saidIn(text)) put(`.${name}`, CLASS)
  return found
}

/** One sum for each place of `WIDTH`: where a telling stands among the others. `rowOf`: what a feature adds, `WIDTH` numbers of `row` at `from`; null: unknown. */
export function placeOf(
  text: string,
  rowOf: (feature: string) => { rarity: number; row: ArrayLike<number>; from: number } | null,
): Float32Array {
  const place = new Float32Array(WIDTH)
  let squares = 0
  for (const [feature, weight] of featuresOf(text)) {
    const known = rowOf(feature)
    if (!known) continue
    const part = weight * known.rarity
    squares += part * part
    for (let n = 0; n < WIDTH; n++) place[n]! += part * known.row[known.from + n]!
  }
  const scale = SCALE / (Math.sqrt(squares) || 1)
  return place.map((sum) => sum * scale)
}

/** Shares of the whole, from how much each weighs. */
export function sharesOf(weights: readonly number[]): number[] {
  const most = Math.max(...weights)
  const powers = weights.map((weight) => Math.exp(weight - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
