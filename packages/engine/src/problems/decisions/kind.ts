import { NAMES, placeOf } from '#src/consultant/word-sums/names.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { sharesOf } from '#src/retrieval/learned.ts'
import { type Sparse, type SumsOf, sparseFrom } from '#src/retrieval/sparse.ts'
import { FEATURES, STEP, WEIGHTS } from './kind-weights.data.ts'
import { KINDS, type Kind, NO_KIND } from './kinds.ts'
import { askingIn, signsOf } from './signs.ts'

/** One column for each kind, the last for none. */
export const COLUMNS = NO_KIND + 1

/** All signs of a text weigh so much together, however many are known. */
export const scaleOf = (known: number): number => WHOLE / Math.sqrt(known + 1)
const WHOLE = 3

/** Fewer known signs tell as much less. */
const ENOUGH = 70

/** Who only tells what happens may weigh nothing. */
const UNASKED = 0.6

export interface LikelyKind {
  kind: Kind
  /** 0 to 1, of all kinds and none. */
  share: number
}

/** Weights as they are learned, ready to be asked. */
export const kindReader = (stored: Sparse): SumsOf => sparseFrom(stored, COLUMNS, NAMES)

let learned: SumsOf | undefined
/** Read when first needed. */
function stored(): SumsOf {
  learned ??= kindReader({ FEATURES, STEP, WEIGHTS })
  return learned
}

/** What kind of decision a text weighs; null: none, or nobody can tell. `share` is right about as often as it says (decision 0031). */
export function likelyKind(text: string, numbers: readonly RoleNumber[], read: SumsOf = stored()): LikelyKind | null {
  const { sums, known } = read(signsOf(text, numbers).map(placeOf))
  const scale = scaleOf(known)
  const shares = sharesOf([...sums].map((sum) => sum * scale))
  const best = shares.indexOf(Math.max(...shares))
  if (best === NO_KIND) return null
  const asks = askingIn(text).length > 0 ? 1 : UNASKED
  return { kind: KINDS[best]!, share: shares[best]! * asks * Math.min(1, known / ENOUGH) }
}
