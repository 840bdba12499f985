import type { MoneyRange } from '@norteia/contracts/analysis'
import type { ActionPlanRead } from '@norteia/contracts/analysis-read'
import { formatMoney } from '@norteia/contracts/format'

/** All actions of a plan, in the order of their periods. */
export const actionsOf = (plan: ActionPlanRead) => [...plan.acoes30Dias, ...plan.acoes60Dias, ...plan.acoes90Dias]

/** Sum of the known ranges; null when none is known. */
export function sumRanges(actions: readonly { investimento?: MoneyRange | null | undefined }[]): MoneyRange | null {
  const known = actions.flatMap((action) => action.investimento ?? [])
  if (known.length === 0) return null
  return known.reduce((sum, range) => ({ min: sum.min + range.min, max: sum.max + range.max }), { min: 0, max: 0 })
}

export const rangeText = ({ min, max }: MoneyRange) => `${formatMoney(min)} a ${formatMoney(max)}`
