import type { Fact, MoneyRange } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { INVESTMENT_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import type { FactBook } from '#src/facts/fact-book.ts'
import type { Step } from '#src/library/types.ts'
import type { Reading } from '#src/reading/input.ts'

export type Investment = MoneyRange & { minFact: Fact; maxFact: Fact }

/** Range of a class of cost in reais, with the facts behind both ends. */
export function investmentOf(book: FactBook, reading: Reading, step: Step, id: string): Investment | null {
  const { revenue } = reading
  if (!revenue) return null
  const [low, high] = INVESTMENT_PERCENT[step.custo]
  const end = (percent: number, name: string): Fact => {
    const valor = shareOfRevenue(revenue.value, percent)
    return {
      id: `investimento.${id}.${name}`,
      rotulo: `Investimento ${name === 'min' ? 'mínimo' : 'máximo'}, custo de classe ${step.custo}`,
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Faixa de referência do produto sobre um mês de faturamento',
      formula: `${formatNumber(percent)}% × ${formatMoney(revenue.value)} = ${formatMoney(valor)} (arredondado)`,
      entradas: [revenue.fact.id],
    }
  }
  book.add(revenue.fact)
  const minFact = end(low, 'min')
  const maxFact = end(high, 'max')
  return { min: Number(minFact.valor), max: Number(maxFact.valor), minFact, maxFact }
}
