import type { ConsultantAnswer } from '@norteia/contracts/agent'
import type { FactBook } from '#src/facts/fact-book.ts'
import { answerFor } from './answer.ts'
import type { ConsultantInput } from './company.ts'
import { dangerOf } from './danger.ts'
import type { Draft } from './draft.ts'
import { intentOf } from './intents.ts'

/** What a conversation keeps between two questions. Each part of the consultant reads and writes only its own. */
export interface TalkState {
  /** Cards, sums and their slots. */
  consultant?: unknown
  /** The last question about the ledger. */
  question?: unknown
  /** Which of the two the last answer came from: a follow-up without a subject is about that. */
  last?: 'consultant' | 'question'
}

/** An answer from the ledger, written with its facts once the book of this answer is open. */
export type NumbersDraft = (book: FactBook) => Draft

/** One question of a message. */
export interface Part {
  text: string
  /** Danger, law and taxes: answered before anything is looked up. */
  reserved: boolean
  /** What the ledger says to it; absent: it asks for no number that is there. */
  numbers?: NumbersDraft
}

/** The questions of a message, in order. */
export function partsOf(message: string): Part[] {
  const intent = intentOf(message)
  return [{ text: message, reserved: dangerOf(message) !== undefined || intent === 'labour' || intent === 'tax' }]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever was stored; what can't be read is forgotten. */
export const readTalk = (stored: unknown): TalkState => (isObject(stored) ? stored : {})

/** Answers the questions of a message and says what to remember. Pure; `question` of the input is not read. */
export function answerParts(
  input: Omit<ConsultantInput, 'question'>,
  parts: readonly Part[],
  state: TalkState,
): { answer: ConsultantAnswer; state: TalkState } {
  const part = parts[0]!
  const answer = answerFor({ ...input, question: part.text }, part.numbers)
  return { answer, state: { ...state, last: part.numbers ? 'question' : 'consultant' } }
}
