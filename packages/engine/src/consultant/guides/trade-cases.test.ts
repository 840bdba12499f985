import { describe, expect, it } from 'vitest'
import { guideOf } from './guide-of.fixture.ts'
import { GUIDES } from './guides.ts'
import { TRADE_CASES } from './trade-cases.fixture.ts'

describe('the cases of each trade', () => {
  it('are met by their guide, 17 times of 20', { tags: 'corpus' }, () => {
    const ids = TRADE_CASES.flatMap(([, , guides]) => guides.split('|'))
    expect(ids.filter((id) => !GUIDES.has(id))).toEqual([])
    const missed = TRADE_CASES.filter(
      ([setor, question, guides]) => !guides.split('|').includes(guideOf(setor, question) ?? ''),
    )
    expect(missed.length / TRADE_CASES.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.15)
  })
})
