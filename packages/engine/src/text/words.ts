const MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[\u0080-\uffff]/

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

/** Folded words of a text, at most `max`. */
export function words(text: string, max = 800): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, max)
}
