import { lately } from '#src/text/lately.ts'
import { words } from '#src/text/words.ts'
import { SIGNS } from './signs.data.ts'

/** Words that may stand between two of a pattern. */
const GAP = 3
/** Patterns are found by the first letters of their first word. */
const KEY = 3

/** What a word may be, whole or by its beginning ('vend*'). */
interface Part {
  words: readonly string[]
  beginnings: readonly string[]
}
interface Sign {
  card: string
  parts: readonly Part[]
}

function partOf(text: string): Part {
  const spellings = text.split('|')
  return {
    words: spellings.filter((spelling) => !spelling.endsWith('*')),
    beginnings: spellings.filter((spelling) => spelling.endsWith('*')).map((spelling) => spelling.slice(0, -1)),
  }
}

const byStart = new Map<string, Set<Sign>>()
for (const [card, lines] of Object.entries(SIGNS))
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const parts = line.trim().split(' ').map(partOf)
    const sign = { card, parts }
    for (const spelling of [...parts[0]!.words, ...parts[0]!.beginnings]) {
      const key = spelling.slice(0, KEY)
      byStart.set(key, (byStart.get(key) ?? new Set()).add(sign))
    }
  }

function fits(word: string, { words, beginnings }: Part): boolean {
  if (words.includes(word)) return true
  for (const beginning of beginnings) if (word.startsWith(beginning)) return true
  return false
}

/** Whether the parts from `next` on stand after the word at `at`, in their order. */
function follows(spoken: readonly string[], parts: readonly Part[], at: number, next: number): boolean {
  const part = parts[next]
  if (part === undefined) return true
  for (let place = at + 1; place <= at + 1 + GAP && place < spoken.length; place++)
    if (fits(spoken[place]!, part) && follows(spoken, parts, place, next + 1)) return true
  return false
}

const MOST_WORDS_KEPT = 5_000
const startingWith = new Map<string, Sign[]>()

/** Signs whose first word this is; kept, since the same words come again and again. */
function signsFrom(word: string): readonly Sign[] {
  const known = startingWith.get(word)
  if (known) return known
  const found = [...(byStart.get(word.slice(0, KEY)) ?? [])].filter(({ parts }) => fits(word, parts[0]!))
  if (startingWith.size < MOST_WORDS_KEPT) startingWith.set(word, found)
  return found
}

/** Ids of the cards that a turn of speech in the sentence names. A sentence and its clauses are asked for more than once. */
export const signsIn = lately((sentence): ReadonlySet<string> => {
  const spoken = words(sentence)
  const found = new Set<string>()
  for (let at = 0; at < spoken.length; at++)
    for (const { card, parts } of signsFrom(spoken[at]!))
      if (!found.has(card) && follows(spoken, parts, at, 1)) found.add(card)
  return found
}, 64)
