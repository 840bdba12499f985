import { listenerOf } from './listener.ts'
import { featuresOf, VOICES, type Voice } from './voice-model.ts'
import { BIASES, FEATURES, WEIGHTS } from './voice-weights.data.ts'

const listen = listenerOf({ biases: BIASES, features: FEATURES, weights: WEIGHTS })

export type Shares = Readonly<Record<Voice, number>>

/** A question is listened to several times over. */
const heard = new Map<string, Shares>()
const MOST_HEARD = 16

/** How likely, 0 to 1, a question is said in despair or asks for what is no business; `weigh-voices` learned it. */
export function voicesIn(question: string): Shares {
  const before = heard.get(question)
  if (before) return before
  const all = listen(featuresOf(question))
  const shares = Object.fromEntries(VOICES.map((voice, n) => [voice, all[n]!])) as Record<Voice, number>
  if (heard.size === MOST_HEARD) heard.clear()
  heard.set(question, shares)
  return shares
}
