import { fold } from '#src/text/words.ts'
import { spelledOut, type Token, tokenOf } from './tokens.ts'

/** Stands in a run of words where one phrase ends. */
export const BREAK = -1
const UNKNOWN = -2

const MULTIPLIER = 16_777_619
const SEED = -2_128_831_035

const words: string[] = []
const hashes: number[] = []
const tokens: (Token | null)[] = []
/** Word number + 1 by hash, the next place when taken. */
let table = new Int32Array(1 << 15)

function place(number: number): void {
  let at = hashes[number]! & (table.length - 1)
  while (table[at] !== 0) at = (at + 1) & (table.length - 1)
  table[at] = number + 1
}

function learn(word: string, hash: number): number {
  const number = words.push(word) - 1
  hashes.push(hash)
  tokens.push(tokenOf(word))
  if (words.length * 2 > table.length) {
    table = new Int32Array(table.length * 2)
    for (let known = 0; known < number; known++) place(known)
  }
  place(number)
  return number
}

function same(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let n = 0; n < word.length; n++) if (word.charCodeAt(n) !== text.charCodeAt(from + n)) return false
  return true
}

function numberAt(text: string, from: number, to: number, hash: number, learning: boolean): number {
  let at = hash & (table.length - 1)
  for (let known = table[at]!; known !== 0; known = table[at]!) {
    if (hashes[known - 1] === hash && same(words[known - 1]!, text, from, to)) return known - 1
    at = (at + 1) & (table.length - 1)
  }
  return learning ? learn(text.slice(from, to), hash) : UNKNOWN
}

const isWordCode = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/**
 * The words of a text by number, a BREAK after each phrase that holds one; no word is cut out of the text twice, so that
 * a million characters take milliseconds. `breaks`: the characters between phrases. Words are learned from texts of the
 * product alone, never from a question (`learning` false: those that no text holds are left out).
 */
export function readWords(text: string, breaks: string, learning = true): number[] {
  const folded = fold(text).replaceAll('e-mail', 'email')
  const found: number[] = []
  let from = -1
  let hash = SEED
  for (let at = 0; at <= folded.length; at++) {
    const code = at < folded.length ? folded.charCodeAt(at) : 32
    if (isWordCode(code)) {
      if (from < 0) from = at
      hash = Math.imul(hash ^ code, MULTIPLIER)
      continue
    }
    if (from >= 0) {
      found.push(numberAt(folded, from, at, hash ^ (hash >>> 15), learning))
      from = -1
      hash = SEED
    }
    if (breaks.includes(folded[at] ?? '\n') && found.length > 0 && found.at(-1) !== BREAK) found.push(BREAK)
  }
  if (found.length > 0 && found.at(-1) !== BREAK) found.push(BREAK)
  return found
}

/** How many words are known so far. */
export const wordCount = (): number => words.length

/** The token of a word's number; null: it carries no subject. */
export const tokenAt = (word: number): Token | null => (word < 0 ? null : tokens[word]!)

const spelled = new Map<number, number>()

/** The number of the word that a short form stands for, else its own. */
export function spelledAt(word: number): number {
  if (word < 0) return word
  const known = spelled.get(word)
  if (known !== undefined) return known
  const full = spelledOut(words[word]!)
  const number = full === words[word] ? word : readWords(full, '')[0]!
  spelled.set(word, number)
  return number
}
