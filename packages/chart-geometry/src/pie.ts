import { arc, pie } from 'd3-shape'
import type { ChartModel } from './read-chart.ts'

export interface Slice {
  /** Place in the palette. */
  place: number
  name: string
  value: number
  /** Fraction of the whole. */
  share: number
  path: string
  /** Position of the figure in the slice, relative to the centre; null when the slice is too thin. */
  label: { x: number; y: number } | null
  /** How many were put together in 'Outros'; 1 for a slice of its own. */
  merged: number
}

export interface PieLayout {
  kind: 'pie'
  width: number
  height: number
  center: { x: number; y: number }
  radius: number
  innerRadius: number
  slices: Slice[]
  total: number
  /** Figures that no slice can show: zero or negative. */
  hidden: number
}

const MAX_SLICES = 5
const OTHERS = 'Outros'

/** The parts of a pie: of one series by category, or of many one-figure series by name. */
export function pieParts(chart: ChartModel): { name: string; value: number | null }[] {
  const single = chart.series.length > 1 && chart.series.every((series) => series.values.length <= 1)
  if (single) return chart.series.map((series) => ({ name: series.name, value: series.values[0] ?? null }))
  const values = chart.series[0]?.values ?? []
  return values.map((value, index) => ({ name: chart.categories[index] ?? String(index + 1), value }))
}

/** At most five slices, in the order given, the small ones together; angles run clockwise from noon. */
export function layoutPie(chart: ChartModel, width: number, height: number): PieLayout {
  const parts = pieParts(chart)
  const positive = parts.flatMap(({ name, value }) => (value !== null && value > 0 ? [{ name, value, merged: 1 }] : []))
  const kept = mergeSmall(positive)
  const total = kept.reduce((sum, part) => sum + part.value, 0)
  const radius = Math.max(24, Math.min(width, height) / 2 - 4)
  const innerRadius = chart.type === 'donut' ? radius * 0.62 : 0
  const angles = pie<{ value: number }>()
    // Shares, not values: dividing by the sum of the smallest numbers there are is Infinity.
    .value((part) => part.value / total)
    .sort(null)(kept)
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(innerRadius)
    .outerRadius(radius)
    .cornerRadius(2)
  const middle = innerRadius > 0 ? (innerRadius + radius) / 2 : radius * 0.64
  return {
    kind: 'pie',
    width,
    height,
    center: { x: width / 2, y: height / 2 },
    radius,
    innerRadius,
    slices: kept.map((part, place) => {
      const angle = angles[place]!
      const turn = (angle.startAngle + angle.endAngle) / 2
      const share = total > 0 ? part.value / total : 0
      const point = { x: Math.sin(turn) * middle, y: -Math.cos(turn) * middle }
      return { ...part, place, share, path: draw(angle) ?? '', label: share >= 0.07 ? point : null }
    }),
    total,
    hidden: parts.length - positive.length,
  }
}

function mergeSmall<T extends { name: string; value: number; merged: number }>(parts: readonly T[]) {
  if (parts.length <= MAX_SLICES) return [...parts]
  const large = new Set([...parts].sort((a, b) => b.value - a.value).slice(0, MAX_SLICES - 1))
  const small = parts.filter((part) => !large.has(part))
  const rest = { name: OTHERS, value: small.reduce((sum, part) => sum + part.value, 0), merged: small.length }
  return [...parts.filter((part) => large.has(part)), rest]
}
