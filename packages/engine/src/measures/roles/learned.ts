import { NAMES } from '#src/consultant/word-sums/names.ts'
import { type Sparse, sparseFrom } from '#src/retrieval/sparse.ts'
import { bytesOf } from '#src/text/base64.ts'
import { COLUMNS, LINKS, MANY_PERIODS, MANY_ROLES, type Together } from './chain.ts'

/** What was learned, as a file holds it, in base64. */
export interface Stored extends Sparse {
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

function read(stored: Stored): Learned {
  const { STEP, TOGETHER } = stored
  const both = Float32Array.from(new Int8Array(bytesOf(TOGETHER).buffer), (value) => Math.exp(value * STEP))
  const periods = both.subarray(0, MANY_ROLES * MANY_PERIODS)
  const steps = LINKS.map((_, n) => {
    const from = periods.length + n * MANY_ROLES * MANY_ROLES
    return both.subarray(from, from + MANY_ROLES * MANY_ROLES)
  })
  const weigh = sparseFrom(stored, COLUMNS, NAMES)
  return { together: { periods, steps }, sumsOf: (signs) => weigh(signs).sums }
}
