import { bytesOf } from '#src/text/base64.ts'

/** Weights of signs, few for each, as a file holds them in base64. */
export interface Sparse {
  /** Weights are whole numbers of this. */
  STEP: number
  /** Three bytes for each sign, in order, then how many weights it has. */
  FEATURES: string
  /** For each weight its column and a whole number. */
  WEIGHTS: string
}

/** One sum for each column, and how many of the signs are known. */
export type SumsOf = (signs: readonly number[]) => { sums: Float32Array; known: number }

export function sparseFrom({ STEP, FEATURES, WEIGHTS }: Sparse, columns: number, names: number): SumsOf {
  const features = bytesOf(FEATURES)
  const pairs = bytesOf(WEIGHTS)
  const bytes = new Int8Array(pairs.buffer)
  const [column, values] = [new Uint8Array(pairs.length / 2), new Float32Array(pairs.length / 2)]
  for (let n = 0; n < column.length; n++) {
    column[n] = pairs[2 * n]!
    values[n] = bytes[2 * n + 1]! * STEP
  }
  /** By name of a sign, which of them it is, from 1 on. */
  const places = new Uint16Array(names)
  const starts = new Uint32Array(features.length / 4 + 2)
  for (let n = 0; n < features.length / 4; n++) {
    const at = 4 * n
    places[(features[at]! << 16) | (features[at + 1]! << 8) | features[at + 2]!] = n + 1
    starts[n + 2] = starts[n + 1]! + features[at + 3]!
  }
  return (signs) => {
    const sums = new Float32Array(columns)
    let known = 0
    for (const sign of signs) {
      const place = places[sign]!
      if (place === 0) continue
      known += 1
      const end = starts[place + 1]!
      for (let n = starts[place]!; n < end; n++) sums[column[n]!]! += values[n]!
    }
    return { sums, known }
  }
}
