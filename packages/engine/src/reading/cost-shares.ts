import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { fold } from '#src/text/words.ts'
import type { CostItem, CostList, Costs } from './money.ts'

const round2 = (value: number) => Math.round(value * 100) / 100
const sumOf = (items: readonly CostItem[]) => items.reduce((sum, { valor }) => sum + valor, 0)

/**
 * The declared amounts, plus amounts computed from declared shares of revenue, or from one share of all costs; an explicit
 * amount takes precedence. What can't be turned into reais is unread.
 */
export function withShares({ items, total, shares, unread, ...partial }: CostList, revenue: number | null): Costs {
  const named = new Set(items.map(({ nome }) => fold(nome)))
  const all = [...items]
  const left = [...unread]
  const told = shares.filter(({ nome }) => !named.has(fold(nome)))
  for (const { nome, percentual, de } of told) {
    if (de === 'faturamento' && revenue !== null && items.length > 0)
      all.push({
        nome,
        valor: Math.round(revenue * percentual) / 100,
        conta: `${formatNumber(percentual, 2)}% × ${formatMoney(revenue)}`,
        doFaturamento: true,
      })
    else if (de === 'faturamento') left.push(`${nome} ${formatNumber(percentual, 2)}%`)
  }
  const ofCosts = told.filter(({ de }) => de === 'custo')
  const [part] = ofCosts
  const rest = sumOf(all)
  if (part && ofCosts.length === 1 && rest > 0)
    all.push({
      nome: part.nome,
      valor: Math.round((rest * part.percentual) / (100 - part.percentual)),
      conta: `${formatNumber(part.percentual, 2)}% de todos os custos: ${formatMoney(rest)} × ${formatNumber(part.percentual, 2)} ÷ ${formatNumber(100 - part.percentual, 2)}`,
    })
  else left.push(...ofCosts.map(({ nome, percentual }) => `${nome} ${formatNumber(percentual, 2)}%`))
  return {
    ...partial,
    items: all,
    total: all.length === items.length || partial.porUnidade || partial.semValor ? total : round2(sumOf(all)),
    ...(left.length > 0 && { unread: left }),
  }
}
