import { NAMES } from '#src/consultant/word-sums/names.ts'
import { bytesOf } from '#src/text/base64.ts'
import { COLUMNS, LINKS, MANY_PERIODS, MANY_ROLES, type Together } from './chain.ts'

/** What was learned, as a file holds it, in base64. */
export interface Stored {
  /** Weights are whole numbers of this. */
  STEP: number
  /** Three bytes for each feature, in order, then how many weights it has. */
  FEATURES: string
  /** For each weight its column and a whole number. */
  WEIGHTS: string
  /** A whole number for each role and period, then for each link and two roles that follow each other. */
  TOGETHER: string
}

export interface Learned {
  together: Together
  /** One sum for each column. */
  sumsOf(signs: readonly number[]): Float32Array
}

/** Read when first needed. */
export function learnedFrom(stored: Stored): () => Learned {
  let learned: Learned | undefined
  return () => (learned ??= read(stored))
}

function read({ STEP, FEATURES, WEIGHTS, TOGETHER }: Stored): Learned {
  const features = bytesOf(FEATURES)
  const pairs = bytesOf(WEIGHTS)
  const bytes = new Int8Array(pairs.buffer)
  const [columns, values] = [new Uint8Array(pairs.length / 2), new Float32Array(pairs.length / 2)]
  for (let n = 0; n < columns.length; n++) {
    columns[n] = pairs[2 * n]!
    values[n] = bytes[2 * n + 1]! * STEP
  }
  /** By name of a feature, which of them it is, from 1 on. */
  const places = new Uint16Array(NAMES)
  const starts = new Uint32Array(features.length / 4 + 2)
  for (let n = 0; n < features.length / 4; n++) {
    const at = 4 * n
    places[(features[at]! << 16) | (features[at + 1]! << 8) | features[at + 2]!] = n + 1
    starts[n + 2] = starts[n + 1]! + features[at + 3]!
  }
  const both = Float32Array.from(new Int8Array(bytesOf(TOGETHER).buffer), (value) => Math.exp(value * STEP))
  const periods = both.subarray(0, MANY_ROLES * MANY_PERIODS)
  const steps = LINKS.map((_, n) => {
    const from = periods.length + n * MANY_ROLES * MANY_ROLES
    return both.subarray(from, from + MANY_ROLES * MANY_ROLES)
  })
  return {
    together: { periods, steps },
    sumsOf(signs) {
      const sums = new Float32Array(COLUMNS)
      for (const sign of signs) {
        const place = places[sign]!
        const end = starts[place + 1]!
        for (let n = starts[place]!; n < end; n++) sums[columns[n]!]! += values[n]!
      }
      return sums
    },
  }
}
