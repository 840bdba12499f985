import type { Reading } from '#src/reading/input.ts'
import { CONFIDENCE } from '#src/rules.ts'
import type { Evaluation } from './score.ts'

/** Fraction in [0.30, 0.95]: how complete the data was. No answer that is taken away raises it. */
export function confidenceOf(reading: Reading, evaluation: Evaluation): number {
  const { base, answers, exact, costs, unverified, min, max } = CONFIDENCE
  const share = evaluation.possibleWeight === 0 ? 0 : evaluation.answeredWeight / evaluation.possibleWeight
  const value =
    base +
    answers * share +
    (reading.revenue?.exact && reading.people?.exact ? exact : 0) +
    (reading.costs.total !== null ? costs : 0) -
    (reading.unverified ? unverified : 0)
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100
}
