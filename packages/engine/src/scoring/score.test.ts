import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FactBook } from '#src/facts/fact-book.ts'
import { readInput } from '#src/reading/input.ts'
import { randomCompany, seeded } from '#src/testing/companies.ts'
import { breaksMonotony, improvements, scoresOf } from '#src/testing/improvements.ts'
import { evaluate } from './score.ts'

describe('the score', () => {
  test('never falls when one answer gets better, and no other dimension moves', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...MARKET_SEGMENTS), (seed, segment) => {
        for (const pair of improvements(randomCompany(seeded(seed), segment))) {
          compared++
          expect(breaksMonotony(pair)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(1_500)
  })

  test('can be worked out again from the dimensions on screen', () => {
    const weights = { FIN: 25, VEN: 20, OPE: 20, GES: 15, PES: 10, DIG: 10 }
    for (let seed = 0; seed < 200; seed++) {
      const { dimensions, total } = scoresOf(randomCompany(seeded(seed)))
      const known = dimensions.filter(({ nota }) => nota !== null)
      const sum = known.reduce((all, { id }) => all + weights[id], 0)
      expect(total).toBe(Math.round(known.reduce((all, { id, nota }) => all + weights[id] * nota!, 0) / sum))
    }
  })

  test('leaves out what does not apply and what was left blank', () => {
    const base = randomCompany(seeded(7), 'Tecnologia')
    const answers = (change: Record<string, string | string[]>) =>
      evaluate(new FactBook(), readInput({ ...base, segmentSpecificAnswers: change })).results.map(({ rule }) => rule)
    expect(answers({ tech_churn: 'Não se aplica', tech_support: [] })).not.toContain('tech_churn')
    expect(answers({ tech_churn: 'Não se aplica', tech_support: [] })).not.toContain('tech_support')
    expect(answers({ tech_churn: 'Mais de 5%' })).toContain('tech_churn')
    expect(answers({ retail_turnover: 'Até 30 dias' })).not.toContain('retail_turnover')
  })

  test('spreads random companies over the classes', () => {
    const totals = Array.from({ length: 1_000 }, (_, seed) => scoresOf(randomCompany(seeded(seed))).total).sort(
      (a, b) => a - b,
    )
    expect(totals[500]).toBeGreaterThan(40)
    expect(totals[500]).toBeLessThan(66)
    expect(totals[990]! - totals[10]!).toBeGreaterThan(22)
  })
})
