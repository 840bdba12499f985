import { fold } from '#src/text/words.ts'
import { ASKS_HOW, ASKS_NUMBER, figuresIn, MAX_TALK, numbersSaid, ROUNDED } from './asks-sum.ts'
import type { Known } from './company.ts'
import type { Draft } from './draft.ts'
import { changesSum } from './follow-ups.ts'
import { type Memory, NO_MEMORY } from './memory.ts'
import { asMeant } from './stories/asides.ts'
import type { Told } from './sum-told.ts'

type Tell = (known: Known, question: string, memory: Memory) => Told | undefined

const ENDS = /[?!.\s]+$/
const MOST_WORDS = 24
/** 'Dá lucro?', 'sobra alguma coisa?' asks for a figure that no 'quanto' names. */
const ASKS_LEFT = /\b(?:sobra|lucro|prejuizo|quanto|empata)\b/
/** It says itself what comes in, so it leans on nothing. */
const COMES = /\b(?:vend\w+|cobr\w+|fatur\w+|receb\w+|entr(?:a|am|ou)|preco|ganh\w+|compr\w+)\b/
const ASKS_TIME = /\bquant[oa]s? (?:tempo|dias|semanas|meses|anos)\b/
/** 'Dando 10% nesse', 'bota mais 12': of a sum that was told before. */
const LEANS =
  /^(?:(?:e|mas|ai|agora|bota|poe|poem|soma|tira|dando|tirando|somando|com|sem|se|mais|menos)\b)|\b(?:ness[ea]s?|dess[ea]s?|n?isso|disso)\b/
const EXCUSED = /\b(?:19|20)\d\d\b/

const asksFigure = (text: string) => ASKS_NUMBER.test(text) || ASKS_LEFT.test(text)
const oneStory = (messages: readonly string[]) => messages.map((text) => text.replace(ENDS, '')).join('. ')
const isTold = (told: Told | undefined): told is Told => told?.draft.dados?.valor != null
/** Whether an answer reckons with every number of a text. */
export const tellsAll = ({ answer }: Pick<Draft, 'answer'>, text: string): boolean => {
  const said = figuresIn(answer.text)
  return figuresIn(fold(asMeant(text)).replace(EXCUSED, ' ')).every((number) =>
    said.some((one) => Math.abs(one - number) < ROUNDED || Math.abs(100 - one - number) < ROUNDED),
  )
}

/**
 * A figure asked of numbers that were told in messages before, and summed by none: 'cobro 60 o corte e faço 220 por mês' … 'quanto sobra?'.
 * The messages are told as one story, and only where each of its numbers has its part.
 */
export function toldBefore(known: Known, question: string, memory: Memory, tell: Tell): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  if (memory.focus === 'sum' || memory.said.length === 0 || text.split(/\s+/).length > MOST_WORDS) return undefined
  if (ASKS_HOW.test(text) || changesSum(text) || !asksFigure(text)) return undefined
  // What was asked of numbers before was answered, or couldn't be: these may belong to it.
  if (memory.said.some((message) => message.includes('?') || asksFigure(fold(message)))) return undefined
  const own = numbersSaid(question) > 1 ? tell(known, question, NO_MEMORY) : undefined
  if (isTold(own) && tellsAll(own.draft, question) && COMES.test(text)) return undefined
  const before = memory.said.filter((message) => numbersSaid(message) > 0)
  if (before.length === 0 || LEANS.test(fold(before[0]!).trim())) return undefined
  const whole = oneStory([...before, question])
  const told = tell(known, whole, NO_MEMORY)
  return isTold(told) &&
    tellsAll(told.draft, whole) &&
    !(ASKS_TIME.test(text) && told.draft.dados?.valor?.unidade === 'R$')
    ? { ...told, memory: { ...told.memory, subject: memory.subject, said: memory.said, loan: memory.loan } }
    : undefined
}
