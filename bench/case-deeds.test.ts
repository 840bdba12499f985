import type { MarketSegment } from '@norteia/contracts/company'
import { CASE_DEEDS, caseDeedsIn } from '@norteia/engine/problems/case-deeds'
import { offerOf } from '@norteia/engine/reading/offer'
import { expect, test } from 'vitest'
import { inputOf } from './owners/evaluate.ts'
import { OWNERS } from './owners/owners.ts'

/** A deed that more of the known companies ask for is of no particular situation. */
const MOST = 0.05

test('no deed is heard in more than one of twenty known companies', () => {
  const heard = new Map<string, number>()
  for (const owner of OWNERS) {
    const { formAnswers, segmentSpecificAnswers } = inputOf(owner)
    for (const { id } of caseDeedsIn(
      formAnswers.main_challenge,
      offerOf(segmentSpecificAnswers),
      formAnswers.market_segment as MarketSegment,
    ))
      heard.set(id, (heard.get(id) ?? 0) + 1)
  }
  const ordered = [...heard].sort((one, other) => other[1] - one[1])
  console.log(
    `${heard.size} of ${CASE_DEEDS.length} deeds heard in ${OWNERS.length} companies: ${ordered.map(([id, times]) => `${id} ${times}`).join(', ')}`,
  )
  expect(ordered.filter(([, times]) => times / OWNERS.length > MOST)).toEqual([])
})
