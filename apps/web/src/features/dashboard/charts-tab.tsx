import { useState } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { chartOf, ExampleMark } from './overview-tab.tsx'

const CHOICES = [
  { value: 'revenue', label: 'Faturamento' },
  { value: 'marketShare', label: 'Distribuição' },
  { value: 'kpis', label: 'Indicadores' },
] as const
type Choice = (typeof CHOICES)[number]['value']

/** One of the three charts, large. */
export function ChartsTab({ charts, example }: { charts: readonly unknown[]; example: boolean }) {
  const [choice, setChoice] = useState<Choice>('revenue')
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl label="Gráfico" options={CHOICES} value={choice} onChange={setChoice} />
      <Card>
        <ExampleMark when={example} />
        <Chart key={choice} {...chartOf(charts, choice, example)} size="lg" />
      </Card>
    </div>
  )
}
