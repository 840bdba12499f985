import { numbersIn, type WrittenNumber } from '@norteia/contracts/amounts'
import { classesFrom } from '#src/consultant/word-sums/words.ts'
import { spelledOut } from '#src/retrieval/tokens.ts'
import { stem } from '#src/text/stem.ts'
import { fold } from '#src/text/words.ts'
import { ROLE_WORDS } from './role-words.data.ts'

/** A word, a mark or a number of a text. */
export interface Token {
  /** '#': a number. */
  word: string
  stem: string
  classes: readonly string[]
  /** Which number of the text; -1: none. */
  number: number
  /** Parts between marks, and whole sentences, counted from the beginning. */
  clause: number
  sentence: number
  /** No word of its own: 'de', 'a', 'por'. */
  small: boolean
}

export interface Tokens {
  text: string
  tokens: readonly Token[]
  numbers: readonly WrittenNumber[]
  /** By number, where it stands among the tokens. */
  at: readonly number[]
}

const MOST_TEXT = 1_000
const MOST_NUMBERS = 24
const TOKEN = /\d[\d.,]*|[a-z]+|[%;:!?\n.,()]/g
const BREAK = /^[;:!?\n.,()]$/
const ENDS = /^[;!?\n.]$/
const SMALL =
  /^(?:de|do|da|dos|das|e|o|a|os|as|no|na|nos|nas|em|por|para|pro|pros|pras|com|mais|menos|que|cada|mas|ao|aos|se|so|ja|pelo|pela|ou|x|um|uma|uns|umas|me|eu|ate|la|ai)$/

/** The words and numbers of a text in their order; numbers in letters are words. */
export function tokensOf(whole: string): Tokens {
  const text = whole.slice(0, MOST_TEXT)
  const folded = fold(text)
  const search = folded.length === text.length ? folded : text.toLowerCase()
  const numbers = numbersIn(text, 'text').slice(0, MOST_NUMBERS)
  const tokens: Token[] = []
  const at: number[] = []
  let [clause, sentence, next] = [0, 0, 0]
  for (const { 0: hit, index } of search.matchAll(TOKEN)) {
    while (next < numbers.length && numbers[next]!.end <= index) next++
    const number = numbers[next]
    const place = { number: -1, clause, sentence }
    if (number && index + hit.length > number.start && index < number.end) {
      if (at.length > next) continue
      at.push(tokens.length)
      tokens.push({ ...place, word: '#', stem: '#', classes: [], number: next, small: false })
    } else if (BREAK.test(hit)) {
      clause++
      if (ENDS.test(hit)) sentence++
    } else {
      const word = spelledOut(hit)
      const shown = /^\d/.test(word) ? '0' : word
      tokens.push({ ...place, word: shown, ...known(shown), small: SMALL.test(shown) })
    }
  }
  return { text: search, tokens, numbers, at }
}

interface Word {
  stem: string
  classes: readonly string[]
}
const words = new Map<string, Word>()
const MOST_KNOWN = 10_000
const classesOf = classesFrom(ROLE_WORDS)
function known(word: string): Word {
  const found = words.get(word)
  if (found) return found
  const made = { stem: stem(word), classes: classesOf(word) }
  if (words.size < MOST_KNOWN) words.set(word, made)
  return made
}
