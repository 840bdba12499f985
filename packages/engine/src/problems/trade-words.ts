import { fold } from '#src/text/words.ts'
import { OWN_WORDS, type Trade } from './trade-words.data.ts'

const compiled = OWN_WORDS.map(([words, has, said]) => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  said: new RegExp(`(?<![a-z])(?:${said ?? fold(words)})(?![a-z])`),
  has,
}))

/** Words of other trades that she uses herself: what holds them isn't foreign to her. */
export type Hers = ReadonlySet<RegExp>
const NONE: Hers = new Set()
export function wordsOfHers(text: string): Hers {
  const folded = fold(text)
  return new Set(compiled.flatMap(({ words, said }) => (said.test(folded) ? [words] : [])))
}

type OwnWords = (typeof compiled)[number]

const kept = new Map<string, readonly OwnWords[]>()
/** The library and the cards hold fewer texts; anything else isn't worth its memory. */
const MOST_TEXTS_KEPT = 20_000

/** The words of some trades only that a text holds. */
function ownWordsIn(text: string): readonly OwnWords[] {
  const known = kept.get(text)
  if (known) return known
  const found = compiled.filter(({ words }) => words.test(text))
  if (kept.size < MOST_TEXTS_KEPT) kept.set(text, found)
  return found
}

/** Whether a text of the product speaks of what this trade doesn't have: patients in a gym, proposals in a barbershop. */
export const isForeign = (text: string, trade: Trade, hers: Hers = NONE): boolean =>
  ownWordsIn(text).some(({ words, has }) => !has(trade) && !hers.has(words))

/** The sentences of a text of the product that fit the trade; '' when none does. */
export const fittingSentences = (text: string, trade: Trade, hers: Hers = NONE): string =>
  isForeign(text, trade, hers)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isForeign(sentence, trade, hers))
        .join(' ')
    : text
