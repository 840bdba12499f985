import { fold } from '#src/text/words.ts'
import { figuresIn, MAX_TALK, numbersSaid, ROUNDED } from './asks-sum.ts'
import type { Known } from './company.ts'
import { changesSum } from './follow-ups.ts'
import { type Memory, NO_MEMORY } from './memory.ts'
import { CHARGED } from './slot-changes.ts'
import type { Told } from './sum-told.ts'

type Tell = (known: Known, question: string, memory: Memory) => Told | undefined

const MOST_BEFORE = 3
const ENDS = /[?!.\s]+$/
const oneStory = (messages: readonly string[]) => messages.map((text) => text.replace(ENDS, '')).join('. ')
const figureOf = (told: Told | undefined): number | null =>
  told?.draft.dados?.valor ? Number(told.draft.dados.valor.valor) : null
/** 'Agora custa 14': a number that takes the place of another is no further one. */
const REPLACES =
  /\b(?:agora|passou|subiu|baixou|caiu|em vez|na verdade|era|trocando|foi p(?:ra|ara|ro)|vai p(?:ra|ara|ro))\b/

/**
 * A message that adds numbers to the last sum, told as one story with it: 'trabalho 22 dias e tenho 4.300 de aluguel' after what is left
 * by the day. Only where the story until then comes to what was told, and every new number has its part.
 */
export function joinedTold(known: Known, question: string, memory: Memory, tell: Tell): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  const last = memory.result?.value
  if (memory.focus !== 'sum' || last === undefined || memory.sum?.missing || memory.estimate) return undefined
  if (numbersSaid(question) === 0 || (changesSum(text) && !CHARGED.test(text)) || REPLACES.test(text)) return undefined
  for (let count = 1; count <= Math.min(MOST_BEFORE, memory.said.length); count++) {
    const before = memory.said.slice(-count)
    const same = figureOf(tell(known, oneStory(before), NO_MEMORY))
    if (same === null || Math.abs(same - last) >= ROUNDED) continue
    const told = tell(known, oneStory([...before, question]), NO_MEMORY)
    // Another calculator would leave out what the last one reckoned with: charges on a salary, interest.
    if (told && memory.sum && told.memory.sum?.id !== memory.sum.id) return undefined
    const figure = figureOf(told)
    if (!told || figure === null || Math.abs(figure - last) < ROUNDED) return undefined
    const said = figuresIn(told.draft.answer.text)
    const whole = figuresIn(text).every((number) => said.some((one) => Math.abs(one - number) < ROUNDED))
    return whole
      ? { ...told, memory: { ...told.memory, subject: memory.subject, said: memory.said, loan: memory.loan } }
      : undefined
  }
  return undefined
}
