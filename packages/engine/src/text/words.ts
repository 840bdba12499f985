const MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[\u0080-\uffff]/

/** One analysis folds the same answers again and again, and all of them the titles of the library. */
const folded = new Map<string, string>()
const KEPT = 1_024
const WORTH_KEEPING = 24

/** Lower case without accents. */
export function fold(text: string): string {
  if (text.length < WORTH_KEEPING || text.length > 2_000) return folding(text)
  const known = folded.get(text)
  if (known !== undefined) return known
  const plain = folding(text)
  if (folded.size >= KEPT) folded.clear()
  folded.set(text, plain)
  return plain
}

function folding(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

/** Folded words of a text, at most `max`. */
export function words(text: string, max = 800): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, max)
}
