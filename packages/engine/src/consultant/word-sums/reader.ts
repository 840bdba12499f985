import { once, weighed } from './learned.ts'
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
  /** How likely, 0 to 1, and how much likelier than the next result. */
  share: number
  margin: number
}

const learned = once({ FEATURES, SHAPES, STEP, WEIGHTS })

const MOST_NUMBERS = 9

/** `heard`: what another way of reading came to, null for nothing. null: no sum is in it. */
export function likeliest(
  text: string,
  heard: number | null,
): { best: Heard | null; others: ReadonlyMap<string, number> } | null {
  const question = readQuestion(text)
  const count = question.quantities.length
  if (count < 2 || count > MOST_NUMBERS) return null
  const outcomes = weighed(question, learned(), heard)
  const [first, second] = outcomes
  const others = new Map(outcomes.map(({ value, share }) => [value.toPrecision(7), share]))
  const { shape, numbers, value } = first!.reading
  return {
    best: shape
      ? { question, shape, numbers, value, share: first!.share, margin: first!.share - (second?.share ?? 0) }
      : null,
    others,
  }
}
