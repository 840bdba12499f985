import { valueText } from '@norteia/chart-geometry/number-text'
import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { layoutScatter, type ScatterLayout } from '@norteia/chart-geometry/scatter'
import { formatNumber } from '@norteia/contracts/format'
import { useMemo } from 'react'
import { StandingAxes } from './axes.tsx'
import { Ink } from './ink.tsx'
import { fillOf } from './look.tsx'
import { Plot } from './plot.tsx'
import type { PlotPoint } from './use-points.ts'

interface ScatterPlotProps {
  chart: ChartModel
  width: number
  height: number
  campo?: string | undefined
}

export function ScatterPlot({ chart, width, height, campo }: ScatterPlotProps) {
  const layout = useMemo(() => layoutScatter(chart, width, height), [chart, width, height])
  const points = useMemo(() => plotPoints(chart, layout), [chart, layout])
  return (
    <Plot label={chart.title || 'Gráfico'} width={layout.width} height={layout.height} points={points} campo={campo}>
      {() => (
        <Ink>
          <Grid layout={layout} />
          {layout.points.map((point) => (
            <path
              key={`${point.series}-${point.index}`}
              d={shapeOf(point.series, point.radius)}
              transform={`translate(${point.x} ${point.y})`}
              fillOpacity="0.75"
              className={`stroke-card ${fillOf(point.series)}`}
            />
          ))}
        </Ink>
      )}
    </Plot>
  )
}

/** Circle, square, triangle, diamond: series differ in shape too. */
export function shapeOf(series: number, r: number): string {
  if (series % 4 === 1) return `M${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}Z`
  if (series % 4 === 2) return `M0,${-r * 1.2}L${r * 1.1},${r}H${-r * 1.1}Z`
  if (series % 4 === 3) return `M0,${-r * 1.3}L${r * 1.3},0L0,${r * 1.3}L${-r * 1.3},0Z`
  return `M${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`
}

function Grid({ layout: { plot, xTicks, yTicks, target } }: { layout: ScatterLayout }) {
  const { x, y, width, height } = plot
  return (
    <g>
      <StandingAxes layout={{ plot, valueTicks: yTicks, categoryTicks: xTicks, zero: y + height }} />
      {target && (
        <line
          x1={x}
          x2={x + width}
          y1={target.position}
          y2={target.position}
          strokeDasharray="3 3"
          className="stroke-ink"
        />
      )}
    </g>
  )
}

function plotPoints(chart: ChartModel, layout: ScatterLayout): PlotPoint[] {
  return layout.points
    .map((point) => {
      const name = chart.series[point.series]?.name ?? ''
      const figures = `${formatNumber(point.pair[0], 4)} e ${valueText(point.pair[1], chart.unit)}`
      return {
        key: `${point.series}-${point.index}`,
        x: point.x,
        y: point.y,
        group: point.series,
        index: point.index,
        label: `${name}: ${figures}`,
        title: name,
        lines: [figures],
      }
    })
    .sort((a, b) => a.group - b.group || a.x - b.x)
}
