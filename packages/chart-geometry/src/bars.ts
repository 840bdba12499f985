import { FONT_SIZE } from './axes.ts'
import { thinColumns } from './decimate.ts'
import { shortText } from './number-text.ts'
import type { ChartModel } from './read-chart.ts'
import type { Scale } from './scales.ts'
import { textWidth } from './text-size.ts'

export interface BarMark {
  series: number
  /** Place of the category. */
  index: number
  value: number
  x: number
  y: number
  width: number
  height: number
  /** Position of the figure; null when it doesn't fit. */
  label: { x: number; y: number; text: string } | null
}

export interface BarAxes {
  scale: Scale
  /** Start of a category's band. */
  band: (index: number) => number
  thickness: number
  /** Pixels along the categories. */
  room: number
  horizontal: boolean
}

const MAX_THICKNESS = 72
const GAP = 2

/** Series stand side by side; without room for all, the highest of neighbours. `hidden` counts the others. */
export function barMarks(chart: ChartModel, axes: BarAxes): { bars: BarMark[]; hidden: number } {
  const places = chart.series.flatMap((series, position) => (series.mark === 'bar' ? [position] : []))
  if (places.length === 0) return { bars: [], hidden: 0 }
  const peaks = chart.categories.map((_, index) =>
    Math.max(...places.map((position) => Math.abs(chart.series[position]?.values[index] ?? 0))),
  )
  const limit = Math.max(1, Math.floor(axes.room / (3 * places.length)))
  const shown = thinColumns(peaks, limit)
  const group = shown.length < peaks.length ? axes.room / limit - GAP : axes.thickness
  const slot = Math.min(MAX_THICKNESS, group / places.length)
  const offset = (group - slot * places.length) / 2
  const bars = shown.flatMap((index) =>
    places.flatMap((position, order) => {
      const value = chart.series[position]?.values[index] ?? null
      if (value === null) return []
      const start = axes.band(index) + offset + slot * order
      const thick = Math.max(1, slot - (places.length > 1 ? GAP : 0))
      return [oneBar(chart, position, index, value, start, thick, axes)]
    }),
  )
  return { bars, hidden: (peaks.length - shown.length) * places.length }
}

function oneBar(
  chart: ChartModel,
  series: number,
  index: number,
  value: number,
  start: number,
  thick: number,
  axes: BarAxes,
): BarMark {
  const zero = axes.scale(0)
  const end = axes.scale(value)
  const from = Math.min(zero, end)
  /** A figure that isn't zero keeps a visible sliver. */
  const length = value === 0 ? 0 : Math.max(1, Math.abs(end - zero))
  const text = shortText(value, chart.unit)
  const room = textWidth(text, FONT_SIZE)
  if (axes.horizontal) {
    const label = thick >= 11 ? { x: value < 0 ? from - 6 : from + length + 6, y: start + thick / 2, text } : null
    return { series, index, value, x: from, y: start, width: length, height: thick, label: value < 0 ? null : label }
  }
  const label = room <= thick + 14 ? { x: start + thick / 2, y: value < 0 ? from + length + 14 : from - 6, text } : null
  return { series, index, value, x: start, y: from, width: thick, height: length, label }
}
