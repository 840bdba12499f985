import type { MoneyRange, PlanAction } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'

/** Sum of the known ranges; null when none is known. */
export function sumRanges(actions: readonly PlanAction[]): MoneyRange | null {
  const known = actions.flatMap((action) => action.investimento ?? [])
  if (known.length === 0) return null
  return known.reduce((sum, range) => ({ min: sum.min + range.min, max: sum.max + range.max }), { min: 0, max: 0 })
}

export const rangeText = ({ min, max }: MoneyRange) => `${formatMoney(min)} a ${formatMoney(max)}`
