import { describe, expect, it } from 'vitest'
import { BREADTH } from './breadth.fixture.ts'
import { guideOf } from './guide-of.fixture.ts'
import { GUIDES } from './guides.ts'

describe('the situations of each segment', () => {
  it('are met in other words than the phrases of their guide', { tags: 'corpus' }, () => {
    expect(BREADTH.flatMap(([, , ids]) => ids.split('|')).filter((id) => !GUIDES.has(id))).toEqual([])
    const missed = BREADTH.filter(([setor, question, ids]) => !ids.split('|').includes(guideOf(setor, question) ?? ''))
    expect(missed.length / BREADTH.length, JSON.stringify(missed, null, 1)).toBeLessThan(0.05)
  })
})
