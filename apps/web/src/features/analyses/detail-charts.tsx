import { Chart } from '#src/charts/chart.tsx'
import { ChartNotice } from '#src/charts/chart-notice.tsx'
import { Card } from '#src/ui/page/card.tsx'

/** All charts of an analysis, or a line that says there are none; `asked`: their figures can be. */
export function DetailCharts({ charts, asked = false }: { charts: readonly unknown[]; asked?: boolean }) {
  if (charts.length === 0) return <ChartNotice>Esta análise não trouxe gráficos.</ChartNotice>
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {charts.map((chart, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charts come from outside and may lack an id
        <Card key={place} className={place === 0 && charts.length % 2 === 1 ? WIDE : 'flex flex-col'}>
          <Chart chart={chart} campo={asked ? `insights.analiseCompleta.charts.${place}` : undefined} />
        </Card>
      ))}
    </div>
  )
}

const WIDE = 'flex flex-col lg:col-span-2'
