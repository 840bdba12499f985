import snowball from 'snowball-stemmers'

const MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[\u0080-\uffff]/

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

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

/** Folded words of a text, at most `max`. */
export function words(text: string, max = 800): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, max)
}
