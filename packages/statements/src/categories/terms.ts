import type { CategoryId } from '@norteia/contracts/finance-categories'
import { normalise } from '#src/text/normalise.ts'
import { SHORT, type Verbetes } from './dictionary.data.ts'

export interface Termo {
  words: string[]
  categoria: CategoryId | null
  sentido: Verbetes['sentido']
}

/** Terms by their first word. */
export type Terms = ReadonlyMap<string, readonly Termo[]>

export function termsOf(entries: readonly Verbetes[]): Terms {
  const terms = new Map<string, Termo[]>()
  for (const { categoria, sentido, termos } of entries) {
    for (const termo of termos.split(',')) {
      const words = wordsOf(normalise(termo)).map(whole)
      const first = words[0]
      if (!first) continue
      const begun = terms.get(first)
      if (begun) begun.push({ words, categoria, sentido })
      else terms.set(first, [{ words, categoria, sentido }])
    }
  }
  return terms
}

/** What banks shorten, in full. */
export const whole = (word: string): string => SHORT.get(word) ?? word

/** Words of a normalised text; digits glued behind a word ('ADS12345') are a number of the bank's. */
export function wordsOf(key: string): string[] {
  return key.split(/[^A-Z0-9&]+/).flatMap((word) => {
    const bare = /\d{3}/.test(word) ? word.replace(/(?<=[A-Z]{3})\d+$/, '') : word
    return bare === '' ? [] : [bare]
  })
}

export interface Place {
  at: number
  termo: Termo
  /** As the memo has it. */
  said: string
}

/** Where terms stand in a text, of those that speak of its direction. */
export function matches(terms: Terms, said: readonly string[], incoming: boolean): Place[] {
  const words = said.map(whole)
  return words.flatMap((word, at) =>
    (terms.get(word) ?? [])
      .filter(({ sentido }) => sentido === 'ambos' || (sentido === 'entrada') === incoming)
      .filter((termo) => termo.words.every((wanted, offset) => words[at + offset] === wanted))
      .map((termo) => ({ at, termo, said: said.slice(at, at + termo.words.length).join(' ') })),
  )
}
