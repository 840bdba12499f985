import { layoutCartesian } from '@norteia/chart-geometry/cartesian'
import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { useId } from 'react'
import { hueOf } from './cartesian-plot.tsx'
import { fillOf, LineSwatch, Patterns, Swatch } from './look.tsx'
import { shapeOf } from './scatter-plot.tsx'

/** Names of the series where they aren't labelled beside the marks. */
export function ChartLegend({ chart, width }: { chart: ChartModel; width: number }) {
  const base = useId()
  if (chart.type === 'pie' || chart.type === 'donut') return null
  const band = chart.series.some((series) => series.band)
  if (chart.series.length < 2 && !band) return null
  const layout = chart.type === 'scatter' ? null : layoutCartesian(chart, width, 240)
  const banded = chart.series.findIndex((series) => series.band)
  const bandHue = layout ? hueOf(layout, Math.max(0, banded)) : 0
  const named = (layout?.endLabels.length ?? 0) > 0
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      {!named &&
        chart.series.map((series, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: series have no id and two may share a name
          <li key={place} className="flex items-center gap-1.5">
            {chart.type === 'scatter' ? (
              <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
                <path d={shapeOf(place, 4.5)} className={fillOf(place)} />
              </svg>
            ) : series.mark === 'line' ? (
              <LineSwatch place={place} hue={layout ? hueOf(layout, place) : place} dashed={series.dashed} />
            ) : (
              <>
                {place === 1 && (
                  <svg width="0" height="0" aria-hidden="true" className="absolute">
                    <Patterns base={base} />
                  </svg>
                )}
                <Swatch base={base} place={place} />
              </>
            )}
            {series.name}
          </li>
        ))}
      {band && (
        <li className="flex items-center gap-1.5">
          <svg width="24" height="12" aria-hidden="true" className="shrink-0">
            <rect width="24" height="12" rx="2" fillOpacity="0.2" className={fillOf(bandHue)} />
          </svg>
          Faixa provável
        </li>
      )}
    </ul>
  )
}
