import { portugueseStem } from './portuguese-stem.ts'
import { fold } from './words.ts'

const known = new Map<string, string>()
const MAX_KNOWN = 20_000

/** Portuguese stem of a word. */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const result = portugueseStem(fold(word))
  if (known.size < MAX_KNOWN) known.set(word, result)
  return result
}
