import { mixed, nameOf } from '#src/consultant/word-sums/names.ts'
import { isGrammarWord } from '#src/metrics/vocabulary.ts'
import { stem } from '#src/text/stem.ts'
import { isMark } from './marks.ts'

/** What a question is known by: its words, their stems and pieces, and what stands together. */

/** What was asked before it, where something was. */
export interface Past {
  /** As a word: 'soma', 'mais-quem'. */
  shape: string
  narrowed: boolean
}

const NEAR = 4
const LEAST_PIECE = 4
const isWord = (token: string) => /^[a-z]/.test(token)
const stemOf = (token: string) => (isWord(token) && !isMark(token) ? stem(token) : token)

const ends = (tokens: readonly string[]) => ['^', ...tokens, '$']

/** Signs of the whole question. */
export function signsOfWhole(tokens: readonly string[], past: Past | undefined): number[] {
  const stems = tokens.map(stemOf)
  const found = new Set<number>()
  const add = (text: string) => found.add(nameOf(text))
  add(past ? 'T' : 'S')
  const all = ends(tokens)
  const allStems = ends(stems)
  for (const [at, token] of all.entries()) {
    add(`w${token}`)
    add(`s${allStems[at]}`)
    if (at > 0) add(`b${allStems[at - 1]} ${allStems[at]}`)
    if (at > 1) add(`t${all[at - 2]} ${all[at - 1]} ${token}`)
    if (at > 1) add(`g${allStems[at - 2]} _ ${allStems[at]}`)
    for (let far = 3; far <= NEAR + 3 && at - far >= 0; far++) add(`n${allStems[at - far]} ${allStems[at]}`)
    if (isWord(token) && token.length >= LEAST_PIECE) {
      add(`p${token.slice(0, LEAST_PIECE)}`)
      add(`e${token.slice(-3)}`)
      for (let from = 0; from + 4 <= token.length; from++) add(`c${token.slice(from, from + 4)}`)
    }
  }
  add(`l${Math.min(tokens.length, 12) >> 1}`)
  if (past) {
    add(`P${past.shape}`)
    add(`N${past.narrowed}`)
    for (const one of stems) found.add(mixed(nameOf(`P${past.narrowed}`), nameOf(one)))
    add(`f${stems.slice(0, 2).join(' ')}`)
    if (tokens.length <= NEAR) add(`short${stems.join(' ')}`)
  }
  return [...found]
}

const shapeOf = (token: string) =>
  isMark(token) ? token : !isWord(token) ? 'number' : isGrammarWord(token) ? 'known' : 'new'

export const signOfWord = (token: string): number => nameOf(`W${token}`)

/** Signs of each word: itself and what stands around it; `unmet`: as of a word that never was met, by what stands around it alone. */
export function signsOfWords(tokens: readonly string[], talk: boolean, unmet = false): number[][] {
  const stems = tokens.map(stemOf)
  const at = (list: readonly string[], n: number) => list[n] ?? (n < 0 ? '^' : '$')
  return tokens.map((token, n) => {
    const [one, two, before, earlier] = [at(tokens, n + 1), at(tokens, n + 2), at(tokens, n - 1), at(tokens, n - 2)]
    const shape = shapeOf(token)
    const own = [
      `W${token}`,
      `S${stems[n]}`,
      `BW${before} ${stems[n]}`,
      `WA${stems[n]} ${one}`,
      `E${token.slice(-2)} ${shape}`,
      `E3${token.slice(-3)} ${shape}`,
      `F${token.slice(0, 4)}`,
    ]
    const all = [
      ...(unmet ? [] : own),
      `Bias${talk}`,
      `H${shape}`,
      `H1${shape} ${before}`,
      `H2${shape} ${earlier} ${before}`,
      `H3${shape} ${one}`,
      `H4${shapeOf(before)} ${shape} ${shapeOf(one)}`,
      `B${before}`,
      `B2${earlier} ${before}`,
      `A${one}`,
      `A2${one} ${two}`,
      `BS${at(stems, n - 1)} ${at(stems, n - 2)}`,
      `FIRST${n === 0} ${shape}`,
      `LAST${n === tokens.length - 1} ${shape}`,
    ]
    for (const near of tokens.slice(Math.max(0, n - NEAR), n)) all.push(`N${shape} ${near}`)
    return [...new Set(all.map(nameOf))]
  })
}
