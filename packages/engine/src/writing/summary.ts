import { formatNumber } from '@norteia/contracts/format'
import { classOf } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { decapitalize, type FactBook, is, join, say, type Text } from '#src/facts/fact-book.ts'
import { days, outOfHundred } from '#src/facts/figures.ts'
import type { PlannedAction } from '#src/planning/plan.ts'
import { DEADLINES } from '#src/rules.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import type { DimensionScore } from '#src/scoring/score.ts'
import { dimensionFact, totalFact } from '#src/scoring/total.ts'

export interface Overview {
  dimensions: readonly DimensionScore[]
  total: number
  chosen: readonly Priority[]
  actions: readonly PlannedAction[]
}

const nota = (book: FactBook, dimension: DimensionScore) =>
  book.mention(dimensionFact(dimension), formatNumber(dimension.nota!))

/** The assessed dimensions from the weakest to the strongest. */
export const byScore = (dimensions: readonly DimensionScore[]) =>
  dimensions.filter((dimension) => dimension.nota !== null).sort((a, b) => a.nota! - b.nota!)

const scoreOf = (book: FactBook, { dimensions, total }: Overview) =>
  book.mention(totalFact(book, dimensions, total), formatNumber(total))

/** What the first finding says, as the end of a sentence. */
function mainPoint({ chosen }: Overview): Text {
  const first = chosen[0]
  if (!first?.result) return say`não há ponto fraco que peça urgência, e o próximo passo é crescer com segurança`
  const { nome } = RULE_TEXTS[first.rule]!
  return first.result.unknown
    ? say`o que mais falta é medir ${nome}`
    : say`o que mais pede atenção ${is(nome)} ${nome}: ${first.result.frase}`
}

/** Two or three sentences beside the score. */
export function summaryText(book: FactBook, overview: Overview): Text {
  const sorted = byScore(overview.dimensions)
  const { nivel } = classOf(overview.total)
  const weakest = sorted[0]
  const strongest = sorted[sorted.length - 1]
  if (!weakest || !strongest)
    return say`Ainda não há respostas suficientes para uma nota confiável. Preencha o diagnóstico para receber uma análise da sua empresa.`
  const parts = [say`Sua empresa tem nota ${scoreOf(book, overview)} de ${outOfHundred(book)} (${nivel}).`]
  if (strongest.nota !== weakest.nota)
    parts.push(
      say`O ponto mais forte é ${strongest.nome} (${nota(book, strongest)}) e o mais fraco é ${weakest.nome} (${nota(book, weakest)}).`,
    )
  const point = mainPoint(overview)
  parts.push(say`Hoje, ${point}.`)
  return join(parts, ' ')
}

/** First paragraph of the report: stands alone as a preview. */
export function openingText(book: FactBook, overview: Overview): Text {
  const first = overview.actions[0]!
  const { nivel } = classOf(overview.total)
  return join(
    [
      say`Sua empresa tem nota ${scoreOf(book, overview)} de ${outOfHundred(book)} (${nivel}).`,
      say`Hoje, ${mainPoint(overview)}.`,
      say`O primeiro passo, em até ${days(book, DEADLINES.first[0])}: ${decapitalize(first.step.acao)}.`,
    ],
    ' ',
  )
}

/** The three recommendations: what to do, and why it matters here. */
export function recommendationTexts({ chosen, actions }: Overview): Text[] {
  return chosen.slice(0, 3).map((priority, index) => {
    const action =
      actions.find(({ rule, day }) => rule === priority.rule && day <= DEADLINES.first[3]) ?? actions[index]!
    const own = priority.rule === action.rule ? priority.result?.porque : undefined
    const porque = own ?? RULE_TEXTS[action.rule]!.porque
    const why = say`${action.step.acao}. ${porque}`
    return priority.result && priority.rule === action.rule ? say`${why} Por que agora: ${priority.result.frase}.` : why
  })
}
