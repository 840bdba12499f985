import type { DimensionId, Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { DIMENSION_WEIGHTS, PSEUDO_SCORE, RULES_VERSION } from '#src/rules.ts'
import type { ScoreCap } from './cap.ts'
import type { DimensionScore } from './score.ts'

/** Percent of the total that each assessed dimension weighs; the others weigh nothing. */
export function dimensionShares(dimensions: readonly DimensionScore[]): Map<DimensionId, number> {
  const assessed = dimensions.filter(({ nota }) => nota !== null)
  const all = assessed.reduce((sum, { id }) => sum + DIMENSION_WEIGHTS[id], 0)
  return new Map(
    dimensions.map(({ id, nota }) => [id, nota === null ? 0 : Math.round((1000 * DIMENSION_WEIGHTS[id]) / all) / 10]),
  )
}

/** Whole number, 0 to 100, at most that of the cap; 50 when nothing could be assessed. */
export function totalScore(dimensions: readonly DimensionScore[], cap: ScoreCap | null): number {
  return Math.min(meanScore(dimensions), cap?.limit ?? 100)
}

function meanScore(dimensions: readonly DimensionScore[]): number {
  let weight = 0
  let points = 0
  for (const { id, nota } of dimensions) {
    if (nota === null) continue
    weight += DIMENSION_WEIGHTS[id]
    points += DIMENSION_WEIGHTS[id] * nota
  }
  return weight === 0 ? PSEUDO_SCORE : Math.round(points / weight)
}

const dimensionFacts = new WeakMap<DimensionScore, Fact>()

/** The same fact for every text that names the dimension's score. */
export function dimensionFact(dimension: DimensionScore): Fact {
  const known = dimensionFacts.get(dimension)
  if (known) return known
  const fact = makeDimensionFact(dimension)
  dimensionFacts.set(dimension, fact)
  return fact
}

const makeDimensionFact = ({ id, nome, nota, weight, counted }: DimensionScore): Fact => ({
  id: `dimensao.${id}`,
  rotulo: `Nota de ${nome}`,
  valor: nota ?? 0,
  unidade: 'pontos',
  tipo: 'calculado',
  origem: `Regras ${RULES_VERSION}: média ponderada das respostas, com uma resposta neutra de ${PSEUDO_SCORE}`,
  formula: `(${PSEUDO_SCORE} + ${counted.map((result) => `${result.weight} × ${formatNumber(result.points, 1)} (${RULE_TEXTS[result.rule]?.nome ?? result.rule})`).join(' + ')}) ÷ ${1 + weight} = ${nota ?? 0}`,
})

export function totalFact(
  book: FactBook,
  dimensions: readonly DimensionScore[],
  total: number,
  cap: ScoreCap | null,
): Fact {
  const mean = meanScore(dimensions)
  const held = cap && mean > total ? `; a nota para em ${total} porque ${cap.motivo.text}` : ''
  const assessed = dimensions.filter(({ nota }) => nota !== null)
  const all = assessed.reduce((sum, { id }) => sum + DIMENSION_WEIGHTS[id], 0)
  return {
    id: 'nota.geral',
    rotulo: 'Nota geral',
    valor: total,
    unidade: 'pontos',
    tipo: 'calculado',
    origem: `Regras ${RULES_VERSION}: média das dimensões avaliadas, cada uma com o seu peso`,
    formula:
      assessed.length === 0
        ? `Nenhuma resposta pôde ser avaliada: nota neutra de ${PSEUDO_SCORE}`
        : `(${assessed.map(({ id, nome, nota }) => `${nome} ${nota} × ${DIMENSION_WEIGHTS[id]}`).join(' + ')}) ÷ ${all} = ${mean}${held}`,
    entradas: [
      ...assessed.map((dimension) => book.add(dimensionFact(dimension))),
      ...(held && cap ? [book.add(cap.fact)] : []),
    ],
  }
}

/** 'A nota para em 54 porque …'; null: nothing holds it. */
export function capText(book: FactBook, dimensions: readonly DimensionScore[], cap: ScoreCap | null): Text | null {
  if (!cap || meanScore(dimensions) <= cap.limit) return null
  return say`A nota para em ${book.mention(cap.fact, String(cap.limit))} porque ${cap.motivo}.`
}

/** The dimension with the lowest score among those assessed by more than one answer. */
export function lowestOf(dimensions: readonly DimensionScore[]): DimensionScore | undefined {
  const assessed = dimensions.filter(({ nota }) => nota !== null).sort((a, b) => a.nota! - b.nota!)
  return assessed.find(({ counted }) => counted.length > 1) ?? assessed[0]
}
