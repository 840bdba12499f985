import { extent, FONT_SIZE, LINE_HEIGHT, labelStride, type Tick, valueDomain, valueTicks, widest } from './axes.ts'
import { type BarMark, barMarks } from './bars.ts'
import { spreadLabels } from './labels.ts'
import { type LineMark, lineMark } from './lines.ts'
import { shortText } from './number-text.ts'
import type { ChartModel } from './read-chart.ts'
import { bandsOf, linearScale, type Scale } from './scales.ts'
import { fitText, textWidth } from './text-size.ts'

export interface CategoryTick {
  position: number
  label: string
}

export interface EndLabel {
  series: number
  x: number
  y: number
  text: string
  /** 'end': the line stops before the edge, with its name above the last point. */
  anchor: 'start' | 'end'
}

export interface CartesianLayout {
  kind: 'cartesian'
  width: number
  height: number
  plot: { x: number; y: number; width: number; height: number }
  /** Bars that lie: categories run down, figures run right. */
  horizontal: boolean
  valueTicks: Tick[]
  categoryTicks: CategoryTick[]
  /** Position of zero on the value axis. */
  zero: number
  bars: BarMark[]
  lines: LineMark[]
  /** Names beside the last points; empty when a legend has to do it. */
  endLabels: EndLabel[]
  target: { position: number; label: string } | null
  /** Marks left out because there are more than pixels. */
  hidden: number
}

const DIRECT_LABELS = 3

/** Layout of a bar or line chart in pixels; the two kinds of marks may mix. */
export function layoutCartesian(chart: ChartModel, width: number, height: number): CartesianLayout {
  const bars = chart.series.some((series) => series.mark === 'bar')
  const lines = chart.series.some((series) => series.mark === 'line')
  const horizontal = bars && !lines && liesBetter(chart, width)
  const domain = valueDomain(extent(chart), chart.unit, bars)
  return horizontal ? layoutLying(chart, width, height, domain) : layoutStanding(chart, width, height, domain)
}

/** Few categories whose names don't fit side by side read better one below the other. */
function liesBetter(chart: ChartModel, width: number): boolean {
  const count = chart.categories.length
  return count > 1 && count * chart.series.length <= 24 && widest(chart.categories) > (width - 64) / count - 8
}

function layoutStanding(chart: ChartModel, width: number, height: number, domain: [number, number]): CartesianLayout {
  // Nothing but zeros has no steps to read.
  const count = extent(chart).every((end) => end === 0) ? 1 : Math.max(2, Math.min(6, Math.floor(height / 52)))
  const rough = valueTicks(linearScale(domain, [height, 0], count), count, chart.unit)
  const left = Math.min(width * 0.3, Math.ceil(widest(rough.map((tick) => tick.label))) + 12)
  const named = endLabelRoom(chart, width)
  const right = named > 0 ? named : 12
  const top = chart.series.some((series) => series.mark === 'bar') || chart.target !== null ? 22 : 12
  const plot = { x: left, y: top, width: Math.max(24, width - left - right), height: Math.max(24, height - top - 28) }
  const scale = linearScale(domain, [plot.y + plot.height, plot.y], count)
  const places = chart.categories.map((_, index) => index)
  const bands = bandsOf(places.length, [plot.x, plot.x + plot.width], 0.28, 0.14)
  const points = bandsOf(places.length, [plot.x + 8, plot.x + plot.width - 8], 1, 0)
  const hasBars = chart.series.some((series) => series.mark === 'bar')
  const at = (index: number) =>
    hasBars ? bands.start + bands.step * index + bands.width / 2 : points.start + points.step * index
  const marks = barMarks(chart, {
    scale,
    band: (index) => bands.start + bands.step * index,
    thickness: bands.width,
    room: plot.width,
    horizontal: false,
  })
  const lines = chart.series
    .map((series, position) => (series.mark === 'line' ? lineMark(chart, position, at, scale, plot.width) : null))
    .filter((line) => line !== null)
  const stride = labelStride(chart.categories, plot.width)
  return {
    kind: 'cartesian',
    width,
    height,
    plot,
    horizontal: false,
    valueTicks: valueTicks(scale, count, chart.unit),
    categoryTicks: places
      .filter((index) => index % stride === 0)
      .map((index) => {
        const room = places.length === 1 ? width : Math.max(48, plot.width / 2)
        const label = fitText(chart.categories[index] ?? '', room, FONT_SIZE)
        const half = textWidth(label, FONT_SIZE) / 2
        // The last name may lean on its mark, but not leave the drawing.
        return { position: Math.max(half, Math.min(at(index), width - half)), label }
      }),
    zero: Math.min(plot.y + plot.height, Math.max(plot.y, scale(0))),
    bars: marks.bars,
    lines,
    endLabels: named > 0 ? endLabels(chart, lines, plot, width) : [],
    target: targetLine(chart, scale),
    hidden: marks.hidden + lines.reduce((sum, line) => sum + line.hidden, 0),
  }
}

