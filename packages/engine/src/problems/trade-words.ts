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

/** What is known of one trade: its foreign patterns, and which of them a text of the product holds. */
interface Kept {
  patterns: readonly RegExp[]
  foreign: Map<string, readonly RegExp[]>
}
const kept = new Map<string, Kept>()
/** The library and the cards hold fewer texts; anything else isn't worth its memory. */
const MOST_TEXTS_KEPT = 20_000

function keptFor(trade: Trade): Kept {
  const known = kept.get(trade.id)
  if (known) return known
  const patterns = compiled.filter(({ has }) => !has(trade)).map(({ words }) => words)
  const fresh: Kept = { patterns, foreign: new Map() }
  kept.set(trade.id, fresh)
  return fresh
}

/** Patterns of other trades that a text holds. */
function foreignIn(text: string, trade: Trade): readonly RegExp[] {
  const { patterns, foreign } = keptFor(trade)
  const known = foreign.get(text)
  if (known !== undefined) return known
  const found = patterns.filter((words) => words.test(text))
  if (foreign.size < MOST_TEXTS_KEPT) foreign.set(text, found)
  return found
}

/** Whether a text of the product speaks of what this trade doesn't have: patients in a gym, proposals in a barbershop. */
export const isForeign = (text: string, trade: Trade, hers: Hers = NONE): boolean =>
  foreignIn(text, trade).some((words) => !hers.has(words))

/** The sentences of a text of the product that fit the trade; '' when none does. */
export const fittingSentences = (text: string, trade: Trade, hers: Hers = NONE): string =>
  isForeign(text, trade, hers)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isForeign(sentence, trade, hers))
        .join(' ')
    : text
