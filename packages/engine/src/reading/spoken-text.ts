import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { fold } from '#src/text/words.ts'
import { SUBJECT_WORDS, type SubjectWords } from './subjects.data.ts'

/** A free answer may have 5,000 characters; nothing longer comes here. */
const MAX_TEXT = 5_000

export interface Word {
  text: string
  start: number
  end: number
  clause: number
  sentence: number
}

/** A phrase that names a subject: words [from, to]. */
export interface Hit {
  from: number
  to: number
  entry: SubjectWords
}

/** Its clause and sentence, and the number of words before it. */
export interface PlacedNumber extends WrittenNumber {
  at: number
  clause: number
  sentence: number
}

/** A text, taken apart once. */
export interface Parsed {
  source: string
  words: Word[]
  numbers: PlacedNumber[]
  hits: Hit[]
}

/** A word, or with `open` only its beginning. */
interface Part {
  text: string
  open: boolean
}

const phraseIndex = new Map<string, { parts: readonly Part[]; entry: SubjectWords }[]>()
for (const entry of SUBJECT_WORDS)
  for (const phrase of entry.phrases) {
    const parts = phrase
      .split(' ')
      .map((part) => (part.endsWith('*') ? { text: part.slice(0, -1), open: true } : { text: part, open: false }))
    const key = parts[0]!.text.slice(0, 2)
    const list = phraseIndex.get(key)
    if (list) list.push({ parts, entry })
    else phraseIndex.set(key, [{ parts, entry }])
  }

const fits = (word: string, { text, open }: Part) => (open ? word.startsWith(text) : word === text)

/** Whether the words from `from` on are the phrase's. */
function says(words: readonly Word[], from: number, parts: readonly Part[]): boolean {
  for (let offset = 0; offset < parts.length; offset++)
    if (!fits(words[from + offset]!.text, parts[offset]!)) return false
  return true
}

/** Every subject that a phrase of the text names; at the same place the longest phrase of a subject wins. */
function hitsIn(words: readonly Word[], text: string): Hit[] {
  const hits: Hit[] = []
  for (let from = 0; from < words.length; from++) {
    const candidates = phraseIndex.get(words[from]!.text.slice(0, 2))
    if (!candidates) continue
    for (const { parts, entry } of candidates) {
      const to = from + parts.length - 1
      if (to >= words.length || words[to]!.sentence !== words[from]!.sentence) continue
      if (says(words, from, parts) && (to === from || !/\d/.test(text.slice(words[from]!.end, words[to]!.start))))
        hits.push({ from, to, entry })
    }
  }
  return hits
}

const SOFT = new Set(['mas', 'porem', 'enquanto', 'so', 'e'])
const TOKEN = /[a-z]+|[;\n.!?]|,/g

/** The free answers of one form are asked for more than once. */
const parsedTexts = new Map<string, Parsed>()
const KEPT = 12

/** Words, numbers and the subjects they name. Linear in the length of the text. */
export function parseText(text: string): Parsed {
  const known = parsedTexts.get(text)
  if (known) return known
  const parsed = takenApart(text)
  if (parsedTexts.size >= KEPT) parsedTexts.clear()
  parsedTexts.set(text, parsed)
  return parsed
}

function takenApart(text: string): Parsed {
  const cut = text.slice(0, MAX_TEXT)
  const folded = fold(cut)
  const source = folded.length === cut.length ? cut : folded
  const numbers: Parsed['numbers'] = []
  const words: Word[] = []
  const digits = numbersIn(folded, 'text')
  const letters = numbersInWords(folded).filter(
    ({ start }) => !digits.some((one) => start >= one.start && start < one.end),
  )
  const written = letters.length > 0 ? [...digits, ...letters].sort((a, b) => a.start - b.start) : digits
  let clause = 0
  let sentence = 0
  let next = 0
  const place = (until: number) => {
    while (next < written.length && written[next]!.start < until)
      numbers.push({ ...written[next++]!, at: words.length, clause, sentence })
  }
  for (const { 0: token, index } of folded.matchAll(TOKEN)) {
    place(index + 1)
    const last = numbers[numbers.length - 1]
    if (last && index < last.end) continue
    if (token === ',') clause++
    else if (!/[a-z]/.test(token)) {
      clause++
      sentence++
    } else {
      // 'é' is the verb, 'e' begins another clause.
      if (SOFT.has(token) && token !== 'so' && source[index] !== 'é') clause++
      words.push({
        text: source[index] === 'é' && token === 'e' ? 'eh' : token,
        start: index,
        end: index + token.length,
        clause,
        sentence,
      })
    }
  }
  place(Number.POSITIVE_INFINITY)
  return { source, words, numbers, hits: hitsIn(words, source) }
}

/** The options of the questions, each taken apart when it is first chosen. */
const options = new Map<string, Parsed | null>()
for (const questions of Object.values(SEGMENT_QUESTIONS))
  for (const question of questions) for (const [label] of question.options ?? []) options.set(label, null)

/** An answer, taken apart; what is chosen instead of written only once. */
export function parseAnswer(text: string): Parsed {
  const known = options.get(text)
  if (known) return known
  const parsed = parseText(text)
  if (known === null) options.set(text, parsed)
  return parsed
}
