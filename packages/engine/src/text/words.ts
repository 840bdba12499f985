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

const bare = (text: string): string => text.normalize('NFD').replace(MARKS, '')

/** The letters of Europe without their accents, by their code: a whole text is normalized in twice the time. */
const FIRST_BEYOND = 0x80
const BARE = Array.from({ length: 0x250 - FIRST_BEYOND }, (_, n) => bare(String.fromCharCode(FIRST_BEYOND + n)))

function folding(text: string): string {
  const lower = text.toLowerCase()
  if (!BEYOND_ASCII.test(lower)) return lower
  let plain = ''
  let from = 0
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at)
    if (code < FIRST_BEYOND) continue
    const letter = BARE[code - FIRST_BEYOND] ?? (isPunctuation(code) ? lower[at]! : null)
    if (letter === null) return bare(lower)
    plain += lower.slice(from, at) + letter
    from = at + 1
  }
  return plain + lower.slice(from)
}

/** Dashes, quotation marks, ellipses and bullets, which have no other form. */
const isPunctuation = (code: number): boolean => code >= 0x2010 && code <= 0x2027

/** Folded words of a text, at most `max`. */
export function words(text: string, max = 800): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, max)
}
