import { meaningsOf } from '#src/retrieval/features.ts'
import type { Features } from '#src/retrieval/learned.ts'
import { documentTokens } from '#src/retrieval/tokens.ts'
import { saidIn } from './events.ts'

const MEANING = 0.8
const CLASS = 0.8
const LIGHT = 0.6

/** What a telling holds, each with its part: stems, meanings, and classes of who, what and what happens. */
export function featuresOf(text: string): Features {
  const found = new Map<string, number>()
  const put = (feature: string, weight: number) => {
    if (weight > (found.get(feature) ?? 0)) found.set(feature, weight)
  }
  for (const { stem, root, weight } of documentTokens(text)) {
    put(/^\d/.test(stem) ? '#' : (root ?? stem), weight < 1 ? LIGHT : 1)
    for (const meaning of meaningsOf(stem)) put(`${meaning}m`, MEANING)
  }
  for (const name of saidIn(text)) put(`.${name}`, CLASS)
  return found
}
