import type { Fact } from '@norteia/contracts/analysis'
import type { AnalysisRead, DashboardRead } from '@norteia/contracts/analysis-read'
import type { RevenueMonth } from '@norteia/contracts/revenue'
import { skipToken, useQuery } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { Accounts } from '#src/lib/analysis/accounts.tsx'
import { analysisQuery, newestQuery } from '#src/lib/analysis/analysis.queries.ts'
import { Challenge } from '#src/lib/analysis/challenge.tsx'
import { countingBefore } from '#src/lib/analysis/score-step.ts'
import { measuredRevenueKey } from '#src/lib/companies/measured-revenue-key.ts'
import { FactLegend } from '#src/lib/facts/fact-legend.tsx'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { RestFollows, useFiguresShown } from '#src/lib/first-view.ts'
import { Explained } from '#src/lib/words/explained.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { DASHBOARD_TEXT, dashboardError, dashboardQuery, revenueKey } from './dashboard.queries.ts'
import { DashboardHeader } from './dashboard-header.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { dashboardKpis, withMeasured } from './kpis.ts'
import { OverviewTab } from './overview-tab.tsx'

/** Not shown at first, and fetched ahead by the page. */
export const fetchReportTab = () => import('./report-tab.tsx')
export const fetchChartsTab = () => import('./charts-tab.tsx')
const ChartsTab = lazy(async () => ({ default: (await fetchChartsTab()).ChartsTab }))
const ReportTab = lazy(async () => ({ default: (await fetchReportTab()).ReportTab }))

export const DASHBOARD_TABS = ['visao-geral', 'graficos', 'relatorio', 'agente', 'historico'] as const
type DashboardTab = (typeof DASHBOARD_TABS)[number]

interface DashboardProps {
  companyId: string
  firstName: string
  /** Whether the system listens. */
  system: ReactNode
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  /** `acao`: the action to show, as the plan writes it. */
  onOpenAnalysis: (id: string, part: 'plano' | 'relatorio', acao?: string) => void
  onSector: () => void
  onRevenue: (analysed: boolean) => void
  /** The agent's tab is about to be opened. */
  onNearAgent?: () => void
  /** How far the plan is. */
  plan?: ReactNode
  agent: ReactNode
  history: ReactNode
}

/** The per-company dashboard. Give it the company's id as key: nothing of another company may stay on screen. */
export function Dashboard(props: DashboardProps) {
  const query = useQuery(dashboardQuery(props.companyId))
  // Rendered in slices: an answer would block a slow phone for a third of a second.
  const view = useDeferredValue(query.data)
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  if (query.data && view) {
    const refresh = async () => {
      setRefreshing(true)
      const result = await query.refetch()
      setRefreshing(false)
      if (result.isError) toast.error(dashboardError(result.error))
    }
    return (
      <LoadedDashboard
        {...props}
        view={view}
        updatedAt={query.dataUpdatedAt}
        refreshing={refreshing}
        onRefresh={() => void refresh()}
      />
    )
  }
  if (!query.data && query.isError && !query.isFetching)
    return (
      <>
        <RestFollows />
        <h1 className="sr-only">Painel da empresa</h1>
        <ErrorState message={dashboardError(query.error)} onRetry={() => void query.refetch()}>
          Nenhum dado foi perdido. Se o erro continuar, confira sua internet ou escolha outra empresa no menu.
        </ErrorState>
      </>
    )
  return <DashboardSkeleton />
}

/** There is no active company to show. */
export function NoCompany() {
  return (
    <div className="grid justify-items-center gap-4">
      <RestFollows />
      <ErrorState message={DASHBOARD_TEXT.noCompany} />
      <ButtonLink to="/onboarding/create-company">Criar empresa</ButtonLink>
    </div>
  )
}

interface LoadedProps extends DashboardProps {
  view: DashboardRead
  updatedAt: number
  refreshing: boolean
  onRefresh: () => void
}

/** What comes to the dashboard from beside it; rendered in slices too, since the parts below are many. */
function LoadedDashboard(props: LoadedProps) {
  const { companyId, view } = props
  // Fetched by the parts below: months count here as soon as they are saved.
  const measured = useQuery<Fact | null>({ queryKey: measuredRevenueKey(companyId), queryFn: skipToken }).data
  const months = useQuery<RevenueMonth[]>({ queryKey: revenueKey(companyId), queryFn: skipToken }).data
  const newest = useQuery({ ...newestQuery(companyId), enabled: view.analise !== null && view.totalAnalises > 1 }).data
  return (
    <Panel
      {...props}
      measured={useDeferredValue(measured)}
      months={useDeferredValue(months)}
      newest={useDeferredValue(newest)}
    />
  )
}

interface PanelProps extends LoadedProps {
  measured: Fact | null | undefined
  months: RevenueMonth[] | undefined
  newest: readonly AnalysisRead[] | undefined
}

