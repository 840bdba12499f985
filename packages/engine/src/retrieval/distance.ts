/**
 * Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`; `max + 1` as soon as it is more than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const replace = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min(replace, previous[j]! + 1, current[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1)
      current.push(best)
      if (best < lowest) lowest = best
    }
    if (lowest > max) return max + 1
    before = previous
    previous = current
  }
  return Math.min(previous[b.length]!, max + 1)
}

/** The three-letter pieces of a word, its edges marked, each once. */
export function trigrams(word: string): string[] {
  const padded = `^${word}$`
  const pieces = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) pieces.add(padded.slice(i, i + 3))
  return [...pieces]
}

/** Share of trigrams (`pieces` of one word, each once) that another word has in common with it (Dice), 0 to 1. */
export function trigramLikeness(pieces: readonly string[], word: string): number {
  if (pieces.length === 0 || word === '') return 0
  const padded = `^${word}$`
  let shared = 0
  for (const piece of pieces) if (padded.includes(piece)) shared++
  return (2 * shared) / (pieces.length + padded.length - 2)
}

/** How a folded Portuguese word sounds, roughly: words spelt by ear ('sesta', 'cesta') meet in one key. */
export function soundKey(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, 'x')
    .replace(/lh|li(?=[aou])/g, 'i')
    .replace(/[ckq]u?(?=[ei])/g, (match) => (match.startsWith('c') && !match.endsWith('u') ? 's' : 'k'))
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/G/g, 'g')
    .replace(/[cq]/g, 'k')
    .replace(/^h?e?is(?=[^aeiou])|^e[xs](?=[^aeiou])/g, 'is')
    .replace(/ss|z|sc(?=[ei])|x(?=[^aeiou])|xs/g, 's')
    .replace(/w/g, 'u')
    .replace(/y/g, 'i')
    .replace(/l(?![aeioulh])/g, 'u')
    .replace(/h/g, '')
    .replace(/m(?![aeiou])/g, 'n')
    .replace(/ou/g, 'o')
    .replace(/ei(?=[rjx])/g, 'e')
    .replace(/ai(?=x)/g, 'a')
    .replace(/^(en|in)(?=[^aeiou])/, 'in')
    .replace(/^(des|dis)/, 'dis')
    .replace(/o$/, 'u')
    .replace(/e$/, 'i')
    .replace(/(.)\1+/g, '$1')
}

/**
 * The key, and how the word sounds where a 'c' before a dark vowel had its cedilla ('preço', folded to 'preco', and
 * 'presso') or where the spoken gerund lost its 'd' ('fazeno').
 */
export function soundKeys(word: string): string[] {
  const keys = new Set([soundKey(word)])
  if (/c[aou]/.test(word)) keys.add(soundKey(word.replace(/c(?=[aou])/g, 'ss')))
  if (/[aei]no$/.test(word)) keys.add(soundKey(word.replace(/no$/, 'ndo')))
  return [...keys]
}
