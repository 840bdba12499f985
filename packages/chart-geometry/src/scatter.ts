import { type Tick, valueDomain, valueTicks, widest } from './axes.ts'
import { thinCloud } from './decimate.ts'
import type { ChartModel } from './read-chart.ts'
import { linearScale } from './scales.ts'

export interface CloudPoint {
  series: number
  x: number
  y: number
  /** Place in its series. */
  index: number
  pair: [number, number]
  radius: number
}

export interface ScatterLayout {
  kind: 'scatter'
  width: number
  height: number
  plot: { x: number; y: number; width: number; height: number }
  xTicks: Tick[]
  yTicks: Tick[]
  points: CloudPoint[]
  target: { position: number } | null
  hidden: number
}

const MAX_POINTS = 1_500

const span = (values: readonly number[]): [number, number] => {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low > high ? [0, 1] : [low, high]
}

/** Points that fall on one another are drawn once, at most 1,500 in all; `hidden` counts the others. */
export function layoutScatter(chart: ChartModel, width: number, height: number): ScatterLayout {
  const all = chart.series.flatMap((series) => series.points)
  const xDomain = valueDomain(span(all.map((point) => point.x)), 'número', false)
  const ys = all.map((point) => point.y)
  const yDomain = valueDomain(span(chart.target === null ? ys : [...ys, chart.target]), chart.unit, false)
  const rows = Math.max(2, Math.min(6, Math.floor(height / 52)))
  const columns = Math.max(2, Math.min(8, Math.floor(width / 90)))
  const rough = valueTicks(linearScale(yDomain, [height, 0], rows), rows, chart.unit)
  const left = Math.min(width * 0.3, Math.ceil(widest(rough.map((tick) => tick.label))) + 12)
  const plot = { x: left, y: 12, width: Math.max(24, width - left - 16), height: Math.max(24, height - 40) }
  const xScale = linearScale(xDomain, [plot.x + 8, plot.x + plot.width - 8], columns)
  const yScale = linearScale(yDomain, [plot.y + plot.height, plot.y], rows)
  const clouds = chart.series.map((series, position) => {
    const points = series.points.map((point) => ({
      series: position,
      x: xScale(point.x),
      y: yScale(point.y),
      index: point.index,
      pair: [point.x, point.y] as [number, number],
      radius: series.radius,
    }))
    return thinCloud(points, 3, Math.floor(MAX_POINTS / chart.series.length))
  })
  const points = clouds.flat()
  return {
    kind: 'scatter',
    width,
    height,
    plot,
    xTicks: valueTicks(xScale, columns, 'número'),
    yTicks: valueTicks(yScale, rows, chart.unit),
    points,
    target: chart.target === null ? null : { position: yScale(chart.target) },
    hidden: all.length - points.length,
  }
}
