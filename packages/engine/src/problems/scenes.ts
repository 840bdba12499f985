import { learnedFrom } from '#src/retrieval/learned.ts'
import { featuresOf } from './scene-model.ts'
import { WEIGHTS } from './scene-weights.data.ts'

const model = learnedFrom(WEIGHTS)

/** Below it a share tells nothing. */
const LEAST = 0.01
/** So few known features tell nothing; from the second number on they tell all they can. */
const FEATURES_TOLD = [14, 44] as const

export interface Likely {
  card: string
  /** 0 to 1, of all cards; less where little is told. */
  share: number
}

/** The match and the plan ask for the same telling. */
const known = new Map<string, readonly Likely[]>()
const KEPT = 8

/** Which problem a telling is likely to be of, by the tellings of others: the likeliest first, those that count; empty: too little is told. */
export function likelyCards(text: string): readonly Likely[] {
  const before = known.get(text)
  if (before) return before
  const likely = likelyOf(text)
  if (known.size >= KEPT) known.clear()
  known.set(text, likely)
  return likely
}

function likelyOf(text: string): Likely[] {
  const { classes, sharesOf } = model()
  const { shares, heard } = sharesOf(featuresOf(text))
  const told = Math.min(1, (heard - FEATURES_TOLD[0]) / (FEATURES_TOLD[1] - FEATURES_TOLD[0]))
  if (told <= 0) return []
  return shares
    .map((share, n) => ({ card: classes[n]!, share: share * told }))
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share || (a.card < b.card ? -1 : 1))
}
