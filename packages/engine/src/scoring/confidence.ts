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
    costs * costQuality(reading) -
    (reading.unverified ? unverified : 0)
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100
}

/** How much of the costs was understood: 0 without a sum; less where words with a number were lost or lines have no kind. */
function costQuality({ costs }: Reading): number {
  if (costs.total === null) return 0
  const unknown = costs.items.filter(({ grupo }) => grupo === 'outros').reduce((sum, { valor }) => sum + valor, 0)
  const known = costs.total > 0 ? Math.max(0, 1 - unknown / costs.total) : 1
  return costs.unread ? known / 4 : known
}
