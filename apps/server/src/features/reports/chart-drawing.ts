import type { CartesianLayout } from '@norteia/chart-geometry/cartesian'
import { layoutChart } from '@norteia/chart-geometry/layout'
import { valueText } from '@norteia/chart-geometry/number-text'
import type { PieLayout } from '@norteia/chart-geometry/pie'
import { type ChartModel, readChart } from '@norteia/chart-geometry/read-chart'
import type { ScatterLayout } from '@norteia/chart-geometry/scatter'
import { chartTable } from '@norteia/chart-geometry/table'
import type { Chart } from '@norteia/contracts/chart'
import { formatPercent } from '@norteia/contracts/format'
import { INK, PAGE, type Paper, ROOM } from './paper.ts'

const HEIGHT = 190
/** Height in points of a chart with its title and sentence. */
export const CHART_ROOM = HEIGHT + 70
const colour = (place: number) => INK.chart[place % INK.chart.length]!

/** Draws a chart at the cursor with its title and its sentence; one that can't be drawn leaves its sentence alone. */
export function drawChart(paper: Paper, chart: Chart, height = HEIGHT): void {
  const reading = readChart(chart)
  paper.need(CHART_ROOM - HEIGHT + height)
  paper.text(chart.title.text, { face: 'bold', size: 11, after: 2, tag: 'H3' })
  if (chart.descricao) paper.text(chart.descricao, { size: 9, color: INK.muted, after: 6 })
  if (reading.state !== 'ready') return
  const model = reading.chart
  paper.structure.mark('Figure', () => drawFigure(paper, model, height), spoken(model))
  paper.doc.y += 12
}

/** The figures in words, for those who can't see the drawing. */
function spoken(chart: ChartModel): string {
  const { head, rows } = chartTable(chart)
  const lines = rows.map(([name, ...cells]) => {
    const figures = cells.map((cell, place) => (cells.length > 1 ? `${head[place + 1]} ${cell}` : cell))
    return `${name}: ${figures.join(', ')}`
  })
  return `Gráfico. ${lines.join('; ')}.`
}

function drawFigure(paper: Paper, chart: ChartModel, height: number): void {
  const { doc } = paper
  const top = doc.y
  const layout = layoutChart(chart, ROOM, height)
  doc.save().translate(PAGE.margin, top)
  if (layout.kind === 'cartesian') drawCartesian(paper, chart, layout)
  else if (layout.kind === 'pie') drawPie(paper, chart, layout)
  else drawScatter(paper, layout)
  doc.restore()
  doc.y = top + height + 6
  drawLegend(paper, chart, layout)
}

const tick = { size: 8, color: INK.muted } as const

function drawCartesian(paper: Paper, chart: ChartModel, layout: CartesianLayout): void {
  const { doc } = paper
  const { plot, horizontal } = layout
  const right = plot.x + plot.width
  const bottom = plot.y + plot.height
  for (const { position, label } of layout.valueTicks) {
    if (horizontal) {
      doc.moveTo(position, plot.y).lineTo(position, bottom)
      doc.lineWidth(0.5).stroke(INK.line)
      paper.label(label, position, bottom + 6, { ...tick, width: 60, align: 'center' })
    } else {
      doc.moveTo(plot.x, position).lineTo(right, position).lineWidth(0.5).stroke(INK.line)
      paper.label(label, plot.x - 6, position - 5, { ...tick, width: plot.x, align: 'right' })
    }
  }
  for (const { position, label } of layout.categoryTicks) {
    if (horizontal) paper.label(label, plot.x - 6, position - 5, { ...tick, width: plot.x, align: 'right' })
    else paper.label(label, position, bottom + 6, { ...tick, width: 90, align: 'center' })
  }
  for (const bar of layout.bars) {
    const hue = chart.series.length === 1 ? 0 : bar.series
    doc.rect(bar.x, bar.y, bar.width, bar.height).fill(colour(hue))
  }
  drawTarget(paper, layout)
  for (const { label } of layout.bars) {
    if (!label) continue
    const room = doc.font('bold').fontSize(8).widthOfString(label.text)
    // The target's line must not strike a figure out.
    if (horizontal) doc.rect(label.x - 2, label.y - 6, room + 4, 11).fill('#FFFFFF')
    if (horizontal) paper.label(label.text, label.x, label.y - 5, { face: 'bold', size: 8, width: 70 })
    else paper.label(label.text, label.x, label.y - 8, { face: 'bold', size: 8, width: 80, align: 'center' })
  }
  for (const line of layout.lines) {
    const ink = colour(line.hue)
    if (line.band) doc.save().fillOpacity(0.15).path(line.band).fill(ink).restore()
    doc.save().lineWidth(line.stroke)
    if (line.dashed) doc.dash(4, { space: 3 })
    doc.path(line.path).stroke(ink).restore()
    for (const [place, point] of line.points.entries()) {
      if (line.dashed) doc.circle(point.x, point.y, 2.2).lineWidth(1).fillAndStroke('#FFFFFF', ink)
      else if (line.points.length <= 12 || place === 0 || place === line.points.length - 1)
        doc.circle(point.x, point.y, Math.min(2.5, line.radius)).fill(ink)
    }
  }
  for (const end of layout.endLabels)
    paper.label(end.text, end.x, end.y - 5, { size: 8, color: colour(hueOf(layout, end.series)), width: 110 })
}

