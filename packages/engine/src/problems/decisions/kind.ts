import { NAMES, placeOf } from '#src/consultant/word-sums/names.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { sharesOf } from '#src/retrieval/learned.ts'
import { learnedWords } from '#src/retrieval/learned-words.ts'
import { type Sparse, sparseFrom } from '#src/retrieval/sparse.ts'
import { bytesOf } from '#src/text/base64.ts'
import { FEATURES, MEANING, STEP, WEIGHTS } from './kind-weights.data.ts'
import { KINDS, type Kind, NO_KIND } from './kinds.ts'
import { askingIn, signsOf } from './signs.ts'

/** A column for each kind, then one for none. */
export const CHOICES = NO_KIND + 1
export const COLUMNS = CHOICES + 1
/** The last column of a sign: how rare it is, squared; all signs of a text together weigh as much as one. */
export const RARITY = COLUMNS - 1

/** Weights of signs, and for each direction of a text's meaning (`retrieval/learned-words.ts`) one for each choice, in whole numbers of STEP. */
export interface StoredKinds extends Sparse {
  MEANING: string
}

interface KindShares {
  /** Of each choice, 0 to 1. */
  shares: number[]
  /** How many of the signs are known. */
  known: number
}

type KindReader = (signs: readonly number[], place: Float32Array | null) => KindShares

/** Shares of each choice by signs and by the place that a text's words point to. */
export function kindReader(stored: StoredKinds): KindReader {
  const read = sparseFrom(stored, COLUMNS, NAMES)
  const meaning = new Int8Array(bytesOf(stored.MEANING).buffer)
  return (signs, place) => {
    const { sums, known } = read(signs.map(placeOf))
    const scale = 1 / Math.sqrt(sums[RARITY]! || 1)
    const all = Array.from({ length: CHOICES }, (_, k) => sums[k]! * scale)
    place?.forEach((value, n) => {
      for (let k = 0; k < CHOICES; k++) all[k]! += value * meaning[n * CHOICES + k]! * stored.STEP
    })
    return { shares: sharesOf(all), known }
  }
}

export const meaningOf = (text: string): Float32Array | null => learnedWords().placeOf(text)

/** Fewer known signs tell as much less. */
const ENOUGH = 55
/** Who only tells what happens may weigh nothing. */
const UNASKED = 0.6

export interface LikelyKind {
  kind: Kind
  /** 0 to 1, of all kinds and none. */
  share: number
}

let learned: KindReader | undefined
/** Read when first needed. */
function stored(): KindReader {
  learned ??= kindReader({ FEATURES, MEANING, STEP, WEIGHTS })
  return learned
}

/** What kind of decision a text weighs; null: none, or nobody can tell. `share` is right about as often as it says (decision 0031). */
export function likelyKind(text: string, numbers: readonly RoleNumber[], read = stored()): LikelyKind | null {
  const { shares, known } = read(signsOf(text, numbers), meaningOf(text))
  const best = shares.indexOf(Math.max(...shares))
  if (best === NO_KIND) return null
  const asks = askingIn(text).length > 0 ? 1 : UNASKED
  return { kind: KINDS[best]!, share: shares[best]! * asks * Math.min(1, known / ENOUGH) }
}
