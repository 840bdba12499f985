import { tickTexts } from './number-text.ts'
import type { ChartModel, ChartUnit } from './read-chart.ts'
import type { Scale } from './scales.ts'
import { textWidth } from './text-size.ts'

export interface Tick {
  /** Pixels along the axis. */
  position: number
  label: string
  value: number
}

export const FONT_SIZE = 12
export const LINE_HEIGHT = 16

/** Lowest and highest figure of a chart, bands and target included. */
export function extent(chart: ChartModel): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const see = (value: number | null | undefined) => {
    if (value === null || value === undefined) return
    if (value < low) low = value
    if (value > high) high = value
  }
  for (const series of chart.series) {
    series.values.forEach(see)
    for (const point of series.points) see(point.y)
    series.band?.min.forEach(see)
    series.band?.max.forEach(see)
  }
  see(chart.target)
  return low > high ? [0, 1] : [low, high]
}

/** Domain of a value axis. Bars start at zero; lines do unless that would flatten them. */
export function valueDomain([low, high]: [number, number], unit: ChartUnit, fromZero: boolean): [number, number] {
  if (unit === 'pontos' && low >= 0 && high <= 100) return [0, 100]
  if (low === high) {
    if (low === 0) return [0, 1]
    return low > 0 ? [0, low] : [low, 0]
  }
  const flat = low > 0 ? low / high > 0.6 : high < 0 && high / low > 0.6
  if (!fromZero && flat) return [low, high]
  return [Math.min(0, low), Math.max(0, high)]
}

/** About `count` round values; the texts have as many decimals as it takes to tell them apart. */
export function valueTicks(scale: Scale, count: number, unit: ChartUnit): Tick[] {
  const values = scale.ticks(count)
  const labels = tickTexts(values, unit)
  return values.map((value, place) => ({ value, position: scale(value), label: labels[place] ?? '' }))
}

/** Pixels. */
export const widest = (labels: readonly string[]) =>
  labels.reduce((width, label) => Math.max(width, textWidth(label, FONT_SIZE)), 0)

/** Every how many categories a label fits into `room` pixels. */
export function labelStride(labels: readonly string[], room: number): number {
  const sample = labels.length > 200 ? labels.filter((_, place) => place % 50 === 0) : labels
  return Math.max(1, Math.ceil(((widest(sample) + 12) * labels.length) / Math.max(1, room)))
}
