import { type Outcome, once, weighed } from '#src/consultant/word-sums/learned.ts'
import { type Question, readQuestion } from '#src/consultant/word-sums/quantities.ts'
import type { Shape } from '#src/consultant/word-sums/shapes.ts'
import { FEATURES, SHAPES, STEP, WEIGHTS } from './weights.data.ts'

/** The account that her numbers ask for first. */
export interface ReadAccount {
  question: Question
  shape: Shape
  /** By slot, which number of the text. */
  numbers: readonly number[]
  value: number
  /** How likely the result is, 0 to 1. */
  share: number
  /** Whether its kind is nearly as likely. */
  isKindSure: boolean
}

export interface Accounts {
  /** null: most likely none follows. */
  best: ReadAccount | null
  /** All results, the likeliest first; NaN: none follows. */
  outcomes: readonly Outcome[]
}

const learned = once({ FEATURES, SHAPES, STEP, WEIGHTS }, true)
const MOST_TEXT = 700
const MOST_NUMBERS = 7
/** Of the share of a result, so much has to be of one kind for it to be called so. */
const KIND_SURE = 0.8

/** Every account that the numbers of a text may ask for, weighed; null: too few or too many numbers. */
export function accountsIn(text: string): Accounts | null {
  const question = readQuestion(text.slice(0, MOST_TEXT))
  const count = question.quantities.length
  if (count < 1 || count > MOST_NUMBERS) return null
  const outcomes = weighed(question, learned())
  const { reading, share, ofKind } = outcomes[0]!
  const { shape, numbers, value } = reading
  return {
    best: shape ? { question, shape, numbers, value, share, isKindSure: ofKind >= share * KIND_SURE } : null,
    outcomes,
  }
}

const SENTENCE = /(?<=[.!?;])\s+/
const [LEAST_OF_PART, MOST_OF_PART] = [2, 4]
const MOST_PARTS = 2

const countIn = (text: string): number => text.match(/\d[\d.,]*/g)?.length ?? 0

/** What single sentences ask for, and those with one number together with their neighbour, where the whole holds more than they do. */
export function accountsInParts(text: string): Accounts[] {
  const sentences = text.slice(0, MOST_TEXT).split(SENTENCE)
  if (sentences.length < 2) return []
  const counts = sentences.map(countIn)
  const pairs = sentences
    .slice(1)
    .flatMap((next, n) => (counts[n] === 1 || counts[n + 1] === 1 ? `${sentences[n]} ${next}` : []))
  const parts = [...pairs, ...sentences].filter((part) => {
    const count = countIn(part)
    return part.length < text.length && count >= LEAST_OF_PART && count <= MOST_OF_PART
  })
  return parts.slice(0, MOST_PARTS).flatMap((part) => accountsIn(part) ?? [])
}
