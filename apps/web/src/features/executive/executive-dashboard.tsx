import { Download, RefreshCw } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { saveFile } from '#src/lib/api/download.ts'
import { useSession } from '#src/lib/session/session.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { ClosingBand } from '#src/ui/page/closing-band.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import {
  COMPETITORS_CHART,
  DEFAULT_PERIOD,
  FORECAST_CHART,
  LOADING_MS,
  LOADING_TEXT,
  MARKET_CHART,
  OPERATIONS,
  PERIODS,
  type Period,
  sampleReport,
} from './sample.ts'
import { SampleInsights } from './sample-insights.tsx'
import { SampleKpis } from './sample-kpis.tsx'
import { type SectionTab, SectionTabs } from './section-tabs.tsx'

const TABS: readonly SectionTab[] = [
  { id: 'financeiro', label: 'Financeiro', section: 'secao-financeiro' },
  { id: 'mercado', label: 'Mercado', section: 'secao-mercado' },
  { id: 'operacoes', label: 'Operações', section: 'secao-operacoes' },
  { id: 'ia', label: 'IA & Insights', section: 'secao-ia' },
]

/** The public sample: fixed figures that say what they are. It makes no calls. */
export function ExecutiveDashboard() {
  const { status } = useSession()
  const [round, setRound] = useState(0)
  const [ready, setReady] = useState(false)
  const [period, setPeriod] = useState<Period>(DEFAULT_PERIOD)
  const [tab, setTab] = useState('financeiro')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round shows the loading state again
  useEffect(() => {
    setReady(false)
    const timer = setTimeout(() => startTransition(() => setReady(true)), LOADING_MS)
    return () => clearTimeout(timer)
  }, [round])
  const { name, during } = PERIODS.find((item) => item.value === period)!
  const choose = (next: SectionTab) => {
    setTab(next.id)
    document.getElementById(next.section)?.scrollIntoView({ block: 'start' })
  }
  const save = () =>
    saveFile(
      new Blob([`\ufeff${sampleReport(period)}`], { type: 'text/plain;charset=utf-8' }),
      'norteia-dashboard-exemplo.txt',
    )
  return (
    <>
      {status === 'authenticated' && (
        <Banner tone="info" className="mb-6">
          Este painel é um exemplo com uma empresa fictícia.{' '}
          <TextLink to="/profile">Ver o painel da minha empresa</TextLink>
        </Banner>
      )}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Badge tone="warning">Dados de exemplo</Badge>
          <h1 className="mt-2 font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">
            Dashboard Executivo
          </h1>
          <p className="mt-1 max-w-3xl text-muted">
            Uma empresa fictícia, para você ver como os números ficam. O painel da sua empresa usa só os seus dados.
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <Button variant="secondary" onClick={save} className="grow">
            <Download aria-hidden="true" className="size-4" />
            Exportar Relatório
          </Button>
          <Button variant="secondary" onClick={() => setRound(round + 1)} className="grow">
            <RefreshCw aria-hidden="true" className="size-4" />
            Atualizar Dados
          </Button>
        </div>
      </header>
      {ready ? (
        <>
          <SectionTabs label="Seções do painel de exemplo" tabs={TABS} value={tab} onChange={choose} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">
              Período: <span className="font-medium text-ink">{name}</span>
            </p>
            <SegmentedControl label="Período" options={PERIODS} value={period} onChange={setPeriod} />
          </div>
          <Section tab={TABS[0]!} title="Financeiro">
            <SampleKpis period={during} />
            <Card className="mt-4">
              <Chart chart={FORECAST_CHART} size="lg" />
            </Card>
          </Section>
          <Section tab={TABS[1]!} title="Mercado">
            <div className="grid gap-4 lg:grid-cols-2">
              <Card className="flex flex-col">
                <Chart chart={MARKET_CHART} />
              </Card>
              <Card className="flex flex-col">
                <Chart chart={COMPETITORS_CHART} />
              </Card>
            </div>
          </Section>
          <Section tab={TABS[2]!} title="Operações">
            <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-3">
              {OPERATIONS.map((metric) => (
                <div key={metric.name} className="bg-card p-4 sm:p-5">
                  <dt className="text-muted">{metric.name}</dt>
                  <dd className="figure mt-1 text-xl font-semibold">
                    {metric.value}
                    <span className="mt-0.5 block text-xs font-normal text-muted">{metric.note}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section tab={TABS[3]!} title="IA & Insights">
            <SampleInsights />
          </Section>
          <ClosingBand
            title="Agora com os números da sua empresa"
            text="Responda a um diagnóstico de 3 a 6 minutos e veja a sua nota, a sua previsão e o seu plano."
            to="/cadastro"
            action="Começar Agora"
          />
        </>
      ) : (
        <div className="flex min-h-dvh justify-center pt-[20dvh] text-muted">
          <Spinner label={LOADING_TEXT} />
        </div>
      )}
    </>
  )
}

function Section({ tab, title, children }: { tab: SectionTab; title: string; children: ReactNode }) {
  return (
    <section id={tab.section} aria-labelledby={`${tab.section}-titulo`} className="mt-8 scroll-mt-32">
      <h2 id={`${tab.section}-titulo`} className="mb-4 font-display text-2xl font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}
