import { type Placed, placed } from '#src/consultant/calculator-slots.ts'
import { type Question, readQuestion } from '#src/consultant/word-sums/quantities.ts'
import { fold } from '#src/text/words.ts'
import type { Said } from './sums.ts'

const ONE_LESS = /\buma? (?=(?:del[ea]s )?(?:falt|sai|cancel|desist|quebr|par[ae]))/g
/** 'Qual dos dois' says no number. */
const BOTH = /\b(?:d?[oa]s) (?:dois|duas|2)\b(?! [a-z]+s\b)/g
/** 'Dia' and 'dias' are counted alike. */
export const single = (noun: string) =>
  noun === 'mes' ? noun : noun.replace(/(?<=[a-z]{2})s$/, '').replace(/^(?:vez|vezes|prestac\w*)$/, 'parcel')
/** Up to the next part of the sentence. */
export const afterIn = (text: string) => text.slice(0, 18).split(/[,.;?]|\be\b/)[0]!
/** What one word counts, as the numbers of a message are counted. */
export const nounOf = (word: string) => single(readQuestion(`2 ${word}`).quantities[0]?.noun ?? '')

/** The numbers of a message with the words on both sides. */
export function saidIn(question: string): { read: Question; text: string; all: Said[] } {
  const read = readQuestion(fold(question).replace(ONE_LESS, '1 ').replace(BOTH, 'os ambos'))
  const { text, quantities: found } = read
  // One of the instalments is paid in a month.
  const monthly = /\bparcelas?\b/.test(text) && /\bmes\b/.test(text)
  const quantities = monthly ? found.filter(({ noun }) => !noun.startsWith('parcel')) : found
  const places = placed(text)
  const all = quantities.flatMap((quantity): Said[] => {
    const place: Placed | undefined = places.find(({ start }) => start === quantity.start)
    return place
      ? [{ quantity: { ...quantity, noun: single(quantity.noun) }, before: place.before, after: place.after, text }]
      : []
  })
  return { read, text, all }
}
