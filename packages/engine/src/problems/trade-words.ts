import { fold } from '#src/text/words.ts'
import { OWN_WORDS, type Trade } from './trade-words.data.ts'

const compiled = OWN_WORDS.map(([words, has, said]) => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  said: new RegExp(`(?<![a-z])(?:${said ?? fold(words)})(?![a-z])`),
  has,
}))

type OwnWords = (typeof compiled)[number]

/** Whether she uses these words of another trade herself: what holds them isn't foreign to her. */
export type Hers = (words: OwnWords) => boolean
const NONE: Hers = () => false
/** Only the words that a text of the product holds are looked for in hers. */
export function wordsOfHers(text: string): Hers {
  const folded = fold(text)
  const known = new Map<OwnWords, boolean>()
  return (words) => {
    let isHers = known.get(words)
    if (isHers === undefined) {
      isHers = words.said.test(folded)
      known.set(words, isHers)
    }
    return isHers
  }
}

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
  ownWordsIn(text).some((words) => !words.has(trade) && !hers(words))

/** The sentences of a text of the product that fit the trade; '' when none does. */
export const fittingSentences = (text: string, trade: Trade, hers: Hers = NONE): string =>
  isForeign(text, trade, hers)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isForeign(sentence, trade, hers))
        .join(' ')
    : text
