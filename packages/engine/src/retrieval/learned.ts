import { bytesOf } from '#src/text/base64.ts'
/** Brings sums of a whole text to where shares differ. */
export const SCALE = 3
/** Weights are kept as whole numbers of this. */
export const STEP = 1 / 32

/** A feature's part in a text. */
export type Features = ReadonlyMap<string, number>

/** What was learned, as it is kept: names apart by spaces, whole numbers of `STEP` of a byte each, all in base64. */
export interface Weights {
  classes: string
  features: string
  /** By feature. */
  rarities: string
  /** As many numbers for each class, then for each feature. */
  rows: string
}

/** Tells by learned weights which of its classes a text is of. */
export interface Learned {
  classes: readonly string[]
  /** The share of each class, of the whole, and how many features of the text are known. */
  sharesOf(features: Features): { shares: number[]; heard: number }
}

/** Where a text stands among the others, one sum for each number of a row; `rowOf` null: unknown. */
export function placeOf(
  features: Features,
  width: number,
  rowOf: (feature: string) => { rarity: number; row: ArrayLike<number>; from: number } | null,
): Float32Array {
  const place = new Float32Array(width)
  let squares = 0
  for (const [feature, weight] of features) {
    const known = rowOf(feature)
    if (!known) continue
    const part = weight * known.rarity
    squares += part * part
    for (let n = 0; n < width; n++) place[n]! += part * known.row[known.from + n]!
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

const bytes = (text: string) => new Int8Array(bytesOf(text).buffer)
const namesIn = (text: string) => new TextDecoder().decode(bytes(text)).split(' ')

/** `weights` are read when first asked. */
export function learnedFrom(weights: Weights): () => Learned {
  let read: Learned | undefined
  return () => (read ??= readWeights(weights))
}

function readWeights(weights: Weights): Learned {
  const classes = namesIn(weights.classes)
  const places = new Map(namesIn(weights.features).map((feature, n) => [feature, n]))
  const rarities = bytes(weights.rarities)
  const rows = bytes(weights.rows)
  const width = rows.length / (classes.length + places.size)
  return {
    classes,
    sharesOf(features) {
      let heard = 0
      const place = placeOf(features, width, (feature) => {
        const n = places.get(feature)
        if (n === undefined) return null
        heard += 1
        return { rarity: rarities[n]! * STEP, row: rows, from: (classes.length + n) * width }
      })
      const sums = classes.map((_, n) => {
        let sum = 0
        for (let k = 0; k < width; k++) sum += rows[n * width + k]! * place[k]!
        return sum * STEP * STEP
      })
      return { shares: sharesOf(sums), heard }
    },
  }
}