/** A forecast has the hue of what it continues. */
const hueOf = (layout: CartesianLayout, series: number) =>
  layout.lines.find((line) => line.series === series)?.hue ?? series

function drawTarget(paper: Paper, { target, plot, horizontal }: CartesianLayout): void {
  const { doc } = paper
  if (!target) return
  const right = plot.x + plot.width
  const bottom = plot.y + plot.height
  const { position, label } = target
  doc.save().dash(2, { space: 2 }).lineWidth(0.8)
  if (horizontal) doc.moveTo(position, plot.y).lineTo(position, bottom)
  else doc.moveTo(plot.x, position).lineTo(right, position)
  doc.stroke(INK.text).restore()
  if (horizontal) paper.label(label, position, plot.y - 12, { size: 8, width: 80, align: 'center' })
  else paper.label(label, right, position - 12, { size: 8, width: 80, align: 'right' })
}

function drawPie(paper: Paper, chart: ChartModel, layout: PieLayout): void {
  const { doc } = paper
  const left = layout.radius + 8
  doc.save().translate(left, layout.center.y)
  for (const slice of layout.slices) doc.path(slice.path).fill(colour(slice.place))
  doc.restore()
  const x = left + layout.radius + 32
  const first = layout.center.y - (layout.slices.length * 20) / 2
  layout.slices.forEach((slice, row) => {
    const y = first + row * 20
    doc.rect(x, y + 2, 8, 8).fill(colour(slice.place))
    paper.label(slice.name, x + 14, y, { size: 9, width: 110 })
    paper.label(valueText(slice.value, chart.unit), x + 210, y, {
      size: 9,
      color: INK.muted,
      width: 90,
      align: 'right',
    })
    paper.label(formatPercent(slice.share), x + 250, y, { face: 'bold', size: 9, width: 40, align: 'right' })
  })
}

function drawScatter(paper: Paper, layout: ScatterLayout): void {
  const { doc } = paper
  const { plot } = layout
  const bottom = plot.y + plot.height
  for (const { position, label } of layout.yTicks) {
    doc
      .moveTo(plot.x, position)
      .lineTo(plot.x + plot.width, position)
      .lineWidth(0.5)
      .stroke(INK.line)
    paper.label(label, plot.x - 6, position - 5, { ...tick, width: plot.x, align: 'right' })
  }
  for (const { position, label } of layout.xTicks)
    paper.label(label, position, bottom + 6, { ...tick, width: 60, align: 'center' })
  for (const point of layout.points) doc.circle(point.x, point.y, Math.min(4, point.radius)).fill(colour(point.series))
}

function drawLegend(paper: Paper, chart: ChartModel, layout: ReturnType<typeof layoutChart>): void {
  if (chart.series.length < 2 || chart.type === 'pie' || chart.type === 'donut') return
  const { doc } = paper
  let x: number = PAGE.margin
  chart.series.forEach((series, place) => {
    const width = Math.min(160, doc.font('text').fontSize(8).widthOfString(series.name) + 36)
    if (x + width > PAGE.width - PAGE.margin) return
    const ink = colour(layout.kind === 'cartesian' ? hueOf(layout, place) : place)
    if (series.mark === 'line') {
      doc.save().lineWidth(1.8)
      if (series.dashed) doc.dash(4, { space: 3 })
      doc
        .moveTo(x, doc.y + 5)
        .lineTo(x + 18, doc.y + 5)
        .stroke(ink)
        .restore()
    } else doc.rect(x + 10, doc.y + 2, 8, 6).fill(ink)
    paper.label(series.name, x + 22, doc.y, { size: 8, width: 130 })
    x += width
    if (series.band) {
      doc
        .save()
        .fillOpacity(0.2)
        .rect(x, doc.y + 1, 18, 8)
        .fill(ink)
        .restore()
      paper.label('Faixa provável', x + 22, doc.y, { size: 8, width: 90 })
      x += 100
    }
  })
  doc.y += 12
}
