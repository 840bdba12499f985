import { absurditiesOf } from '#src/doubts/absurdities.ts'
import { contradictionsOf } from '#src/doubts/contradictions.ts'
import type { Doubt } from '#src/doubts/doubt.ts'
import { FactBook } from '#src/facts/fact-book.ts'
import { type Measures, measuresOf } from '#src/measures/measures.ts'
import { type Challenge, readChallenge } from '#src/problems/challenge.ts'
import { type AnalysisInput, type Reading, readInput, worksAlone } from '#src/reading/input.ts'
import { hasTeamWords } from '#src/text/team.ts'
import { servingFirst } from './fit.ts'
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
  /** Weak rules that serve her problem, the most worthwhile first, then the others. */
  ranked: Priority[]
  measures: Measures
  challenge: Challenge
  /** What the answers say against each other. */
  contradictions: Doubt[]
  /** Input that no account may be built on: figures in reais are left out until it is settled. */
  absurdities: Doubt[]
}

/** What every text is written from: figures, results of the rules, scores, and the order of what to do. */
export function assess(input: AnalysisInput): Assessment {
  const book = new FactBook()
  const { reading, absurdities } = readSafely(input)
  book.speakOf(reading.activity.activity.prato)
  const evaluation = evaluate(book, reading)
  const dimensions = scoreDimensions(evaluation.results)
  const measures = measuresOf(reading)
  const weak = rankRules(dimensions, reading).flatMap(({ rule, result }) => (result ? [rule] : []))
  const challenge = readChallenge(reading, measures, weak, input.chosenCard)
  return {
    book,
    reading,
    evaluation,
    dimensions,
    total: totalScore(dimensions, evaluation.cap),
    ranked: servingFirst(rankRules(dimensions, reading, challenge.card?.causas), challenge.card),
    measures,
    challenge,
    contradictions: contradictionsOf(asTold(input, reading)).filter(
      ({ texto }) => !worksAlone(reading) || !hasTeamWords(texto.text),
    ),
    absurdities,
  }
}

/** Her answers are held against each other as she gave them, whatever the statements say. */
const asTold = (input: AnalysisInput, reading: Reading): Reading =>
  reading.ledger.size === 0 ? reading : readSafely({ ...input, measuredFacts: [] }).reading

/** Without what can't be true: an absurd revenue or cost would make every account absurd. */
function readSafely(input: AnalysisInput): Pick<Assessment, 'reading' | 'absurdities'> {
  const reading = readInput(input)
  const absurdities = absurditiesOf(reading)
  if (absurdities.every(({ id }) => id.startsWith('texto_sem_sentido'))) return { reading, absurdities }
  // What was measured isn't absurd, whatever was declared.
  const { medido, total } = reading.costs
  const costs = medido ? { items: [], total, medido: { ...medido, declarado: null } } : { items: [], total: null }
  const amounts = { ...reading.amounts, itens: [] }
  const revenue = reading.ledger.has('receita_mensal') ? reading.revenue : null
  return { reading: { ...reading, revenue, costs, amounts }, absurdities }
}
