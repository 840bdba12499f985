import { sobra_mes } from '#src/measures/cash.ts'
import { sourcesOf } from '#src/measures/measured.ts'
import { type AskedStep, NOTHING_BESIDE } from '#src/problems/deeds.ts'
import { stepOf } from '#src/problems/frames.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { leaningOf } from '#src/verdicts/leaning.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'
import { VERDICT_DEEDS } from './verdict-deeds.data.ts'

/** The deed of an answer. */
export interface OfVerdict {
  step: AskedStep
  /** Whether it takes the place of a step. */
  replaces: (title: string) => boolean
}

/**
 * What carries out the answer to her first decision, as the first step of the plan; null: her card's steps do, or nothing does.
 * `asked`: the deed of her own case comes before it, unless the answer itself names one.
 */
export function verdictDeed(
  [first]: readonly Verdict[],
  reading: Reading,
  problem: ProblemCard | null,
  asked: readonly AskedStep[],
): OfVerdict | null {
  if (!first || !problem || first.field !== 'main_challenge' || NOTHING_BESIDE.has(problem.id)) return null
  const leaning = leaningOf(first)
  const said = fold(`${reading.form.main_challenge}. ${reading.form.future_goals}`)
  const answer = fold(first.answer.text)
  const left = sobra_mes(sourcesOf(reading))
  const losing = left !== null && Number(left.fact.valor) <= 0
  const deed = VERDICT_DEEDS.find(
    (one) =>
      one.of.includes(first.id) &&
      one.leans.includes(leaning) &&
      one.se?.test(said) !== false &&
      one.diz?.test(answer) !== false &&
      !one.cards?.includes(problem.id) &&
      (!one.losing || losing),
  )
  const ofCase = asked.some(({ sure, own, card }) => sure && own && card === problem.id)
  if (!deed || (ofCase && !deed.diz)) return null
  return {
    step: { card: problem.id, step: stepOf(deed.passo), goal: false, own: true, sure: true },
    replaces: (title) => deed.troca?.test(fold(title)) === true,
  }
}

/** Whether a step is one of these: it has no sheet of its own. */
export const isVerdictDeed = (title: string): boolean => VERDICT_DEEDS.some(({ passo: [acao] }) => acao === title)
