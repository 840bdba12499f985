import { type Reading, worksAlone } from '#src/reading/input.ts'
import type { Doer } from './candidates.ts'
import { hasCounted, isUndecided, stepScreen, toldPrice } from './screens.ts'

/** Who carries a plan out, as her answers tell. */
export const doerOf = (reading: Reading): Doer => ({
  alone: worksAlone(reading),
  activity: reading.activity.activity,
  suits: stepScreen(reading),
  counted: hasCounted(reading),
  undecided: isUndecided(reading),
  toldPrice: toldPrice(reading),
  mostSpent: reading.revenue && reading.revenue.value / 2,
})
