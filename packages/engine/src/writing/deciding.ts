import type { FactBook } from '#src/facts/fact-book.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import type { Measures } from '#src/measures/measures.ts'
import { type Challenge, decidingFigures } from '#src/problems/challenge.ts'
import { briefOf } from '#src/verdicts/brief.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

const MOST = 4
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
  const answered = first !== undefined && briefOf(first)?.reckoned === true
  const restored = answered && figure && !isTold(book, first, figure) ? [figure, ...figures] : figures
  return restored
    .filter(({ fact, text }, at) => !(ACCOUNT.test(text.text) && restored.slice(0, at).some(isOf(fact.valor))))
    .slice(0, MOST)
}

const isOf =
  (value: number | string) =>
  ({ fact }: MeasuredFigure): boolean =>
    fact.valor === value

function isTold(book: FactBook, { answer }: Verdict, { fact }: MeasuredFigure): boolean {
  const told = [...book.valuesBehind(answer.spans.map(({ fato }) => fato))]
  return told.some((value) => Math.abs(value) === Math.abs(Number(fact.valor)))
}
