import { type ChartModel, readChart } from '@norteia/chart-geometry/read-chart'
import { ChartBoundary } from './chart-boundary.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartNotice } from './chart-notice.tsx'
import { CHART_TEXT } from './chart-text.ts'

interface ChartProps {
  /** Any value at all; what can't be drawn is said in words. null and undefined: the choice has no chart. */
  chart: unknown
  size?: 'md' | 'lg'
  /** Level of the title's heading. */
  level?: 2 | 3
  /** Path of the chart in its analysis, where its figures can be asked where they came from. */
  campo?: string | undefined
}

/** One chart with title, sentence, legend, table and CSV, or a line that says why there is none. */
export function Chart({ chart, size = 'md', level = 3, campo }: ChartProps) {
  return (
    <ChartBoundary source={chart}>
      <ReadChart chart={chart} size={size} level={level} campo={campo} />
    </ChartBoundary>
  )
}

function ReadChart({ chart, size, level, campo }: Required<Omit<ChartProps, 'campo'>> & Pick<ChartProps, 'campo'>) {
  if (chart === null || chart === undefined) return <ChartNotice>{CHART_TEXT.none}</ChartNotice>
  const reading = readChart(chart)
  if (reading.state === 'no-type') return <ChartNotice>{CHART_TEXT.incomplete}</ChartNotice>
  if (reading.state === 'bad-series') return <ChartNotice>{CHART_TEXT.invalid}</ChartNotice>
  if (reading.state === 'unsupported') return <ChartNotice>{CHART_TEXT.unsupported(reading.type)}</ChartNotice>
  return <ChartFigure chart={reading.chart satisfies ChartModel} size={size} level={level} campo={campo} />
}
