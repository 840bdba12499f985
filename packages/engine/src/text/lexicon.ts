import { stem } from './stem.ts'

/** A set of stems; a fuzzy one also finds words with one wrong, missing, extra or swapped letter. */
export interface Lexicon<Value> {
  find(word: string): readonly Value[] | undefined
}

const MIN_FUZZY = 6
/** Words whose look-up is kept: the same ones come again and again. */
const MOST_WORDS_KEPT = 10_000

/** The word without one letter, each in turn. The first letter stays: typos are rare there, false hits common. */
function* deletions(word: string): Generator<string> {
  for (let i = 1; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1)
}

/** Words with their values; one word may have several, and `find` returns all of them. */
export function makeLexicon<Value>(
  entries: Iterable<readonly [word: string, value: Value]>,
  { fuzzy }: { fuzzy: boolean },
): Lexicon<Value> {
  const exact = new Map<string, Value[]>()
  const near = new Map<string, Value[]>()
  const put = (map: Map<string, Value[]>, key: string, value: Value) => {
    const values = map.get(key)
    if (!values) map.set(key, [value])
    else if (!values.includes(value)) values.push(value)
  }
  for (const [word, value] of entries) {
    put(exact, stem(word), value)
    if (!fuzzy || word.length < MIN_FUZZY) continue
    put(near, word, value)
    for (const variant of deletions(word)) put(near, variant, value)
  }
  const search = (word: string): readonly Value[] | undefined => {
    const found = exact.get(stem(word))
    if (found || !fuzzy || word.length < MIN_FUZZY) return found
    const same = near.get(word)
    if (same) return same
    for (const variant of deletions(word)) {
      const values = near.get(variant)
      if (values) return values
    }
    return undefined
  }
  const known = new Map<string, readonly Value[] | undefined>()
  return {
    find(word) {
      const kept = known.get(word)
      if (kept !== undefined || known.has(word)) return kept
      const found = search(word)
      if (known.size < MOST_WORDS_KEPT) known.set(word, found)
      return found
    },
  }
}
