import { DIMENSIONS, type DimensionId, type Fact } from '@norteia/contracts/analysis'
import { NONE_OF_THESE } from '@norteia/contracts/diagnostic'
import { formatNumber } from '@norteia/contracts/format'
import { ANSWER_CLAUSES } from '#src/data/answer-clauses.data.ts'
import { type ScoredQuestion, SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { decapitalize, type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { type Margin, marginOf, productivityOf } from '#src/facts/figures.ts'
import type { Reading } from '#src/reading/input.ts'
import type { StatementAnswer } from '#src/reading/statement-answers.ts'
import { GENERAL_RULES, NONE_POINTS, PSEUDO_SCORE } from '#src/rules.ts'
import { capOf, type ScoreCap } from './cap.ts'
import { generalResults } from './general-rules.ts'
import { asked, enumerate, type RuleResult } from './rule-result.ts'

export interface Evaluation {
  results: RuleResult[]
  /** Weight of all rules that could have been answered; 'Não se aplica' counts as answered. */
  possibleWeight: number
  /** 'Não sei' counts half. */
  answeredWeight: number
  margin: Margin | null
  productivity: { value: number; fact: Fact } | null
  /** The total stops here, whatever the answers; null: nothing holds it. */
  cap: ScoreCap | null
}

const UNKNOWN = /^Não (?:sei|medimos|acompanho|é calculado)/
const NOT_APPLICABLE = 'Não se aplica'

const baseOf = ({ id, dimension, weight }: ScoredQuestion) => ({ rule: id, dimension: dimension!, weight: weight! })

/** n of N items; nothing ticked leaves the rule out, 'Nenhum destes' is an answer. */
function tickedResult(book: FactBook, question: ScoredQuestion, answer: readonly string[]): RuleResult | null {
  const items = question.options!.map(([label]) => label).filter((label) => label !== NONE_OF_THESE)
  const ticked = items.filter((label) => answer.includes(label))
  if (ticked.length === 0) {
    if (!answer.includes(NONE_OF_THESE)) return null
    const fact = asked(question.id, question.label, NONE_OF_THESE)
    const missing = items.map(decapitalize)
    return {
      ...baseOf(question),
      points: NONE_POINTS,
      unknown: false,
      list: 'none',
      valor: say`${book.mention(fact, 'nada disso ainda')}: ${enumerate(missing)}`,
      frase: say`${book.mention(fact, 'ainda não há')} ${missing.slice(0, -1).join(', ')} nem ${missing.at(-1)!}`,
    }
  }
  const fact = asked(question.id, question.label, ticked.length, 'itens')
  const all: Fact = {
    ...asked(`${question.id}.total`, question.label, items.length, 'itens'),
    tipo: 'referência',
    origem: 'Itens da pergunta',
  }
  const had = say`${book.mention(fact, formatNumber(ticked.length))} de ${book.mention(all, formatNumber(items.length))}`
  return {
    ...baseOf(question),
    points: NONE_POINTS + ((100 - NONE_POINTS) * ticked.length) / items.length,
    unknown: false,
    list: 'ticked',
    valor: say`${had}: ${enumerate(ticked)}`,
    frase: say`você marcou ${had} itens (${enumerate(ticked)})`,
  }
}

function questionResult(
  book: FactBook,
  question: ScoredQuestion,
  answer: string | readonly string[] | undefined,
  statement: StatementAnswer | undefined,
): RuleResult | 'skip' | null {
  if (answer === undefined || !question.options) return null
  if (question.type === 'multiselect') return typeof answer === 'string' ? null : tickedResult(book, question, answer)
  if (answer === NOT_APPLICABLE) return 'skip'
  const option = question.options.find(([label]) => label === answer)
  if (!option || option[1] === null) return null
  if (statement) {
    for (const input of statement.entradas) book.add(input)
    const figure = book.mention(statement.fact, statement.valor)
    const frase = say`${statement.frase[0]}${figure}${statement.frase[1]}`
    return { ...baseOf(question), points: option[1], unknown: false, measured: true, valor: say`${figure}`, frase }
  }
  const spoken = book.mention(asked(question.id, question.label, option[0]), option[0])
  const unknown = UNKNOWN.test(option[0])
  return {
    ...baseOf(question),
    points: option[1],
    unknown,
    valor: unknown
      ? say`${book.mention(asked(question.id, question.label, option[0]), 'ainda não medido')}`
      : say`${spoken}`,
    frase: clauseOf(book, question, option[0], unknown),
  }
}

/** An answer in a sentence of its own: 'Nada' of what can't be read. */
function clauseOf(book: FactBook, { id, label }: ScoredQuestion, option: string, unknown: boolean): Text {
  const fact = asked(id, label, option)
  const { said, unknown: notKnown, of } = ANSWER_CLAUSES[id]!
  if (unknown && notKnown) return say`${book.mention(fact, notKnown)}`
  const clause = of?.[option] ?? said
  const [before = '', after = ''] = clause.split('{}')
  const spoken = before.endsWith('“') ? option : decapitalize(option)
  return say`${before}${book.mention(fact, spoken)}${after}`
}

/** Answers → points of every rule that can be judged. */
export function evaluate(book: FactBook, reading: Reading): Evaluation {
  const margin = marginOf(book, reading)
  const productivity = productivityOf(book, reading)
  const results = generalResults(book, reading, { margin, productivity })
  let possibleWeight = 0
  for (const { weight } of Object.values(GENERAL_RULES)) possibleWeight += weight
  let skippedWeight = 0
  for (const question of SEGMENT_QUESTIONS[reading.segment]) {
    if (question.weight === undefined) continue
    possibleWeight += question.weight
    const answer = Object.hasOwn(reading.answers, question.id) ? reading.answers[question.id] : undefined
    const result = questionResult(book, question, answer, reading.byStatement.get(question.id))
    if (result === 'skip') skippedWeight += question.weight
    else if (result) results.push(result)
  }
  const answeredWeight = results.reduce(
    (sum, { weight, unknown }) => sum + (unknown ? weight / 2 : weight),
    skippedWeight,
  )
  return { results, possibleWeight, answeredWeight, margin, productivity, cap: capOf(book, reading, margin) }
}

export interface DimensionScore {
  id: DimensionId
  nome: string
  /** 0 to 100, whole; null: no rule answered. */
  nota: number | null
  /** Sum of the weights of the rules that count. */
  weight: number
  /** Everything answered. */
  results: RuleResult[]
  /** What the score is made of. */
  counted: RuleResult[]
}

const meanOf = (results: readonly RuleResult[]) =>
  results.reduce((sum, { weight, points }) => sum + weight * points, PSEUDO_SCORE) /
  results.reduce((sum, { weight }) => sum + weight, 1)

/**
 * What counts of a dimension's answers: all but ticked lists, then those that raise the mean, the best first. So ticking
 * one more never lowers a score. Lists alone say too little to assess a dimension.
 */
function countedOf(results: readonly RuleResult[]): RuleResult[] {
  const counted = results.filter(({ list }) => list !== 'ticked')
  if (counted.every(({ list }) => list)) return []
  for (const list of results.filter(({ list }) => list === 'ticked').sort((a, b) => b.points - a.points))
    if (list.points > meanOf(counted)) counted.push(list)
  return counted
}

/** (50 + Σ weight × points) ÷ (1 + Σ weight) in each dimension, rounded to whole points. */
export function scoreDimensions(results: readonly RuleResult[]): DimensionScore[] {
  return DIMENSIONS.map(({ id, nome }) => {
    const own = results.filter((result) => result.dimension === id)
    const counted = countedOf(own)
    return {
      id,
      nome,
      weight: counted.reduce((sum, { weight }) => sum + weight, 0),
      results: own,
      counted,
      nota: counted.length === 0 ? null : Math.round(meanOf(counted)),
    }
  })
}
