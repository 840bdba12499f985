import { dayNumber } from '#src/ledger/days.ts'
import { metricOfGroups } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { monthsOfPart } from './year-parts.ts'

/** Which metric is meant where none is named. */

/** 'a maior conta': of who sells to the company; narrowed to a category, all that goes out. */
export function namedByOne({ oneMetric, categories, parties, options }: Parts): MetricId | undefined {
  const narrowed = categories.length + parties.length + options.length > 0
  return oneMetric === 'contas' && narrowed ? 'despesas' : (oneMetric ?? undefined)
}

const FEW_DAYS = 4
/** No metric is named: what the categories are part of, what an account holds, the best month by its result. */
export function metricOfFilters(
  { categories, accounts, parties, options, holds, dimension, top, times, share, limited }: Parts,
  context: QuestionContext,
): MetricId | undefined {
  if (share?.of && parties.length > 0) return share.came ? 'entradas' : 'saidas'
  if (categories.length > 0) return metricOfGroups(categories, context)
  if (limited && limited.metric === null) return 'receita'
  if (parties.length + options.length > 0 && (dimension === null || dimension === 'mes') && top === null)
    return 'saidas'
  if (accounts.length > 0 && holds) return 'saldo'
  if ((dimension === 'mes' || monthsOfPart(dimension)) && top !== null) return 'resultado'
  if (times.weekdays !== null && times.period !== null && dimension === null && accounts.length === 0) return 'receita'
  if ((dimension === 'semana' || dimension === 'dia') && top !== null && times.period !== null) return 'receita'
  if (top !== null && (dimension === 'dia-semana' || (dimension === 'dia' && times.weekdays !== null))) return 'receita'
  const beside = times.comparison !== null || times.relative === 'anterior'
  if (times.period === null || !beside) return undefined
  // What a few days earned, no bill of the month says.
  return dayNumber(times.period.ate) - dayNumber(times.period.de) < FEW_DAYS ? 'receita' : 'resultado'
}
