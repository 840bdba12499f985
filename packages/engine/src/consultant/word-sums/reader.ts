import { type Outcome, once, weighed } from './learned.ts'
import { type Question, readQuestion } from './quantities.ts'
import type { Shape } from './shapes.ts'
import { FEATURES, SHAPES, STEP, WEIGHTS } from './weights.data.ts'

/** The likeliest way to read a question. */
export interface Heard {
  question: Question
  shape: Shape
  /** By slot, which number of the question. */
  numbers: readonly number[]
  value: number
  /** How likely, 0 to 1. */
  share: number
}

const learned = once({ FEATURES, SHAPES, STEP, WEIGHTS })

const MOST_NUMBERS = 9

export interface Likeliest {
  question: Question
  /** null: most likely no sum is asked for. */
  best: Heard | null
  /** The next likely way that comes to another result; null: none is a sum. */
  next: Heard | null
  /** The two likeliest sums in which each number has its part. */
  whole: readonly Heard[]
  /** How likely no sum is. */
  none: number
  /** How likely what was heard is, together with readings that come to the same. */
  agreed: number
}

/** Whether a result is one of these figures; what is counted is told in whole ones. */
export const isSaid = (value: number, figures: readonly number[], scale: number): boolean =>
  figures.some((figure) => Math.abs(figure - value) < scale || figure === Math.ceil(value))

/** `heard`: what another way of reading came to, null for nothing. null: too few numbers or too many. */
export function likeliest(text: string, heard: number | null): Likeliest | null {
  const question = readQuestion(text)
  const count = question.quantities.length
  if (count < 2 || count > MOST_NUMBERS) return null
  const outcomes = weighed(question, learned(), heard)
  const heardOf = ({ share, reading: { shape, numbers, value } }: Outcome): Heard | null =>
    shape ? { question, shape, numbers, value, share } : null
  return {
    question,
    best: heardOf(outcomes[0]!),
    next: outcomes.slice(1, 3).flatMap((one) => heardOf(one) ?? [])[0] ?? null,
    whole: outcomes
      .filter(({ reading: { numbers } }) => new Set(numbers).size === count)
      .slice(0, 2)
      .flatMap((one) => heardOf(one) ?? []),
    none: outcomes.find((outcome) => !outcome.reading.shape)?.share ?? 0,
    agreed: agreedIn(outcomes, heard),
  }
}

const agreedIn = (outcomes: readonly Outcome[], heard: number | null): number =>
  heard === null
    ? 0
    : outcomes.reduce((sum, { value, share }) => sum + (isSaid(value, [Math.abs(heard)], NEAR) ? share : 0), 0)
const NEAR = 0.011

/** How likely a result is to what was learned by itself, which knows of no other reading. */
export const likelihoodOf = (question: Question, result: number): number =>
  agreedIn(weighed(question, learned(), null), result)
