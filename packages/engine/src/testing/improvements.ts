import type { MarketSegment } from '@norteia/contracts/company'
import {
  ACQUISITION_CHANNELS,
  AI_USAGE,
  COMPANY_AGES,
  type FormAnswers,
  NONE_OF_THESE,
} from '@norteia/contracts/diagnostic'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { FactBook } from '#src/facts/fact-book.ts'
import { type AnalysisInput, readInput } from '#src/reading/input.ts'
import { evaluate, scoreDimensions } from '#src/scoring/score.ts'
import { totalScore } from '#src/scoring/total.ts'

/** Dimensions and total, without the texts. */
export function scoresOf(input: AnalysisInput) {
  const { results, cap } = evaluate(new FactBook(), readInput(input))
  const dimensions = scoreDimensions(results)
  return { dimensions, total: totalScore(dimensions, cap), cap }
}

const withForm = (input: AnalysisInput, form: Partial<FormAnswers>): AnalysisInput => ({
  ...input,
  formAnswers: { ...input.formAnswers, ...form },
})

/** Pairs of the same company, the second with one better answer. */
export function* improvements(input: AnalysisInput): Generator<[AnalysisInput, AnalysisInput]> {
  const segment = input.formAnswers.market_segment as MarketSegment
  const withAnswer = (id: string, answer: string | string[]): AnalysisInput => ({
    ...input,
    segmentSpecificAnswers: { ...input.segmentSpecificAnswers, [id]: answer },
  })
  for (const { id, type, options, weight } of SEGMENT_QUESTIONS[segment]) {
    if (weight === undefined || !options) continue
    if (type === 'multiselect') {
      const labels = options.map(([label]) => label).filter((label) => label !== NONE_OF_THESE)
      yield [withAnswer(id, []), withAnswer(id, labels.slice(0, 1))]
      yield [withAnswer(id, [NONE_OF_THESE]), withAnswer(id, labels.slice(0, 1))]
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
  for (let count = 1; count <= ACQUISITION_CHANNELS.length; count++)
    yield [
      withForm(input, { acquisition_channels: ACQUISITION_CHANNELS.slice(0, count - 1) }),
      withForm(input, { acquisition_channels: ACQUISITION_CHANNELS.slice(0, count) }),
    ]
  const kpis = ['', 'margem', 'margem, caixa', 'margem, caixa, NPS', 'margem, caixa, NPS, estoque']
  for (let i = 1; i < kpis.length; i++)
    yield [withForm(input, { kpis: kpis[i - 1]! }), withForm(input, { kpis: kpis[i]! })]
  const goals = ['não tenho meta', 'crescer', 'crescer 10%', 'crescer 10% em 12 meses']
  for (let i = 1; i < goals.length; i++)
    yield [withForm(input, { future_goals: goals[i - 1]! }), withForm(input, { future_goals: goals[i]! })]
  // Three kinds of costs are named, so that even a high margin counts.
  const costs = [7_500, 6_000, 3_000, 500].map((folha) => `folha ${folha}; aluguel 1.500; impostos 500`)
  const exact = { ...input, company: { ...input.company, faturamento: 9_000, funcionarios: 3 } }
  for (let i = 1; i < costs.length; i++)
    yield [withForm(exact, { main_costs: costs[i - 1]! }), withForm(exact, { main_costs: costs[i]! })]
  const alone = withForm(exact, { main_costs: 'folha' })
  yield [alone, { ...alone, company: { ...alone.company, faturamento: 30_000 } }]
}

/** Whether one better answer lowered the total or its dimension, or moved another one. */
export function breaksMonotony([before, after]: readonly [AnalysisInput, AnalysisInput]): boolean {
  const was = scoresOf(before)
  const is = scoresOf(after)
  const moved = is.dimensions.filter(({ nota }, index) => nota !== was.dimensions[index]!.nota)
  const fell = is.dimensions.some(({ nota }, index) => (nota ?? 0) < (was.dimensions[index]!.nota ?? 0))
  return is.total < was.total || moved.length > 1 || fell
}
