import type { QuestionSets } from '@norteia/contracts/diagnostic'
import type { Entries } from './draft.ts'
import { asksAiUse, asksOtherChannel, type EntryName, segmentQuestions, text } from './submission.ts'

/** How far the form is: required questions answered, of those asked now, and those that are still open in form order. */
export function progressOf(
  entries: Entries,
  questions: QuestionSets,
): { answered: number; total: number; open: EntryName[] } {
  const general = questions.general.filter(
    ({ id, required }) =>
      required ||
      (id === 'other_channel' && asksOtherChannel(entries.general.acquisition_channels)) ||
      (id === 'ai_specification' && asksAiUse(entries.general.ai_usage)),
  )
  const segment = segmentQuestions(questions, text(entries.general.market_segment)).filter(({ required }) => required)
  const blank = (value: string | string[] | undefined) =>
    typeof value === 'string' ? value.trim() === '' : (value?.length ?? 0) === 0
  const open: EntryName[] = [
    ...general.filter(({ id }) => blank(entries.general[id])).map(({ id }) => `general.${id}` as const),
    ...segment.filter(({ id }) => blank(entries.segment[id])).map(({ id }) => `segment.${id}` as const),
  ]
  const total = general.length + segment.length
  return { answered: total - open.length, total, open }
}
