import type { FactBook } from '#src/facts/fact-book.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import type { Measures } from '#src/measures/measures.ts'
import { type Challenge, decidingFigures } from '#src/problems/challenge.ts'
import { briefOf } from '#src/verdicts/brief.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

const MOST = 4
/** It can be followed number by number: no repetition of what the answer says in words. */
const IS_ACCOUNT = /^A conta: /
const ACCOUNT = /^A conta: [^.]*\.$/

/**
 * The figures under the opening. Where the opening has said the answer to her question, the figure of her problem stands here,
 * unless the answer tells it; an account of it beside it would say the same.
 */
export function shownFigures(
  book: FactBook,
  challenge: Challenge,
  [first]: readonly Verdict[],
  measures: Measures,
  spoken: string,
): readonly MeasuredFigure[] {
  const figures = decidingFigures(challenge, measures, spoken)
  const { figure } = challenge
  const answered = first !== undefined && leads(first, challenge) && briefOf(first)?.reckoned === true
  const restored =
    answered && figure && (IS_ACCOUNT.test(figure.text.text) || !isTold(book, first, figure))
      ? [figure, ...figures]
      : figures
  return restored
    .filter(({ fact, text }, at) => !(ACCOUNT.test(text.text) && restored.slice(0, at).some(isOf(fact.valor))))
    .slice(0, MOST)
}

/** A goal's answer doesn't come before the figure of what hurts. */
export const leads = ({ field }: Verdict, { figure }: Challenge): boolean =>
  field === 'main_challenge' || figure === null

const isOf =
  (value: number | string) =>
  ({ fact }: MeasuredFigure): boolean =>
    fact.valor === value

/** The answer says it in words: what it was only reckoned from still has to be told. */
function isTold(book: FactBook, { answer }: Verdict, { fact }: MeasuredFigure): boolean {
  const told = answer.spans.map(({ fato }) => Math.abs(Number(book.valueOf(fato))))
  return told.includes(Math.abs(Number(fact.valor)))
}
