import { describe, expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { readCompany } from '#src/consultant/company.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'
import { BREADTH } from './breadth.fixture.ts'
import { GUIDES } from './guides.ts'

/** The guide that a question is answered with; undefined: another answer. */
function guideOf(setor: string, question: string): string | undefined {
  const company = { setor, faturamento: null, funcionarios: 3 }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { subject } = tell(known, question, NO_MEMORY).memory
  return subject?.kind === 'guide' ? subject.id : undefined
}

describe('the situations of each segment', () => {
  it('are met in other words than the phrases of their guide', () => {
    expect(BREADTH.filter(([, , id]) => !GUIDES.has(id))).toEqual([])
    const missed = BREADTH.filter(([setor, question, id]) => guideOf(setor, question) !== id)
    expect(missed.length / BREADTH.length, JSON.stringify(missed, null, 1)).toBeLessThan(0.05)
  })
})
