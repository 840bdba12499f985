import { MARKET_SEGMENTS, type MarketSegment } from '@norteia/contracts/company'
import { AI_USAGE, COMPANY_AGES, type FormAnswers } from '@norteia/contracts/diagnostic'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEGMENT_QUESTIONS } from './data/segment-questions.data.ts'
import { FactBook } from './facts.ts'
import { type AnalysisInput, readInput } from './input.ts'
import { evaluate, scoreDimensions } from './score.ts'
import { randomCompany, seeded } from './testing/companies.ts'
import { totalScore } from './total.ts'

function scoreOf(input: AnalysisInput) {
  const dimensions = scoreDimensions(evaluate(new FactBook(), readInput(input)).results)
  return { dimensions, total: totalScore(dimensions) }
}

const withForm = (input: AnalysisInput, form: Partial<FormAnswers>): AnalysisInput => ({
  ...input,
  formAnswers: { ...input.formAnswers, ...form },
})

/** Pairs of the same company, the second with one better answer. */
function* improvements(input: AnalysisInput): Generator<[AnalysisInput, AnalysisInput]> {
  const segment = input.formAnswers.market_segment as MarketSegment
  const withAnswer = (id: string, answer: string | string[]): AnalysisInput => ({
    ...input,
    segmentSpecificAnswers: { ...input.segmentSpecificAnswers, [id]: answer },
  })
  for (const { id, type, options, weight } of SEGMENT_QUESTIONS[segment]) {
    if (weight === undefined || !options) continue
    if (type === 'multiselect') {
      const labels = options.map(([label]) => label)
      for (let count = 1; count < labels.length; count++)
        yield [withAnswer(id, labels.slice(0, count)), withAnswer(id, labels.slice(0, count + 1))]
      continue
    }
    const scored = options.filter((option) => option[1] !== null).sort((a, b) => a[1]! - b[1]!)
    for (let i = 1; i < scored.length; i++) yield [withAnswer(id, scored[i - 1]![0]), withAnswer(id, scored[i]![0])]
  }
  for (let i = 1; i < COMPANY_AGES.length; i++)
    yield [withForm(input, { company_age: COMPANY_AGES[i - 1]! }), withForm(input, { company_age: COMPANY_AGES[i]! })]
  for (let i = 1; i < AI_USAGE.length; i++)
    yield [withForm(input, { ai_usage: AI_USAGE[i]! }), withForm(input, { ai_usage: AI_USAGE[i - 1]! })]
  const kpis = ['', 'margem', 'margem, caixa', 'margem, caixa, NPS', 'margem, caixa, NPS, estoque']
  for (let i = 1; i < kpis.length; i++)
    yield [withForm(input, { kpis: kpis[i - 1]! }), withForm(input, { kpis: kpis[i]! })]
  const goals = ['crescer', 'crescer 10%', 'crescer 10% em 12 meses']
  for (let i = 1; i < goals.length; i++)
    yield [withForm(input, { future_goals: goals[i - 1]! }), withForm(input, { future_goals: goals[i]! })]
  const costs = ['folha 9.500', 'folha 8.000', 'folha 5.000', 'folha 1.000']
  const exact = { ...input, company: { ...input.company, faturamento: 9_000, funcionarios: 3 } }
  for (let i = 1; i < costs.length; i++)
    yield [withForm(exact, { main_costs: costs[i - 1]! }), withForm(exact, { main_costs: costs[i]! })]
  const alone = withForm(exact, { main_costs: 'folha' })
  yield [alone, { ...alone, company: { ...alone.company, faturamento: 30_000 } }]
}

describe('the score', () => {
  test('never falls when one answer gets better, and no other dimension moves', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...MARKET_SEGMENTS), (seed, segment) => {
        for (const [before, after] of improvements(randomCompany(seeded(seed), segment))) {
          compared++
          const was = scoreOf(before)
          const is = scoreOf(after)
          expect(is.total).toBeGreaterThanOrEqual(was.total)
          const moved = is.dimensions.filter(({ nota }, index) => nota !== was.dimensions[index]!.nota)
          expect(moved.length).toBeLessThanOrEqual(1)
          for (const [index, { nota }] of is.dimensions.entries())
            expect(nota ?? 0).toBeGreaterThanOrEqual(was.dimensions[index]!.nota ?? 0)
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(1_500)
  })

  test('can be worked out again from the dimensions on screen', () => {
    const weights = { FIN: 25, VEN: 20, OPE: 20, GES: 15, PES: 10, DIG: 10 }
    for (let seed = 0; seed < 200; seed++) {
      const { dimensions, total } = scoreOf(randomCompany(seeded(seed)))
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
    const totals = Array.from({ length: 1_000 }, (_, seed) => scoreOf(randomCompany(seeded(seed))).total).sort(
      (a, b) => a - b,
    )
    expect(totals[500]).toBeGreaterThan(40)
    expect(totals[500]).toBeLessThan(66)
    expect(totals[990]! - totals[10]!).toBeGreaterThan(22)
  })
})
