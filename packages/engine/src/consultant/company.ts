import { FormAnswers } from '@norteia/contracts/diagnostic'
import { FactBook } from '#src/facts/fact-book.ts'
import { isGuarded } from '#src/planning/plan.ts'
import { type AnalysisInput, type Reading, readInput } from '#src/reading/input.ts'
import { WEAK_BELOW } from '#src/rules.ts'
import type { ScoreCap } from '#src/scoring/cap.ts'
import { type Priority, rankRules } from '#src/scoring/priorities.ts'
import type { RuleResult } from '#src/scoring/rule-result.ts'
import { type DimensionScore, evaluate, scoreDimensions } from '#src/scoring/score.ts'

export interface ConsultantInput {
  question: string
  /** From the company's record; names and e-mails never come in. */
  company: AnalysisInput['company']
  /** Input of the newest diagnostic; null: none yet. */
  diagnostic: AnalysisInput | null
  /** Today's month, 'AAAA-MM': tells which public figures are old. */
  referenceMonth: string
}

/** What is known of the company. */
export interface Known {
  book: FactBook
  reading: Reading
  diagnosed: boolean
  results: ReadonlyMap<string, RuleResult>
  dimensions: DimensionScore[]
  /** Weak rules, the most worthwhile first, then growth. */
  /** Where the total stops; null: nothing holds it. */
  cap: ScoreCap | null
  ranked: Priority[]
  weak: ReadonlySet<string>
  /** Money is too short for anything but cheap steps. */
  guarded: boolean
}

export function readCompany({ company, diagnostic, referenceMonth }: ConsultantInput): Known {
  const book = new FactBook()
  const reading = readInput({
    formAnswers: diagnostic?.formAnswers ?? FormAnswers.parse({}),
    segmentSpecificAnswers: diagnostic?.segmentSpecificAnswers ?? {},
    history: [],
    company,
    referenceMonth,
  })
  const evaluation = evaluate(book, reading)
  const dimensions = scoreDimensions(evaluation.results)
  return {
    book,
    reading,
    diagnosed: diagnostic !== null,
    results: new Map(evaluation.results.map((result) => [result.rule, result])),
    dimensions,
    cap: evaluation.cap,
    ranked: rankRules(dimensions, reading),
    weak: new Set(evaluation.results.filter(({ points }) => points < WEAK_BELOW).map(({ rule }) => rule)),
    guarded: isGuarded(dimensions, evaluation),
  }
}
