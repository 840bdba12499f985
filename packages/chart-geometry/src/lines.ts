import { area, curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape'
import { thinLine } from './decimate.ts'
import type { ChartModel, SeriesModel } from './read-chart.ts'
import type { Scale } from './scales.ts'

export interface LinePoint {
  x: number
  y: number
  /** Place of the category. */
  index: number
  value: number
}

export interface LineMark {
  series: number
  /** Series whose colour it takes: a forecast that carries on a known line takes that line's. */
  hue: number
  path: string
  dashed: boolean
  stroke: number
  radius: number
  /** Surface under the line, where the series asks for it. */
  area: string | null
  /** Interval round the line. */
  band: string | null
  points: LinePoint[]
  hidden: number
}

interface Spot {
  x: number
  y: number
  index: number
  low?: number | undefined
  high?: number | undefined
}

const CURVES = { linear: curveLinear, smooth: curveMonotoneX, step: curveStepAfter }

/** One line: gaps stay gaps; a forecast starts where the known figures end. */
export function lineMark(
  chart: ChartModel,
  position: number,
  at: (index: number) => number,
  scale: Scale,
  room: number,
): LineMark {
  const series = chart.series[position]!
  const limit = Math.max(60, Math.min(600, Math.round(room)))
  const known = series.values.flatMap((value, index) =>
    value === null ? [] : [{ x: at(index), y: scale(value), index, value }],
  )
  const points = thinLine(known, limit)
  const runs = known.length > limit ? [points] : splitRuns(points)
  const joined = withJoint(chart, position, runs, at, scale)
  const curve = CURVES[series.curve]
  const draw = line<Spot>(
    (spot) => spot.x,
    (spot) => spot.y,
  ).curve(curve)
  const base = scale(Math.max(scale.domain[0], Math.min(scale.domain[1], 0)))
  const fill = area<Spot>(
    (spot) => spot.x,
    base,
    (spot) => spot.y,
  ).curve(curve)
  return {
    series: position,
    hue: jointBefore(chart, position, known[0]?.index ?? 0)?.series ?? position,
    path: joined.map((run) => draw(run) ?? '').join(''),
    dashed: series.dashed,
    stroke: series.stroke,
    radius: series.radius,
    area: series.area ? joined.map((run) => fill(run) ?? '').join('') : null,
    band: bandPath(chart, position, series, at, scale, limit),
    points,
    hidden: known.length - points.length,
  }
}

function splitRuns(points: readonly LinePoint[]): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run.at(-1)!.index === point.index - 1) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** A forecast may begin this many places after the last known figure: the month under way is in neither. */
const JOINT_REACH = 3

/** The last known figure before a forecast, when another line ends there. */
function jointBefore(
  chart: ChartModel,
  position: number,
  first: number,
): { series: number; index: number; value: number } | null {
  const series = chart.series[position]!
  if (!series.dashed || first < 1) return null
  for (const [place, other] of chart.series.entries()) {
    if (other === series || other.dashed || other.mark === 'bar') continue
    const index = other.values.findLastIndex((value) => value !== null)
    if (index < first && index >= Math.max(0, first - JOINT_REACH))
      return { series: place, index, value: other.values[index]! }
  }
  return null
}

function withJoint(
  chart: ChartModel,
  position: number,
  runs: LinePoint[][],
  at: (index: number) => number,
  scale: Scale,
): Spot[][] {
  const first = runs[0]?.[0]
  const joint = first ? jointBefore(chart, position, first.index) : null
  if (!joint || !runs[0]) return runs
  return [[{ x: at(joint.index), y: scale(joint.value), index: joint.index }, ...runs[0]], ...runs.slice(1)]
}

function bandPath(
  chart: ChartModel,
  position: number,
  series: SeriesModel,
  at: (index: number) => number,
  scale: Scale,
  limit: number,
): string | null {
  const band = series.band
  if (!band) return null
  const every = Math.max(1, Math.ceil(chart.categories.length / limit))
  const spots: Spot[] = chart.categories.flatMap((_, index) => {
    const low = band.min[index] ?? null
    const high = band.max[index] ?? null
    if (low === null || high === null || index % every !== 0) return []
    return [{ x: at(index), y: 0, index, low: scale(low), high: scale(high) }]
  })
  const joint = spots[0] ? jointBefore(chart, position, spots[0].index) : null
  if (joint)
    spots.unshift({ x: at(joint.index), y: 0, index: joint.index, low: scale(joint.value), high: scale(joint.value) })
  return area<Spot>(
    (spot) => spot.x,
    (spot) => spot.low ?? 0,
    (spot) => spot.high ?? 0,
  )(spots)
}
