import { describe, expect, it } from 'vitest'
import { guideOf } from './guide-of.fixture.ts'
import { GUIDES } from './guides.ts'
import { LOCAL_TRADE_QUESTIONS } from './local-trades.fixture.ts'

describe('the guides of food, retail and services', () => {
  it('exist where a question names them', () => {
    for (const [, question, guides] of LOCAL_TRADE_QUESTIONS)
      for (const id of guides.split('|')) expect(GUIDES.has(id), question).toBe(true)
  })

  it('answer what was asked in other words than theirs, 17 times of 20', { tags: 'corpus' }, () => {
    const lost = LOCAL_TRADE_QUESTIONS.filter(
      ([setor, question, guides]) => !guides.split('|').includes(guideOf(setor, question) ?? ''),
    ).map(([, question]) => question)
    expect(lost.length / LOCAL_TRADE_QUESTIONS.length, lost.join('\n')).toBeLessThanOrEqual(0.15)
  })
})