const Panel = memo(function Panel({ view: loaded, companyId, tab, onTab, ...props }: PanelProps) {
  const { measured, months, newest } = props
  const view = withMeasured(loaded, measured)
  const { analise, empresa } = view
  const before = analise && newest ? countingBefore(analise, newest) : null
  const example = analise === null
  const full = analise?.insights.analiseCompleta
  const generic = !full || full.recomendacoes.length === 0
  const sector = useSector(empresa.setor, generic || !full.scoreGeral.resumo)
  if (!sector) return <DashboardSkeleton />
  const charts = full ? full.charts : sector.charts
  const recomendacoes = generic ? sector.recomendacoes : full.recomendacoes
  const open = (part: 'plano' | 'relatorio') => analise && props.onOpenAnalysis(analise.id, part)
  const plan = full?.planoAcao
  const actions = plan ? [...plan.acoes30Dias, ...plan.acoes60Dias, ...plan.acoes90Dias] : []
  const onAction = (acao?: string) => analise && props.onOpenAnalysis(analise.id, 'plano', acao)
  const tabs = [
    {
      id: 'visao-geral',
      label: 'Visão Geral',
      content: (
        <OverviewTab
          companyId={companyId}
          charts={charts}
          recomendacoes={recomendacoes}
          example={example}
          generic={generic}
          plan={props.plan}
          actions={actions}
          onAction={onAction}
          onRevenue={() => props.onRevenue(!example)}
        />
      ),
    },
    {
      id: 'graficos',
      label: 'Gráficos Detalhados',
      content: (
        <Under title="Gráficos Detalhados">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ChartsTab charts={charts} example={example} />
          </Suspense>
        </Under>
      ),
    },
    {
      id: 'relatorio',
      label: 'Relatório Completo',
      content: (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ReportTab analise={analise} onOpen={open} onSector={props.onSector} />
        </Suspense>
      ),
    },
    { id: 'agente', label: 'Agente IA', onNear: props.onNearAgent, content: props.agent },
    {
      id: 'historico',
      label: 'Histórico de Análises',
      badge: view.totalAnalises,
      content: <Under title="Histórico de Análises">{props.history}</Under>,
    },
  ]
  return (
    <AnalysisFacts companyId={companyId} analysisId={analise?.id ?? ''}>
      <DashboardHeader
        view={view}
        firstName={props.firstName}
        system={props.system}
        updatedAt={props.updatedAt}
        refreshing={props.refreshing}
        onRefresh={props.onRefresh}
        folded={tab !== 'visao-geral'}
        onPlan={actions.length > 0 ? () => onAction() : undefined}
      />
      <div className={tab === 'visao-geral' ? undefined : 'max-sm:hidden'}>
        {analise && full?.desafio ? (
          <Challenge
            companyId={companyId}
            analysisId={analise.id}
            desafio={full.desafio}
            onPlan={actions.length > 0 ? () => onAction() : undefined}
          />
        ) : (
          <Headline view={view} fallback={sector.frase} />
        )}
        <KpiCards kpis={dashboardKpis(view, measured, months, before)} />
        <div className="mt-3">
          <FactLegend />
        </div>
        {analise && full?.contas && <Accounts companyId={companyId} analysisId={analise.id} contas={full.contas} />}
      </div>
      <BelowFigures className={tab === 'visao-geral' ? 'mt-8' : 'sm:mt-8'}>
        <Tabs label="Seções do painel" tabs={tabs} value={tab} onChange={(id) => onTab(id as DashboardTab)} />
      </BelowFigures>
    </AnalysisFacts>
  )
})

/** Rendered once the figures are painted; until then its room keeps the footer below the screen. */
function BelowFigures({ className, children }: { className: string; children: ReactNode }) {
  const shown = useFiguresShown()
  return (
    <div className={cx(className, !shown && 'min-h-dvh')}>
      {shown && (
        <>
          <RestFollows />
          {children}
        </>
      )}
    </div>
  )
}

/** Names a part whose own headings are a level lower: on a phone its tab alone is above it. */
const Under = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className="sr-only">{title}</h2>
    {children}
  </>
)

const NO_SECTOR = { frase: '', recomendacoes: [] as readonly string[], charts: [] as unknown[] }

/** What a company without an analysis reads; undefined while it is fetched. Others need none of it. */
function useSector(setor: string, needed: boolean): typeof NO_SECTOR | undefined {
  const { data, isError } = useQuery({
    queryKey: ['setor', setor],
    queryFn: async () => {
      const { exampleCharts, sectorContent } = await import('./sector-content.ts')
      return { ...sectorContent(setor), charts: exampleCharts(setor) }
    },
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return needed && !isError ? data : NO_SECTOR
}

/** The facts of the newest analysis, fetched when the first figure is opened. */
function AnalysisFacts({
  companyId,
  analysisId,
  children,
}: {
  companyId: string
  analysisId: string
  children: ReactNode
}) {
  const [asked, setAsked] = useState(false)
  const query = useQuery({ ...analysisQuery(companyId, analysisId), enabled: asked && analysisId !== '' })
  const ask = () => {
    setAsked(true)
    if (query.isError) void query.refetch()
  }
  const status = query.data ? 'ready' : query.isFetching ? 'loading' : query.isError ? 'error' : 'idle'
  return (
    <FactsProvider
      status={status}
      fatos={query.data?.fatos ?? NONE}
      referencias={query.data?.referencias ?? NONE}
      onAsk={ask}
    >
      {children}
    </FactsProvider>
  )
}

const NONE: never[] = []

/** The one sentence to take along: the last of the summary, which says what matters today. */
function Headline({ view, fallback }: { view: DashboardRead; fallback: string }) {
  const summary = view.analise?.insights.analiseCompleta.scoreGeral.resumo ?? ''
  const start = [...summary.matchAll(/[.!?] (?=\p{Lu})/gu)].at(-1)?.index
  const offset = start === undefined ? 0 : start + 2
  return (
    <div className="mb-6 max-w-5xl font-display text-xl leading-8 font-medium text-balance sm:text-2xl sm:leading-9">
      {summary ? (
        <FactText text={summary.slice(offset)} campo="insights.analiseCompleta.scoreGeral.resumo" offset={offset} />
      ) : (
        <Explained text={fallback} />
      )}
    </div>
  )
}
