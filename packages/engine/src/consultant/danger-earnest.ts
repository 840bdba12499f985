import type { NearDeed } from './danger-deeds.ts'
import { BIASES, FEATURES, WEIGHTS } from './earnest-weights.data.ts'
import { listenerOf } from './listener.ts'
import { featuresOf, nameOf } from './voice-model.ts'

/** What the patterns of the deeds make of a question. */
export interface Signs {
  /** The deed told in full, or a kind by its words. */
  told?: { kind: string; id: string }
  /** Deeds of which one word lacks, where none is told. */
  near: readonly NearDeed[]
}

const TOLD = 1
const NEAR = 0.5
const MUCH_HELD = 3

/** Words of the question and what its patterns say, each with its part. */
export function earnestFeatures(question: string, { told, near }: Signs): Map<number, number> {
  const parts = featuresOf(question)
  if (told) for (const sign of ['', told.id, told.kind]) parts.set(nameOf(`=${sign}`), TOLD)
  for (const { id, held } of near) {
    parts.set(nameOf(`~${id}`), NEAR)
    if (held >= MUCH_HELD) parts.set(nameOf(`~${MUCH_HELD}`), NEAR)
  }
  return parts
}

const listen = listenerOf({ biases: BIASES, features: FEATURES, weights: WEIGHTS })

/**
 * How likely, 0 to 1, a question plans, does or asks for what its words recall, or somebody is at risk, and does not only tell
 * what others did, what went right, or something else in the same words; `weigh-earnest` learned it.
 */
export const earnestIn = (question: string, signs: Signs): number => listen(earnestFeatures(question, signs))[0]!