/** As many round values as fit beside one another: names of the bars and figures below zero leave little room on a phone. */
function roomyScale(chart: ChartModel, domain: [number, number], plot: { x: number; width: number }, wanted: number) {
  for (let count = wanted; ; count--) {
    const scale = linearScale(domain, [plot.x, plot.x + plot.width], count)
    const ticks = valueTicks(scale, count, chart.unit)
    const room = Math.min(...ticks.slice(1).map(({ position }, place) => position - ticks[place]!.position))
    if (count === 1 || room >= widest(ticks.map(({ label }) => label)) + 8) return { scale, ticks }
  }
}

function layoutLying(chart: ChartModel, width: number, height: number, domain: [number, number]): CartesianLayout {
  const left = Math.min(width * 0.48, Math.ceil(widest(chart.categories)) + 12)
  const figures = chart.series.flatMap((series) =>
    series.values.map((value) => (value === null ? '' : shortText(value, chart.unit))),
  )
  const right = Math.min(width * 0.25, Math.max(16, Math.ceil(widest(figures)) + 10))
  const top = chart.target === null ? 4 : 22
  const plot = { x: left, y: top, width: Math.max(24, width - left - right), height: Math.max(24, height - top - 28) }
  const { scale, ticks } = roomyScale(chart, domain, plot, Math.max(2, Math.min(5, Math.floor(width / 110))))
  const places = chart.categories.map((_, index) => index)
  const bands = bandsOf(places.length, [plot.y, plot.y + plot.height], 0.36, 0.18)
  const marks = barMarks(chart, {
    scale,
    band: (index) => bands.start + bands.step * index,
    thickness: bands.width,
    room: plot.height,
    horizontal: true,
  })
  return {
    kind: 'cartesian',
    width,
    height,
    plot,
    horizontal: true,
    valueTicks: ticks,
    categoryTicks: places.map((index) => ({
      position: bands.start + bands.step * index + bands.width / 2,
      label: fitText(chart.categories[index] ?? '', left - 10, FONT_SIZE),
    })),
    zero: Math.min(plot.x + plot.width, Math.max(plot.x, scale(0))),
    bars: marks.bars,
    lines: [],
    endLabels: [],
    target: targetLine(chart, scale),
    hidden: marks.hidden,
  }
}

function targetLine(chart: ChartModel, scale: Scale): CartesianLayout['target'] {
  if (chart.target === null) return null
  return { position: scale(chart.target), label: `Meta ${shortText(chart.target, chart.unit)}` }
}

/** Room to the right for the names of the lines; 0 when a legend names them. */
function endLabelRoom(chart: ChartModel, width: number): number {
  const named = chart.series.filter((series) => series.mark === 'line')
  if (named.length < 2 || named.length > DIRECT_LABELS || named.length < chart.series.length || width < 460) return 0
  return Math.min(width * 0.24, Math.ceil(widest(named.map((series) => series.name))) + 20)
}

function endLabels(
  chart: ChartModel,
  lines: readonly LineMark[],
  plot: CartesianLayout['plot'],
  width: number,
): EndLabel[] {
  const edge = plot.x + plot.width
  const ends = lines.flatMap((line) => {
    const last = line.points.at(-1)
    if (!last) return []
    return [{ series: line.series, x: last.x, y: last.y, atEdge: last.x > edge - 24, points: line.points }]
  })
  const atEdge = ends.filter((end) => end.atEdge)
  const spread = spreadLabels(
    atEdge.map((end) => end.y),
    LINE_HEIGHT,
    [plot.y + 6, plot.y + plot.height],
  )
  const x = edge + 4
  const name = (series: number, room: number) => fitText(chart.series[series]?.name ?? '', room, FONT_SIZE)
  return [
    ...atEdge.map((end, place) => ({
      series: end.series,
      x,
      y: spread[place] ?? end.y,
      text: name(end.series, width - x - 2),
      anchor: 'start' as const,
    })),
    ...ends
      .filter((end) => !end.atEdge)
      .map((end) => {
        const text = name(end.series, end.x - plot.x)
        const from = end.x - textWidth(text, FONT_SIZE)
        const top = Math.min(...end.points.filter((point) => point.x >= from - 16).map((point) => point.y))
        return { series: end.series, x: end.x + 4, y: Math.max(plot.y + 8, top - 16), text, anchor: 'end' as const }
      }),
  ]
}
