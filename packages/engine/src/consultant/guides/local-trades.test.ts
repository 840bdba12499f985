import { describe, expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { readCompany } from '#src/consultant/company.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'
import { GUIDES } from './guides.ts'
import { LOCAL_TRADE_QUESTIONS } from './local-trades.fixture.ts'

/** The guide that answers; undefined: something else does. */
function guideOf(setor: string, question: string): string | undefined {
  const company = { setor, faturamento: null, funcionarios: 3 }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { subject } = tell(known, question, NO_MEMORY).memory
  return subject?.kind === 'guide' ? subject.id : undefined
}

describe('the guides of food, retail and services', () => {
  it('exist where a question names them', () => {
    for (const [, question, guides] of LOCAL_TRADE_QUESTIONS)
      for (const id of guides.split('|')) expect(GUIDES.has(id), question).toBe(true)
  })

  it('answer what was asked in other words than theirs, 17 times of 20', () => {
    const lost = LOCAL_TRADE_QUESTIONS.filter(
      ([setor, question, guides]) => !guides.split('|').includes(guideOf(setor, question) ?? ''),
    ).map(([, question]) => question)
    expect(lost.length / LOCAL_TRADE_QUESTIONS.length, lost.join('\n')).toBeLessThanOrEqual(0.15)
  })
})
