import { type CartesianLayout, layoutCartesian } from '@norteia/chart-geometry/cartesian'
import { valueText } from '@norteia/chart-geometry/number-text'
import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { useId, useMemo } from 'react'
import { Axes } from './axes.tsx'
import { Ink } from './ink.tsx'
import { dashOf, fillOf, Patterns, patternUrl, strokeOf } from './look.tsx'
import { Plot } from './plot.tsx'
import type { PlotPoint } from './use-points.ts'

interface CartesianPlotProps {
  chart: ChartModel
  width: number
  height: number
  campo?: string | undefined
}

/** Dots nearer than this run into one another; then only the ends and the one pointed at are drawn. */
const CLOSE_DOTS = 18
const isEnd = (points: readonly { index: number }[], place: number) => place === 0 || place === points.length - 1

/** Bars, lines or both. */
export function CartesianPlot({ chart, width, height, campo }: CartesianPlotProps) {
  const base = useId()
  const layout = useMemo(() => layoutCartesian(chart, width, height), [chart, width, height])
  const points = useMemo(() => plotPoints(chart, layout), [chart, layout])
  const spacing = layout.plot.width / Math.max(1, chart.categories.length)
  return (
    <Plot label={chart.title || 'Gráfico'} width={layout.width} height={layout.height} points={points} campo={campo}>
      {(active) => (
        <Ink>
          <Patterns base={base} />
          <Axes layout={layout} />
          {layout.lines.map((line) => (
            <g key={line.series}>
              {line.band && <path d={line.band} fillOpacity="0.14" className={fillOf(line.hue)} />}
              {line.area && <path d={line.area} fillOpacity="0.1" className={fillOf(line.hue)} />}
            </g>
          ))}
          {layout.bars.map((bar) => {
            const pattern = patternUrl(base, bar.series)
            const dim = active !== null && active.index !== bar.index
            const box = {
              x: bar.x,
              y: bar.y,
              width: bar.width,
              height: bar.height,
              rx: Math.min(3, bar.width / 2, bar.height / 2),
            }
            return (
              <g key={`${bar.series}-${bar.index}`} opacity={dim ? 0.55 : 1}>
                <rect {...box} className={fillOf(bar.series)} />
                {pattern && <rect {...box} fill={pattern} />}
              </g>
            )
          })}
          {layout.lines.map((line) => (
            <g key={line.series}>
              <path
                d={line.path}
                fill="none"
                strokeWidth={line.stroke}
                strokeLinejoin="round"
                strokeLinecap={line.dashed ? 'butt' : 'round'}
                strokeDasharray={dashOf(line.series, line.dashed)}
                className={strokeOf(line.hue)}
              />
              {line.points
                .filter(
                  (point, place) => spacing >= CLOSE_DOTS || active?.index === point.index || isEnd(line.points, place),
                )
                .map((point) => (
                  <circle
                    key={point.index}
                    cx={point.x}
                    cy={point.y}
                    r={active?.index === point.index ? line.radius + 1.5 : line.radius - 0.5}
                    strokeWidth="2"
                    className={line.dashed ? `fill-card ${strokeOf(line.hue)}` : `stroke-card ${fillOf(line.hue)}`}
                  />
                ))}
            </g>
          ))}
          <Target layout={layout} />
          {chart.series.length === 1 &&
            layout.bars.map((bar) =>
              bar.label ? (
                <text
                  key={bar.index}
                  x={bar.label.x}
                  y={bar.label.y}
                  textAnchor={layout.horizontal ? 'start' : 'middle'}
                  dominantBaseline={layout.horizontal ? 'central' : undefined}
                  fontWeight="600"
                  strokeWidth="7"
                  strokeLinejoin="round"
                  className="fill-ink stroke-card [paint-order:stroke]"
                >
                  {bar.label.text}
                </text>
              ) : null,
            )}
          {layout.endLabels.map((label) => (
            <text
              key={label.series}
              x={label.x}
              y={label.y}
              textAnchor={label.anchor}
              dominantBaseline="central"
              fontWeight="600"
              className={fillOf(hueOf(layout, label.series))}
            >
              {label.text}
            </text>
          ))}
        </Ink>
      )}
    </Plot>
  )
}

export const hueOf = (layout: CartesianLayout, series: number) =>
  layout.lines.find((line) => line.series === series)?.hue ?? series

function Target({ layout }: { layout: CartesianLayout }) {
  if (!layout.target) return null
  const { x, y, width, height } = layout.plot
  const at = layout.target.position
  const line = layout.horizontal
    ? { x1: at, x2: at, y1: y - 6, y2: y + height }
    : { x1: x, x2: x + width, y1: at, y2: at }
  return (
    <g>
      <line {...line} strokeWidth="1.5" strokeDasharray="3 3" className="stroke-ink" />
      <text
        x={layout.horizontal ? at : x + width}
        y={layout.horizontal ? y - 10 : at - 6}
        textAnchor={layout.horizontal ? 'middle' : 'end'}
        fontWeight="600"
        className="fill-ink stroke-card [paint-order:stroke]"
        strokeWidth="4"
      >
        {layout.target.label}
      </text>
    </g>
  )
}

function plotPoints(chart: ChartModel, layout: CartesianLayout): PlotPoint[] {
  const bars = layout.bars.map((bar) => ({
    series: bar.series,
    index: bar.index,
    x: layout.horizontal ? (bar.value < 0 ? bar.x : bar.x + bar.width) : bar.x + bar.width / 2,
    y: layout.horizontal ? bar.y + bar.height / 2 : bar.value < 0 ? bar.y + bar.height : bar.y,
  }))
  const dots = layout.lines.flatMap((line) =>
    line.points.map((point) => ({ series: line.series, index: point.index, x: point.x, y: point.y })),
  )
  return [...bars, ...dots].map((spot) => {
    const name = chart.categories[spot.index] ?? ''
    return {
      key: `${spot.series}-${spot.index}`,
      x: spot.x,
      y: spot.y,
      group: spot.series,
      index: spot.index,
      path: `series.${spot.series}.data.${spot.index}`,
      label: [name, figureText(chart, spot.series, spot.index)].filter(Boolean).join(', '),
      title: name,
      lines: bubbleLines(chart, spot.index, spot.series),
    }
  })
}

/** 'Previsto: R$ 48.200, entre R$ 40.000 e R$ 55.000' */
function figureText(chart: ChartModel, series: number, index: number): string {
  const model = chart.series[series]
  const value = model?.values[index]
  if (!model || value === null || value === undefined) return ''
  const low = model.band?.min[index]
  const high = model.band?.max[index]
  const range =
    typeof low === 'number' && typeof high === 'number'
      ? `, entre ${valueText(low, chart.unit)} e ${valueText(high, chart.unit)}`
      : ''
  return `${model.name}: ${valueText(value, chart.unit)}${range}`
}

const MAX_LINES = 6

function bubbleLines(chart: ChartModel, index: number, first: number): string[] {
  const order = chart.series.length > MAX_LINES ? [first] : chart.series.map((_, series) => series)
  return order.map((series) => figureText(chart, series, index)).filter(Boolean)
}
