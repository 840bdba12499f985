import { fold } from '#src/text/words.ts'

/** Sentences of hers beside the quoted one, as long as a quote; null: none. */
export interface Told {
  /** How the quoted sentence goes on behind its cut, else the one that explains most. */
  more: string | null
  /** What she has tried already. */
  tried: string | null
}

const QUOTE_CHARACTERS = 120
const TRIED =
  /\b(?:ja tent|tentei|ja fiz|ja baixei|ja coloquei|ja contratei|ja anunci|ja mudei|ja troquei|ja testei|ja fui)/
const LEAST_WORDS = 5
const WISH = /^(?:e |mas )?(?:se |vou |nao quero|quero|queria|nao sei|acho|preciso|tenho medo)/

/** An hour, a date or a year sets the scene. */
const SCENERY = /\b\d{1,2} ?h(?:\d\d)?\b|\bdia \d{1,2}\b|\b(?:19|20)\d\d\b/gi
/** Counts and amounts; a lament has none. */
const numbersIn = (sentence: string) => sentence.replace(SCENERY, '').match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
const most = (sentences: readonly string[], by: (sentence: string) => number): string | undefined =>
  sentences.toSorted((a, b) => by(b) - by(a))[0]

/**
 * The sentence to quote: one that `holds` the problem, the plainest first, else the one at `place`, which names it, unless
 * only another one says how much; and the rest.
 */
export function quotesOf(
  spoken: readonly string[],
  place: number,
  holds: readonly RegExp[] = [],
): { quote: string; told: Told } {
  const plain = holds.flatMap((pattern) => spoken.find((sentence) => pattern.test(fold(sentence))) ?? [])[0]
  const named = spoken[place] ?? ''
  const counted = most(spoken, numbersIn) ?? ''
  // 'Perdi 2.850' tells of nothing on its own.
  const fuller = most(
    spoken.filter((sentence) => sentence.split(/\s+/).length > LEAST_WORDS),
    numbersIn,
  )
  const short = named.split(/\s+/).length < LEAST_WORDS && fuller !== undefined && numbersIn(fuller) > 0
  const lament = numbersIn(named) === 0 ? numbersIn(counted) > 0 : numbersIn(counted) > numbersIn(named) + 1
  const quoted = plain ?? (short ? fuller : lament ? counted : named)
  const others = spoken.filter((sentence) => sentence !== quoted && sentence.split(/\s+/).length >= LEAST_WORDS)
  const tried = others.find((sentence) => TRIED.test(fold(sentence))) ?? null
  const rest = others.filter((sentence) => sentence !== tried)
  // What explains takes more words than a price or a lament, and is neither a wish nor a fear.
  const explaining = rest.filter((sentence) => !WISH.test(fold(sentence)))
  const more = rest.find((sentence) => sentence === named) ?? most(explaining, ({ length }) => length)
  const quote = quoteOf(quoted)
  return {
    quote,
    told: { more: behindCut(quoted, quote) ?? (more ? quoteOf(more) : null), tried: tried && quoteOf(tried) },
  }
}

/** null: the quote has it all, or nearly. */
function behindCut(sentence: string, quote: string): string | null {
  if (!quote.endsWith(CUT)) return null
  const begun = tidy(sentence)
    .slice(quote.length - CUT.length)
    .replace(/^[\s,;:]+/, '')
  // The end of a bracket says nothing without its beginning.
  const rest = begun.replace(/^[^()]*\)|^\([^()]*\)?/, '').replace(/^[\s,;:]+/, '')
  if (rest.length < LEAST_BEFORE || !(GOES_ON.test(fold(rest)) || numbersIn(rest) > 0)) return null
  return quoteOf(`${CUT} ${rest}`)
}

const CUT = '…'
/** Where a sentence goes on as one of its own. */
const GOES_ON = /^(?:e|mas|ai|so que|porque|pq|quando|agora|ja|eu|ele|ela) /
/** Where a quote may end. */
const PART_ENDS = /[,;:](?=\s)|\s(?=\(|(?:e|mas|ai|aí|só que|so que|porque|pq|quando|que nem) )/g
const LEAST_QUOTED = 70
const LEAST_BEFORE = 40
const tidy = (sentence: string) => sentence.replace(/\s+/g, ' ').replace(/[.;]+$/, '')

/** Cut where a part of it ends, else at a word's end; never within brackets. */
export function quoteOf(sentence: string): string {
  const plain = tidy(sentence)
  if (plain.length <= QUOTE_CHARACTERS) return plain
  const whole = plain.slice(0, QUOTE_CHARACTERS - 1)
  const open = whole.lastIndexOf('(')
  if (open >= LEAST_BEFORE && !whole.includes(')', open)) return `${whole.slice(0, open).trimEnd()}${CUT}`
  const ends = [...whole.matchAll(PART_ENDS)].map(({ index }) => index).filter((index) => index >= LEAST_QUOTED)
  return `${whole.slice(0, ends.at(-1) ?? Math.max(whole.lastIndexOf(' '), QUOTE_CHARACTERS / 2))}${CUT}`
}
