import snowball from 'snowball-stemmers'
import { fold } from './words.ts'

const stemmer = snowball.newStemmer('portuguese')
const known = new Map<string, string>()
const MAX_KNOWN = 20_000

/** Portuguese stem of a folded word. */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const result = fold(stemmer.stem(word))
  if (known.size < MAX_KNOWN) known.set(word, result)
  return result
}
