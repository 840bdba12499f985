import { vectorsFrom } from './word-vectors.ts'
import { WORDS } from './word-weights.data.ts'

/** Words by the company that they keep (decision 0026); read when first asked, and once. */
export const learnedWords = vectorsFrom(WORDS)
