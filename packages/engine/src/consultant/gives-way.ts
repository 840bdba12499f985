import { fold } from '#src/text/words.ts'
import { ASKS_HOW, ASKS_NUMBER, asksOnlyHow, asksSum, MAX_TALK, numbersSaid } from './asks-sum.ts'
import { asksAfterLimit } from './case-fit.ts'
import type { Known } from './company.ts'
import { goesOnWith } from './continued.ts'
import type { Memory } from './memory.ts'
import { stakesIn } from './stake-reader.ts'
import type { Told } from './sum-told.ts'
import { SHARE, THEME_HEARD, topicOf } from './topics.ts'

const THOUSANDS = 1_000
/** Whether a new sum only asks back where no number was asked for, and a guide speaks of just this. */
export function givesWay(known: Known, question: string, memory: Memory, sum: Told): boolean {
  // Among thousands '10 na mão' is no ten reais.
  if (memory.loan && memory.loan.amount >= THOUSANDS && /R\$ \d{1,2}(?![\d.])/.test(sum.draft.answer.text)) return true
  if (asksAfterLimit(fold(question.slice(0, MAX_TALK)))) return true
  if (memory.focus === 'sum') return false
  // What is saved beside a price is no reserve to live on.
  const { price, saved } = stakesIn(question)
  if (price !== undefined && saved !== undefined && !ASKS_NUMBER.test(fold(question.slice(0, MAX_TALK)))) return true
  // 'Contrato mais uma pessoa? Vale a pena?' asks for no cost.
  if (
    sum.memory.sum?.id === 'contratar' &&
    numbersSaid(question) === 0 &&
    !ASKS_NUMBER.test(fold(question.slice(0, MAX_TALK)))
  )
    return true
  // Whatever has a figure was asked for it.
  if (sum.draft.dados || sum.memory.sum?.missing === null) return false
  if (asksOnlyHow(question) || goesOnWith(known, question, memory)) return true
  if (ASKS_NUMBER.test(fold(question.slice(0, MAX_TALK))) || asksSum(question)) return false
  const topic = topicOf(question, known.reading.segment, known.weak)
  // A number that is said is there to be reckoned with.
  if (topic.kind === 'guide' && topic.share >= (numbersSaid(question) > 0 ? SHARE.alone : SHARE.told)) return true
  return (
    ASKS_HOW.test(fold(question.slice(0, MAX_TALK))) && 'theme' in topic && (topic.theme?.share ?? 0) >= THEME_HEARD
  )
}
