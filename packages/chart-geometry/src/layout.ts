import { type CartesianLayout, layoutCartesian } from './cartesian.ts'
import { layoutPie, type PieLayout } from './pie.ts'
import type { ChartModel } from './read-chart.ts'
import { layoutScatter, type ScatterLayout } from './scatter.ts'

export type ChartLayout = CartesianLayout | PieLayout | ScatterLayout

const side = (value: number) => (Number.isFinite(value) ? Math.max(80, Math.min(4_000, value)) : 320)

/** Everything a renderer needs, in pixels from the top left; the same for SVG and PDF. */
export function layoutChart(chart: ChartModel, width: number, height: number): ChartLayout {
  if (chart.type === 'pie' || chart.type === 'donut') return layoutPie(chart, side(width), side(height))
  if (chart.type === 'scatter') return layoutScatter(chart, side(width), side(height))
  return layoutCartesian(chart, side(width), side(height))
}
