import { shortText, valueText } from '@norteia/chart-geometry/number-text'
import { layoutPie, type PieLayout, type Slice } from '@norteia/chart-geometry/pie'
import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { formatPercent } from '@norteia/contracts/format'
import { useId, useMemo } from 'react'
import { Ink } from './ink.tsx'
import { fillOf, Patterns, patternUrl, Swatch } from './look.tsx'
import { Plot } from './plot.tsx'
import type { PlotPoint } from './use-points.ts'

interface PiePlotProps {
  chart: ChartModel
  size: number
  campo?: string | undefined
}

/** Pie or donut with its slices named and figured beside it. */
export function PiePlot({ chart, size, campo }: PiePlotProps) {
  const base = useId()
  const layout = useMemo(() => layoutPie(chart, size, size), [chart, size])
  const points = useMemo(() => plotPoints(chart, layout), [chart, layout])
  if (layout.slices.length === 0)
    return <p className="py-8 text-center text-muted">Sem valores positivos para dividir.</p>
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <div className="shrink-0">
        <Plot
          label={chart.title || 'Gráfico'}
          width={layout.width}
          height={layout.height}
          points={points}
          campo={campo}
        >
          {(active) => (
            <Ink transform={`translate(${layout.center.x} ${layout.center.y})`}>
              <Patterns base={base} />
              {layout.slices.map((slice) => {
                const pattern = patternUrl(base, slice.place)
                return (
                  <g key={slice.place} opacity={active && active.index !== slice.place ? 0.55 : 1}>
                    <path d={slice.path} strokeWidth="2" className={`stroke-card ${fillOf(slice.place)}`} />
                    {pattern && <path d={slice.path} fill={pattern} />}
                  </g>
                )
              })}
              {layout.innerRadius > 0 && (
                <g textAnchor="middle">
                  <text y="-4" className="fill-muted">
                    Total
                  </text>
                  <text y="16" fontSize="16" fontWeight="600" className="fill-ink">
                    {shortText(layout.total, chart.unit)}
                  </text>
                </g>
              )}
            </Ink>
          )}
        </Plot>
      </div>
      <ul className="grid min-w-48 grow gap-2 sm:max-w-80">
        {layout.slices.map((slice) => (
          <li key={slice.place} className="flex items-center gap-2">
            <Swatch base={base} place={slice.place} />
            <span className="min-w-0 grow truncate" title={slice.name}>
              {slice.name}
              {slice.merged > 1 && <span className="text-muted"> ({slice.merged})</span>}
            </span>
            {chart.unit !== '%' && <span className="figure text-muted">{shortText(slice.value, chart.unit)}</span>}
            <span className="figure w-12 text-right font-semibold">{formatPercent(slice.share)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Path of a slice's figure in the chart; a merged slice has none. */
function pathOf(chart: ChartModel, slice: Slice): string | undefined {
  if (chart.series.length !== 1 || slice.merged > 1) return undefined
  const place = chart.series[0]!.values.findIndex(
    (value, index) => value === slice.value && chart.categories[index] === slice.name,
  )
  return place < 0 ? undefined : `series.0.data.${place}`
}

function plotPoints(chart: ChartModel, layout: PieLayout): PlotPoint[] {
  const middle = layout.innerRadius > 0 ? (layout.innerRadius + layout.radius) / 2 : layout.radius * 0.64
  let turned = 0
  return layout.slices.map((slice) => {
    const angle = (turned + slice.share / 2) * 2 * Math.PI
    turned += slice.share
    const figures = `${valueText(slice.value, chart.unit)} (${formatPercent(slice.share, 1)})`
    return {
      key: String(slice.place),
      x: layout.center.x + Math.sin(angle) * middle,
      y: layout.center.y - Math.cos(angle) * middle,
      group: 0,
      index: slice.place,
      path: pathOf(chart, slice),
      label: `${slice.name}: ${figures}`,
      title: slice.name,
      lines: [figures],
    }
  })
}
