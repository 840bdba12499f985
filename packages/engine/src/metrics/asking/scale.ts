import { sharesOf } from '#src/retrieval/learned.ts'

/** All signs of one reading weigh so much together, however many are known. */
export const scaleOf = (known: number): number => WHOLE / Math.sqrt(known + 1)
const WHOLE = 3

export const shareOf = (sum: number): number => 1 / (1 + Math.exp(-sum))
/** Of one choice among so many columns. */
export const sharesIn = (sums: Float32Array, from: number, count: number): number[] =>
  sharesOf([...sums.subarray(from, from + count)])
