import type { Sparse } from '@norteia/engine/retrieval/sparse'
import { inBase64 } from './in-base64.ts'

/** Learned weights: by sign its row, and `columns` weights for each row. */
interface Rows {
  index: ReadonlyMap<number, number>
  weights: Float32Array
  columns: number
}

/** What is kept: only the `most` heaviest weights, as whole numbers of `step`, each made `times` as large. */
interface Kept {
  most: number
  step: number
  times?: number
}

/** A weight as a whole number of a step, in a byte. */
export const inSteps = (value: number, step: number): number => Math.max(-127, Math.min(127, Math.round(value / step)))

/** Weights as the engine reads them (`retrieval/sparse.ts`). */
export function sparse({ index, weights, columns }: Rows, { most, step, times = 1 }: Kept): Sparse {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - most)]!, step / 2 / times)
  const [features, pairs]: [number[], number[]] = [[], []]
  for (const [sign, row] of [...index].sort(([a], [b]) => a - b)) {
    const own = Array.from({ length: columns }, (_, k) => [k, weights[row * columns + k]!] as const).filter(
      ([, value]) => Math.abs(value) >= least,
    )
    if (own.length === 0) continue
    features.push(sign >> 16, (sign >> 8) & 255, sign & 255, own.length)
    for (const [k, value] of own) pairs.push(k, inSteps(value * times, step) & 255)
  }
  return { STEP: step, FEATURES: inBase64(Buffer.from(features)), WEIGHTS: inBase64(Buffer.from(pairs)) }
}
