import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { tell } from './answer.ts'
import { type ConsultantInput, readCompany } from './company.ts'
import { type Draft, EMPTY_DRAFT, writeDraft } from './draft.ts'
import { readMemory } from './memory.ts'
import { isReserved, questionsOf } from './parts.ts'

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
export const partsOf = (message: string): Part[] =>
  questionsOf(message).map((text) => ({ text, reserved: isReserved(text) }))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever was stored; what can't be read is forgotten. */
export const readTalk = (stored: unknown): TalkState => (isObject(stored) ? stored : {})

/** Answers the questions of a message and says what to remember. Pure. */
export function answerParts(
  input: Omit<ConsultantInput, 'question'>,
  parts: readonly Part[],
  state: TalkState,
): { answer: ConsultantAnswer; state: TalkState } {
  const known = readCompany({ ...input, question: '' })
  let memory = readMemory(state.consultant)
  let last = state.last
  const drafts: Draft[] = []
  for (const { text, numbers } of parts) {
    if (numbers) {
      drafts.push(numbers(known.book))
      last = 'question'
    } else {
      const told = tell(known, text, memory)
      drafts.push(told.draft)
      // What led nowhere ends no conversation on numbers.
      if (told.memory.subject !== memory.subject || told.memory.sum !== memory.sum) last = 'consultant'
      memory = told.memory
    }
  }
  return {
    answer: writeDraft(known.book, oneDraft(drafts)),
    state: { ...state, consultant: memory, ...(last && { last }) },
  }
}

const ORDER = ['Primeira pergunta', 'Segunda pergunta', 'Terceira pergunta']
const MOST = { steps: 6, risks: 4 }

/** Several answers as one, in turn; figures of the first that has some. */
function oneDraft(drafts: readonly Draft[]): Draft {
  if (drafts.length === 1) return drafts[0]!
  const texts = (field: 'expectedResults' | 'timeline' | 'investment' | 'roi' | 'successCases'): Text => {
    const said = drafts.map((draft) => draft[field]).filter(({ text }) => text !== EMPTY_DRAFT[field].text)
    return said.length === 0
      ? EMPTY_DRAFT[field]
      : join(
          said.filter(({ text }, n) => said.findIndex((it) => it.text === text) === n),
          ' ',
        )
  }
  const lists = (field: 'actionSteps' | 'risks', most: number) => {
    const all = drafts.flatMap((draft) => draft[field])
    return all.filter(({ text }, n) => all.findIndex((it) => it.text === text) === n).slice(0, most)
  }
  const dados = drafts.find((draft) => draft.dados)?.dados
  return {
    answer: join(
      drafts.map(({ answer }, n) => say`${ORDER[n]!}. ${answer}`),
      '\n\n',
    ),
    actionSteps: lists('actionSteps', MOST.steps),
    expectedResults: texts('expectedResults'),
    timeline: texts('timeline'),
    investment: texts('investment'),
    roi: texts('roi'),
    risks: lists('risks', MOST.risks),
    successCases: texts('successCases'),
    ...(dados && { dados }),
  }
}
