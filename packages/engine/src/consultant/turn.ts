import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { tell } from './answer.ts'
import { type ConsultantInput, type Known, readCompany } from './company.ts'
import { type Draft, EMPTY_DRAFT, writeDraft } from './draft.ts'
import { type Memory, readMemory } from './memory.ts'
import { bringsUp, isReserved, namesSecond, questionsOf, standsAlone } from './parts.ts'
import { objectsIn } from './subjects.ts'
import { themeOf } from './themes/themes.ts'

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
  /** The message says itself that it asks more than one thing. */
  told?: boolean
  /** Danger, law and taxes: answered before anything is looked up. */
  reserved: boolean
  /** What the ledger says to it; absent: it asks for no number that is there. */
  numbers?: NumbersDraft
}

/** The questions of a message, in order. */
export const partsOf = (message: string): Part[] => {
  const told = namesSecond(message)
  return questionsOf(message).map((text) => ({ text, reserved: isReserved(text), ...(told && { told }) }))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever was stored; what can't be read is forgotten. */
export const readTalk = (stored: unknown): TalkState => (isObject(stored) ? stored : {})

/** So many words that the subjects know make a question of its own, though none is surely meant. */
const NAMED_OBJECTS = 3
/** What a question is about, as far as two of them may be compared; null: nothing of its own. */
function subjectOf(known: Known, before: Memory, question: string): string | null {
  const { subject, sum, choices } = tell(known, question, before).memory
  if (sum !== before.sum) return 'sum'
  if (subject && subject !== before.subject)
    return subject.kind === 'guide' ? (themeOf(subject.id) ?? subject.id) : JSON.stringify(subject)
  const near = objectsIn(question).length >= NAMED_OBJECTS ? choices.find(({ kind }) => kind === 'guide') : undefined
  return near?.kind === 'guide' ? (themeOf(near.id) ?? near.id) : null
}

/** 'E como treino uma atendente nova': a word of asking, and nothing that the first spoke of. */
function asksAnew(before: string, text: string): boolean {
  const named = new Set(objectsIn(before).map(fold))
  const own = objectsIn(text)
  return ASKS_ANEW.test(fold(text).trim()) && own.length > 0 && !own.some((word) => named.has(fold(word)))
}
const ASKS_ANEW =
  /^e (?:como|o que|quanto|onde|posso|preciso|tenho que|devo|vale a pena|qual (?:o|a) (?:prazo|melhor))\b/

/**
 * Neighbours that are one question: 'quais dão dinheiro e quais só dão trabalho', 'cobro sinal? eles vão achar ruim?'. Two are asked
 * where each has an answer by itself, on another subject, or the message says so.
 */
function joined(known: Known, memory: Memory, parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    if (!last || part.told || part.numbers || last.numbers || part.reserved || last.reserved) {
      kept.push(part)
      continue
    }
    const [one, two] = [last, part].map(({ text }) => subjectOf(known, memory, text))
    const apart =
      two === null
        ? asksAnew(last.text, part.text)
        : one === null
          ? bringsUp(last.text, part.text) || asksAnew(last.text, part.text)
          : one !== two || one === 'sum'
    if (apart && standsAlone(part.text)) kept.push(part)
    else {
      // What adds nothing to the first only blurs it.
      const text = `${last.text} ${part.text}`
      if (one === null || two !== null || subjectOf(known, memory, text) !== one)
        kept[kept.length - 1] = { ...last, text }
    }
  }
  return kept
}

/** 'E se', 'quem', 'por quê': of what was asked just before. */
const LEANS = /^(?:e |mas |ai )?(?:se|quem|por ?que|pq|qual (?:o|a) (?:primeiro|melhor)|pra quem|pr[ao]s? outr[oa]s?)\b/
/** Answers the questions of a message and says what to remember. Pure. */
export function answerParts(
  input: Omit<ConsultantInput, 'question'>,
  parts: readonly Part[],
  state: TalkState,
): { answer: ConsultantAnswer; state: TalkState } {
  const known = readCompany({ ...input, question: '' })
  const before = readMemory(state.consultant)
  let memory = before
  let last = state.last
  const drafts: Draft[] = []
  for (const [n, { text, numbers }] of joined(known, memory, parts).entries()) {
    if (numbers) {
      drafts.push(numbers(known.book))
      last = 'question'
    } else {
      // A question that stands alone is no follow-up of its neighbour.
      const own = n > 0 && memory.focus !== 'sum' && standsAlone(text) && !LEANS.test(fold(text))
      const told = tell(known, own ? text.replace(/^e\s+(?=\p{L})/iu, '') : text, own ? before : memory)
      drafts.push(told.draft)
      // What led nowhere ends no conversation on numbers.
      if (told.memory.subject !== memory.subject || told.memory.sum !== memory.sum) last = 'consultant'
      memory = own ? { ...told.memory, subject: told.memory.subject ?? memory.subject } : told.memory
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
