import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import type { FactBook } from '#src/facts/fact-book.ts'
import type { Reading } from '#src/reading/input.ts'
import { CLOSED_SHARE } from '#src/rules.ts'

/** What closing half of a gap brings in a month. */
export interface Gain {
  /** Reais a month. */
  value: number
  fact: Fact
}

interface GapRule {
  /** Middle of each answer's band, percent; an answer that isn't here has no formula. */
  middles: Readonly<Record<string, number>>
  /** Percent to reach. */
  target: number
  targetIs: string
  base: 'revenue' | 'costs'
  /** Share of the base that the percentage applies to, by another answer; absent: the whole base. */
  share?: { question: string; label: string; values: Readonly<Record<string, number>> }
  what: string
}

const INPUT_SHARE = {
  question: 'food_cmv',
  label: 'custo dos insumos',
  values: { 'Mais de 40%': 0.45, 'De 36% a 40%': 0.38, 'De 31% a 35%': 0.33, 'Até 30%': 0.28 },
} as const

/** Middles of open bands are the consultant's judgement; targets without a public figure are the next band of the rule. */
const GAPS: Readonly<Record<string, GapRule>> = {
  retail_losses: {
    middles: { 'Mais de 3% das vendas': 4, 'De 1,6% a 3%': 2.3 },
    target: 1.5,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    what: 'perdas evitadas',
  },
  food_cmv: {
    middles: { 'Mais de 40%': 45, 'De 36% a 40%': 38 },
    target: 35,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    what: 'insumos economizados',
  },
  food_waste: {
    middles: { 'Mais de 8%': 10, 'De 4% a 8%': 6 },
    target: 4,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    share: INPUT_SHARE,
    what: 'insumos que deixam de ir para o lixo',
  },
  health_noshow: {
    middles: { 'Mais de 25%': 30, 'De 16% a 25%': 20 },
    target: 15,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    what: 'consultas recuperadas',
  },
  health_denials: {
    middles: { 'Mais de 10%': 12, 'De 5% a 10%': 7 },
    target: 5,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    share: {
      question: 'health_payer',
      label: 'receita de convênios',
      values: { 'Um convênio, mais de 60% da receita': 0.7, 'Vários convênios': 0.8, 'Convênios e particular': 0.5 },
    },
    what: 'glosas evitadas',
  },
  edu_default: {
    middles: { 'Mais de 15%': 18, 'De 9% a 15%': 12 },
    target: 8,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    what: 'mensalidades recebidas em dia',
  },
  industry_scrap: {
    middles: { 'Mais de 8%': 10, 'De 4% a 8%': 6 },
    target: 4,
    targetIs: 'faixa seguinte da pergunta',
    base: 'costs',
    what: 'material e hora que deixam de ser refeitos',
  },
  tech_churn: {
    middles: { 'Mais de 5%': 6.5, 'De 3% a 5%': 4 },
    target: 3,
    targetIs: 'faixa seguinte da pergunta',
    base: 'revenue',
    what: 'receita que deixa de cancelar',
  },
}

export const HALF: Fact = {
  id: 'regra.metade_da_diferenca',
  rotulo: 'Hipótese do motor: metade da diferença em 90 dias',
  valor: CLOSED_SHARE,
  unidade: '',
  tipo: 'estimado',
  origem: 'Definido pelas regras do produto',
}

/** undefined: the rule has no formula, or the data that it takes is missing. */
export function gainFor(book: FactBook, rule: string, reading: Reading): Gain | undefined {
  if (!Object.hasOwn(GAPS, rule)) return undefined
  const gap = GAPS[rule]!
  const answer = reading.answers[rule]
  const middle = typeof answer === 'string' ? gap.middles[answer] : undefined
  if (middle === undefined || !reading.revenue) return undefined
  const base = gap.base === 'revenue' ? reading.revenue.value : reading.costs.total
  if (base === null) return undefined
  let share = 1
  if (gap.share) {
    const other = reading.answers[gap.share.question]
    const found = typeof other === 'string' ? (gap.share.values as Record<string, number>)[other] : undefined
    if (found === undefined) return undefined
    share = found
  }
  const value = roundMoney(((middle - gap.target) / 100) * base * share * CLOSED_SHARE)
  const shareText = gap.share ? ` × ${formatNumber(share * 100)}% (${gap.share.label}, meio da faixa)` : ''
  const percent = (figure: number) => `${formatNumber(figure, 2)}%`
  book.add(HALF)
  const inputs = [book.add(reading.revenue.fact), `resposta.${rule}`, HALF.id]
  return {
    value,
    fact: {
      id: `ganho.${rule}`,
      rotulo: `Ganho mensal estimado: ${gap.what}`,
      valor: value,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Fórmula da regra: diferença entre a sua resposta e a referência',
      formula: `(${percent(middle)}, meio da sua faixa − ${percent(gap.target)}, ${gap.targetIs}) × ${formatMoney(base)} (${gap.base === 'revenue' ? 'faturamento' : 'custos declarados'})${shareText} × 50% (hipótese do motor: metade da diferença em 90 dias) = ${formatMoney(value)} por mês`,
      entradas: inputs,
    },
  }
}
