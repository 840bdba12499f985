import { Chart } from '#src/charts/chart.tsx'
import { asObject } from '#src/lib/analysis/read-analysis.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { NextActions } from './next-actions.tsx'

export const chartOf = (charts: readonly unknown[], id: string) => charts.find((chart) => asObject(chart).id === id)

interface OverviewTabProps {
  charts: readonly unknown[]
  recomendacoes: readonly string[]
  example: boolean
  /** The recommendations are the sector's. */
  generic: boolean
  onRevenue: () => void
}

/** Main chart, next actions, then how the rest is made up. */
export function OverviewTab({ charts, recomendacoes, example, generic, onRevenue }: OverviewTabProps) {
  const revenue = chartOf(charts, 'revenue')
  return (
    <div className="grid gap-4 sm:gap-6 xl:grid-cols-3">
      <Card className="xl:col-span-2">
        <ExampleMark when={example} />
        <Chart chart={revenue} size="lg" />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 print:hidden">
          <p className="max-w-md text-muted">
            {!example && asObject(revenue).type === 'line'
              ? 'Complete o mês que fechou: a próxima análise já usa o novo valor.'
              : 'Com três meses ou mais, a previsão passa a usar o seu próprio histórico.'}
          </p>
          <Button variant="secondary" size="sm" onClick={onRevenue}>
            Informar faturamento mensal
          </Button>
        </div>
      </Card>
      <NextActions recomendacoes={recomendacoes} example={generic} />
      <Card className="xl:col-span-2">
        <ExampleMark when={example} />
        <Chart chart={chartOf(charts, 'kpis')} />
      </Card>
      <Card>
        <ExampleMark when={example} />
        <Chart chart={chartOf(charts, 'marketShare')} />
      </Card>
    </div>
  )
}

export const ExampleMark = ({ when }: { when: boolean }) =>
  when ? (
    <Badge tone="warning" className="mb-3">
      Exemplo: não são dados da sua empresa
    </Badge>
  ) : null
