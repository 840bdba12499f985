import { NAMES, placeOf } from '#src/consultant/word-sums/names.ts'
import { type Sparse, type SumsOf, sparseFrom } from '#src/retrieval/sparse.ts'
import { FEATURES, STEP, WEIGHTS } from './asking-weights.data.ts'
import {
  ACTS,
  type Act,
  BYS,
  type By,
  COLUMNS,
  FLOWS,
  type Flow,
  HEAD_FROM,
  OUT_AT,
  TAG_FROM,
  TAGS,
  TAKE_FROM,
  TAKES,
  type Tag,
  type Take,
  TIMES,
  type Time,
} from './labels.ts'
import { scaleOf, shareOf, sharesIn } from './scale.ts'
import { type Past, signOfWord, signsOfWhole, signsOfWords } from './signs.ts'

/** What a question asks, by learned weights of its words. */

export interface Choice<T> {
  is: T
  share: number
  /** The share of each. */
  of: (one: T) => number
}

export interface Asked {
  act: Choice<Act>
  flow: Choice<Flow>
  by: Choice<By>
  time: Choice<Time>
  /** The share of what is taken over from the question before. */
  takes: (one: Take) => number
}

export interface WordTag {
  tag: Tag
  /** That it is so, and that it says of whom or what the figure is. */
  share: number
  narrows: number
  /** It is left out. */
  out: number
  /** The word was met when this was learned. */
  met: boolean
}

let read: SumsOf | undefined
const learned = (): SumsOf => read ?? learnedFrom({ STEP, FEATURES, WEIGHTS })
/** Hears by these weights from here on: what is measured is heard by weights that were learned without it. */
export const learnedFrom = (weights: Sparse): SumsOf => (read = sparseFrom(weights, COLUMNS, NAMES))

function sumsFor(signs: readonly number[]): Float32Array {
  const { sums, known } = learned()(signs.map(placeOf))
  return sums.map((sum) => sum * scaleOf(known))
}

function chosen<T>(sums: Float32Array, from: number, list: readonly T[]): Choice<T> {
  const shares = sharesIn(sums, from, list.length)
  const share = Math.max(...shares)
  return { is: list[shares.indexOf(share)]!, share, of: (one) => shares[list.indexOf(one)]! }
}

export function hearWhole(tokens: readonly string[], past: Past | undefined): Asked {
  const sums = sumsFor(signsOfWhole(tokens, past))
  return {
    act: chosen(sums, HEAD_FROM[0]!, ACTS),
    flow: chosen(sums, HEAD_FROM[1]!, FLOWS),
    by: chosen(sums, HEAD_FROM[2]!, BYS),
    time: chosen(sums, HEAD_FROM[3]!, TIMES),
    takes: (one) => (past ? shareOf(sums[TAKE_FROM + TAKES.indexOf(one)]!) : 0),
  }
}

const isMet = (token: string): boolean => learned()([placeOf(signOfWord(token))]).known > 0

export const hearWords = (tokens: readonly string[], talk: boolean): WordTag[] =>
  signsOfWords(tokens, talk).map((signs, at) => {
    const sums = sumsFor(signs)
    const { is, share, of } = chosen(sums, TAG_FROM, TAGS)
    return {
      tag: is,
      share,
      narrows: of('quem') + of('cat') + of('coisa') + of('conta'),
      out: shareOf(sums[OUT_AT]!),
      met: isMet(tokens[at]!),
    }
  })
