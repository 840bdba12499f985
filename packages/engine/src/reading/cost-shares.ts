import { numbersIn } from '@norteia/contracts/amounts'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { fold } from '#src/text/words.ts'
import { groupOfCost } from './cost-groups.ts'
import { afterLastSeparator, type Costs, cleanName, NAME_AFTER } from './money.ts'

const OF_REVENUE =
  /^[^\S\n]{0,2}(?:sobre o|d[oae]s?|em cima d[oae]s?) (?:faturamento|faturado|receita|vendas?|que (?:eu )?(?:vendo|vende|vendemos|fatur\w{1,4}))(?![a-z])/
const OF_OTHER = /^[^\S\n]{0,2}(?:sobre o|d[oae]s?) [a-z]/
/** Taxes and commissions are a share of what is sold, also where that isn't said. */
const BY_SALES = new Set(['impostos', 'comissao'])
const MAX_SHARES = 10

/** 'impostos 6% do faturamento', 'comissão de 40%' → name and percent of the month's revenue. */
export function costShares(text: string): { nome: string; percentual: number }[] {
  const plain = fold(text)
  const source = plain.length === text.length ? text : plain
  const shares: { nome: string; percentual: number }[] = []
  let from = 0
  for (const { value, unit, start, end } of numbersIn(plain, 'text')) {
    const gap = source.slice(from, start)
    from = end
    if (unit !== '%' || value <= 0 || value >= 100 || shares.length >= MAX_SHARES) continue
    const after = plain.slice(end, end + 48)
    const ofRevenue = OF_REVENUE.test(after)
    const before = cleanName(afterLastSeparator(gap))
    const nome = before || (ofRevenue ? '' : cleanName(NAME_AFTER.exec(source.slice(end, end + 60))?.[0] ?? ''))
    if (nome === '') continue
    const { id } = groupOfCost(nome)
    if (!ofRevenue && !(BY_SALES.has(id) && (before === '' || !OF_OTHER.test(after)))) continue
    shares.push({ nome, percentual: value })
  }
  return shares
}

/** The declared amounts, plus amounts computed from declared shares of revenue; an explicit amount takes precedence. */
export function withShares(costs: Costs, text: string, revenue: number | null): Costs {
  if (revenue === null || costs.items.length === 0) return costs
  const named = new Set(costs.items.map(({ nome }) => fold(nome)))
  const shares = costShares(text).filter(({ nome }) => !named.has(fold(nome)))
  if (shares.length === 0) return costs
  const items = [
    ...costs.items,
    ...shares.map(({ nome, percentual }) => ({
      nome,
      valor: Math.round(revenue * percentual) / 100,
      conta: `${formatNumber(percentual, 2)}% × ${formatMoney(revenue)}`,
      doFaturamento: true as const,
    })),
  ]
  return { items, total: Math.round(items.reduce((sum, { valor }) => sum + valor, 0) * 100) / 100 }
}
