import { describe, expect, it } from 'vitest'
import { GENERAL_CASES } from './general-cases.fixture.ts'
import { guideOf } from './guide-of.fixture.ts'
import { GUIDES } from './guides.ts'

describe('the cases of any trade', () => {
  it('name guides that exist', () => {
    for (const [, question, guides] of GENERAL_CASES)
      for (const id of guides.split('|')) expect(GUIDES.has(id), `${question}: ${id}`).toBe(true)
  })

  it('are met by the guide of their subject, four times of five', { tags: 'corpus' }, () => {
    const lost = GENERAL_CASES.filter(
      ([setor, question, guides]) => !guides.split('|').includes(guideOf(setor, question) ?? ''),
    ).map(([, question]) => question)
    expect(lost.length / GENERAL_CASES.length, lost.join('\n')).toBeLessThanOrEqual(0.2)
  })
})
