import { WORDS, type Word } from './words.data.ts'

export interface Found {
  from: number
  to: number
  word: Word
}

/** One group a word, in their order; a letter or a digit beside it makes it another word. */
const ANY = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORDS.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\d])`,
  'gu',
)

/** The words to explain in a text, each at its first place. */
export function findWords(text: string): Found[] {
  const found = new Map<Word, Found>()
  for (const match of text.matchAll(ANY)) {
    const word = WORDS[match.slice(1).findIndex((group) => group !== undefined)]!
    if (!found.has(word)) found.set(word, { from: match.index, to: match.index + match[0].length, word })
  }
  return [...found.values()]
}
