import { toSecondPerson } from '#src/text/second-person.ts'
import { fold } from '#src/text/words.ts'

/** Sentences of hers beside the quoted one, as long as a quote; null: none. */
export interface Told {
  /** What happens to her, told back to her: the sentence that names it and the one with the numbers, as far as it can be said. */
  own: readonly string[]
  /** null too where it is told back. */
  more: string | null
  /** What she has tried already. */
  tried: string | null
}

const QUOTE_CHARACTERS = 120
const TRIED =
  /\b(?:ja tent|tentei|ja fiz|ja baixei|ja coloquei|ja contratei|ja anunci|ja mudei|ja troquei|ja testei|ja fui)/
const LEAST_WORDS = 5
const WISH = /^(?:e |mas )?(?:se |vou |nao quero|quero|queria|nao sei|acho|preciso|tenho medo)/

/** Counts and amounts; a lament has none. */
const numbersIn = (sentence: string) => sentence.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
const most = (sentences: readonly string[], by: (sentence: string) => number): string | undefined =>
  sentences.toSorted((a, b) => by(b) - by(a))[0]

/** The sentence to quote: the one at `place`, which names the problem, unless only another one says how much; and the rest. */
export function quotesOf(spoken: readonly string[], place: number): { quote: string; told: Told } {
  const named = spoken[place] ?? ''
  const counted = most(spoken, numbersIn) ?? ''
  const lament = numbersIn(named) === 0 ? numbersIn(counted) > 0 : numbersIn(counted) > numbersIn(named) + 1
  const quoted = lament ? counted : named
  const others = spoken.filter((sentence) => sentence !== quoted && sentence.split(/\s+/).length >= LEAST_WORDS)
  const tried = others.find((sentence) => TRIED.test(fold(sentence))) ?? null
  const rest = others.filter((sentence) => sentence !== tried)
  // What explains takes more words than a price or a lament, and is neither a wish nor a fear.
  const explaining = rest.filter((sentence) => !WISH.test(fold(sentence)))
  const more = rest.find((sentence) => sentence === named) ?? most(explaining, ({ length }) => length) ?? null
  const shown = spoken.filter((sentence) => sentence === named || sentence === counted || sentence === more)
  const back = new Map(shown.map((sentence) => [sentence, toldBack(sentence)]))
  const own = [...back.values()].filter((text) => text !== null)
  const again = more !== null && back.get(more) !== null
  return {
    quote: quoteOf(quoted),
    told: { own, more: more && !again ? quoteOf(more) : null, tried: tried && quoteOf(tried) },
  }
}

/** A sentence told back is no longer than this. */
const TOLD_CHARACTERS = 230

/** null: a question, a wish, too little, or nobody knows whose deed it is. */
function toldBack(sentence: string): string | null {
  if (sentence.endsWith('?') || WISH.test(fold(sentence)) || TRIED.test(fold(sentence))) return null
  const plain = sentence.replace(/[.;!\s]+$/, '')
  const whole = plain.length > TOLD_CHARACTERS || plain.split(/\s+/).length < LEAST_WORDS ? null : toSecondPerson(plain)
  if (whole !== null) return whole
  const parts = plain.split(/(?<=,)\s+/)
  const kept: string[] = []
  for (const part of parts) {
    const told = kept.length + 1
    const text = parts.slice(0, told).join(' ')
    if (text.length > TOLD_CHARACTERS || toSecondPerson(text) === null) break
    kept.push(part)
  }
  const text = kept.join(' ').replace(/,$/, '')
  return text.split(/\s+/).length < LEAST_WORDS ? null : toSecondPerson(text)
}

/** Cut at a word's end. */
export function quoteOf(sentence: string): string {
  const plain = sentence.replace(/\s+/g, ' ').replace(/[.;]+$/, '')
  if (plain.length <= QUOTE_CHARACTERS) return plain
  const cut = plain.slice(0, QUOTE_CHARACTERS - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_CHARACTERS / 2))}…`
}
