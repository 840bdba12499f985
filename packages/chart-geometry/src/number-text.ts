import { formatMoney, formatMoneyShort, formatNumber } from '@norteia/contracts/format'
import type { ChartUnit } from './read-chart.ts'

/** A figure in full, as tooltips, tables and screen readers say it. */
export function valueText(value: number, unit: ChartUnit): string {
  if (unit === 'R$') return formatMoney(value)
  if (unit === '%') return `${formatNumber(value, 2)}%`
  if (unit === 'pontos') return `${formatNumber(value, 1)} ${Math.abs(value) < 2 ? 'ponto' : 'pontos'}`
  return formatNumber(value, 2)
}

/** A figure beside its mark, where there is little room. */
export function shortText(value: number, unit: ChartUnit): string {
  if (unit === 'R$') return formatMoneyShort(value)
  if (unit === '%') return `${formatNumber(value, 1)}%`
  return bigNumber(value, 1)
}

function bigNumber(value: number, decimals: number): string {
  const size = Math.abs(value)
  if (size >= 1e12) return `${formatNumber(value / 1e12, decimals)} tri`
  if (size >= 1e9) return `${formatNumber(value / 1e9, decimals)} bi`
  if (size >= 1e6) return `${formatNumber(value / 1e6, decimals)} mi`
  if (size >= 10_000) return `${formatNumber(value / 1e3, decimals)} mil`
  return formatNumber(value, size > 0 && size < 1 ? 6 : 2)
}

/** Labels of an axis: one unit of size for all of them, so that they compare at a glance. */
export function tickTexts(ticks: readonly number[], unit: ChartUnit): string[] {
  const top = Math.max(0, ...ticks.map(Math.abs))
  const [divisor, suffix] =
    top >= 1e12
      ? [1e12, ' tri']
      : top >= 1e9
        ? [1e9, ' bi']
        : top >= 1e6
          ? [1e6, ' mi']
          : top >= 10_000
            ? [1e3, ' mil']
            : [1, '']
  const step = ticks.length > 1 ? Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) / divisor : 1
  const decimals =
    step >= 1 || step === 0 ? (Number.isInteger(step) ? 0 : 1) : Math.min(6, Math.ceil(-Math.log10(step)))
  return ticks.map((tick) => {
    const number = formatNumber(tick / divisor === 0 ? 0 : tick / divisor, decimals)
    if (unit === 'R$') return tick === 0 ? 'R$ 0' : `R$ ${number}${suffix}`
    return `${number}${tick === 0 ? '' : suffix}${unit === '%' ? '%' : ''}`
  })
}
