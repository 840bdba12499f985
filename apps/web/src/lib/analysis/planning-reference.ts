import type { MoneyRange } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { PLANNING_REFERENCE, rangeOfRevenue, SAVINGS_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import { rangeText } from './ranges.ts'

export const REFERENCE_NOTE = 'Referência de planejamento do produto, não é cálculo da sua empresa.'

interface Revenue {
  /** Reais a month. */
  valor: number
  /** The company's record has none. */
  estimado: boolean
}

/** The product's planning references for a revenue. `classes`: what the ranges of the plan's actions come to. */
export function referenceRows(
  { valor: revenue, estimado }: Revenue,
  classes: MoneyRange | null,
): { nome: string; valor: string }[] {
  const mark = estimado ? ' (estimado)' : ''
  const money = (percent: readonly [number, number]) => `${rangeText(rangeOfRevenue(revenue, percent))}${mark}`
  const { days30, days60, days90, overall, roi, paybackMonths } = PLANNING_REFERENCE
  return [
    { nome: 'Economia mensal', valor: `${formatMoney(shareOfRevenue(revenue, SAVINGS_PERCENT))}${mark}` },
    ...(classes ? [{ nome: 'Faixas das ações acima', valor: rangeText(classes) }] : []),
    { nome: 'Faixa de 30 dias', valor: money(days30) },
    { nome: 'Faixa de 60 dias', valor: money(days60) },
    { nome: 'Faixa de 90 dias', valor: money(days90) },
    { nome: 'Faixa dos três períodos', valor: money(overall) },
    { nome: 'Retorno projetado (ROI)', valor: `${roi[0]}% a ${roi[1]}% em 12 meses` },
    { nome: 'Tempo para se pagar (payback)', valor: `${paybackMonths[0]} a ${paybackMonths[1]} meses` },
  ]
}
