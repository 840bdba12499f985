import { FactBook } from '#src/facts/fact-book.ts'
import { type AnalysisInput, type Reading, readInput } from '#src/reading/input.ts'
import { type Priority, rankRules } from './priorities.ts'
import { type DimensionScore, type Evaluation, evaluate, scoreDimensions } from './score.ts'
import { totalScore } from './total.ts'

/** What analysis, prediction and sector insights all start from. */
export interface Assessment {
  book: FactBook
  reading: Reading
  evaluation: Evaluation
  dimensions: DimensionScore[]
  total: number
  /** Weak rules, the most worthwhile first, then growth rules. */
  ranked: Priority[]
}

/** What every text is written from: figures, results of the rules, scores, and the order of what to do. */
export function assess(input: AnalysisInput): Assessment {
  const book = new FactBook()
  const reading = readInput(input)
  const evaluation = evaluate(book, reading)
  const dimensions = scoreDimensions(evaluation.results)
  const ranked = rankRules(dimensions, reading.form.main_challenge, reading.form.future_goals)
  return { book, reading, evaluation, dimensions, total: totalScore(dimensions), ranked }
}
