import type { PlanActionRead } from '@norteia/contracts/analysis-read'
import { chartHead } from '@norteia/contracts/chart'
import type { ReactNode } from 'react'
import { laterPart } from '#src/lib/later-part.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { NextActions } from './next-actions.tsx'

// On a slow line the figures above come first.
const Chart = laterPart(async () => (await import('#src/charts/chart.tsx')).Chart)
const MonthEntry = laterPart(async () => (await import('./month-entry.tsx')).MonthEntry)

/** One chart of the analysis with its path; an example has none, since its figures have no facts. */
export function chartOf(charts: readonly unknown[], id: string, example: boolean) {
  const place = charts.findIndex((chart) => chartHead(chart).id === id)
  return { chart: charts[place], campo: example ? undefined : (`insights.analiseCompleta.charts.${place}` as const) }
}

interface OverviewTabProps {
  companyId: string
  charts: readonly unknown[]
  recomendacoes: readonly string[]
  example: boolean
  /** The recommendations are the sector's. */
  generic: boolean
  plan?: ReactNode
  actions: readonly PlanActionRead[]
  onAction: (acao: string) => void
  onRevenue: () => void
}

/** Main chart, next actions, then how the rest is made up. */
export function OverviewTab({
  companyId,
  charts,
  recomendacoes,
  example,
  generic,
  plan,
  actions,
  onAction,
  onRevenue,
}: OverviewTabProps) {
  const revenue = chartOf(charts, 'revenue', example)
  const more = (
    <div className="flex grow flex-wrap items-center justify-between gap-3">
      <p className="max-w-md text-muted">
        {!example && chartHead(revenue.chart).type === 'line'
          ? 'Cada mês a mais deixa a previsão mais certeira.'
          : 'Com três meses ou mais, a previsão passa a usar o seu próprio histórico.'}
      </p>
      <Button variant="secondary" size="sm" onClick={onRevenue}>
        Informar faturamento mensal
      </Button>
    </div>
  )
  return (
    <div className="grid gap-4 sm:gap-6 xl:grid-cols-3">
      <Card className="flex flex-col xl:col-span-2">
        <ExampleMark when={example} />
        <Chart {...revenue} size="lg" fallback={<Skeleton className="h-96" />} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 print:hidden">
          {example ? more : <MonthEntry companyId={companyId} chart={revenue.chart} more={more} fallback={more} />}
        </div>
      </Card>
      <NextActions recomendacoes={recomendacoes} example={generic} plan={plan} actions={actions} onAction={onAction} />
      <Card className="flex flex-col xl:col-span-2">
        <ExampleMark when={example} />
        <Chart {...chartOf(charts, 'kpis', example)} fallback={<Skeleton className="h-72" />} />
      </Card>
      <Card className="flex flex-col">
        <ExampleMark when={example} />
        <Chart {...chartOf(charts, 'marketShare', example)} fallback={<Skeleton className="h-72" />} />
      </Card>
    </div>
  )
}

export const ExampleMark = ({ when }: { when: boolean }) =>
  when ? (
    <Badge tone="warning" className="mb-3 self-start">
      Exemplo: não são dados da sua empresa
    </Badge>
  ) : null
