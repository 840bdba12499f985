import { meaningsOf } from '#src/retrieval/features.ts'
import type { Features } from '#src/retrieval/learned.ts'
import { documentTokens } from '#src/retrieval/tokens.ts'
import { saidIn } from './events.ts'

const MEANING = 0.8
const CLASS = 0.8
const LIGHT = 0.6
/** Two words that follow each other say more than each by itself: four more of a hundred unseen tellings are named. */
const PAIR = 0.6
const BETWEEN = '+'

/** Whether a feature is of two words: many such are met by chance. */
export const isPair = (feature: string): boolean => feature.includes(BETWEEN)

/** What a telling holds, each with its part: stems alone and by two, meanings, and classes of who, what and what happens. */
export function featuresOf(text: string): Features {
  const found = new Map<string, number>()
  const put = (feature: string, weight: number) => {
    if (weight > (found.get(feature) ?? 0)) found.set(feature, weight)
  }
  let before: string | undefined
  for (const { stem, root, weight } of documentTokens(text)) {
    const word = /^\d/.test(stem) ? '#' : (root ?? stem)
    put(word, weight < 1 ? LIGHT : 1)
    if (before !== undefined) put(`${before}${BETWEEN}${word}`, PAIR)
    before = word
    for (const meaning of meaningsOf(stem)) put(`${meaning}m`, MEANING)
  }
  for (const name of saidIn(text)) put(`.${name}`, CLASS)
  return found
}
