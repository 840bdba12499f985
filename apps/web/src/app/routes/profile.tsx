import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AGENT_TABS } from '#src/features/agent/agent-tabs.ts'
import { DETAIL_PARTS } from '#src/features/analyses/detail-parts.ts'
import { historyKey } from '#src/features/analyses/history.queries.ts'
import { dashboardQuery } from '#src/features/dashboard/dashboard.queries.ts'
import {
  DASHBOARD_TABS,
  Dashboard,
  fetchChartsTab,
  fetchReportTab,
  NoCompany,
} from '#src/features/dashboard/dashboard.tsx'
import { SystemState } from '#src/features/dashboard/system-state.tsx'
import { cameEarly } from '#src/lib/api/early.ts'
import { ACTIVE_COMPANY_KEY, useCompanies } from '#src/lib/companies/company.tsx'
import { whenIdle } from '#src/lib/idle.ts'
import { laterPart } from '#src/lib/later-part.tsx'
import { firstName } from '#src/lib/session/first-name.ts'
import { useUserField } from '#src/lib/session/session.ts'
import { readItem } from '#src/lib/session/storage.ts'
import { Page } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'

const fetchAgent = () => import('#src/features/agent/agent-panel.tsx')
const fetchRevenue = () => import('#src/features/dashboard/revenue-dialog.tsx')
/** What the first screen does not show: prefetched after it has rendered, so that a click need not wait. */
const LATER = {
  report: fetchReportTab,
  charts: fetchChartsTab,
  detail: () => import('./profile-detail.tsx'),
  history: () => import('#src/features/analyses/history.tsx'),
}
const LATER_MS = 1_500
const IDLE_MS = 500
const AgentPanel = lazy(async () => ({ default: (await fetchAgent()).AgentPanel }))
const DetailDialog = lazy(async () => ({ default: (await LATER.detail()).ProfileDetail }))
const fetchLines = () => import('./profile-lines.tsx')
// Above the figures, which it would push down.
const EmailReminder = lazy(async () => ({ default: (await fetchLines()).EmailReminder }))
const Beside = laterPart(async () => (await fetchLines()).Beside)
const PlanLine = laterPart(async () => (await fetchLines()).PlanLine)
const History = lazy(async () => ({ default: (await LATER.history()).History }))
const RevenueDialog = lazy(async () => ({ default: (await fetchRevenue()).RevenueDialog }))

const WAITING = <Skeleton className="h-64" />

const oneOf = <T extends string>(options: readonly T[], value: string | null): T =>
  options.find((option) => option === value) ?? options[0]!

export async function prepare(queries: QueryClient): Promise<void> {
  const companyId = readItem('local', ACTIVE_COMPANY_KEY) ?? ''
  if (await cameEarly(`/companies/${companyId}/dashboard`)) await queries.prefetchQuery(dashboardQuery(companyId))
}

/** The per-company dashboard; the address says what is open. */
export function Component() {
  const { active } = useCompanies()
  const name = useUserField('name')
  const unconfirmed = useUserField('emailConfirmed') === false
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const companyId = active?.id
  const change = (changes: Record<string, string | null>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) value === null ? next.delete(name) : next.set(name, value)
        return next
      },
      { replace, preventScrollReset: true },
    )

  useEffect(() => {
    let gone = false
    // One after the other: all at once they keep a phone busy for as long as it takes to press something.
    const fetchAll = async () => {
      for (const fetchPart of Object.values(LATER)) {
        await whenIdle(IDLE_MS)
        if (gone) return
        await fetchPart().catch(() => undefined)
      }
    }
    const timer = setTimeout(() => void fetchAll(), LATER_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])

  // Another company's history is forgotten, and its page and open analysis with it.
  const [revenue, setRevenue] = useState<'analysed' | 'alone' | null>(null)
  const [shown, setShown] = useState(companyId)
  useEffect(() => {
    if (shown === companyId) return
    if (shown) queries.removeQueries({ queryKey: historyKey(shown) })
    setShown(companyId)
    setRevenue(null)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of ['pagina', 'analise', 'parte', 'acao']) next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [shown, companyId, queries, setParams])

  if (!active || !companyId)
    return (
      <Page title="Painel da empresa">
        <NoCompany />
      </Page>
    )
  const analysisId = shown === companyId ? params.get('analise') : null
  const page =
    shown === companyId && /^[1-9]\d{0,5}$/.test(params.get('pagina') ?? '') ? Number(params.get('pagina')) : 1
  return (
    <Page title="Painel da empresa">
      {unconfirmed && (
        <Suspense fallback={null}>
          <EmailReminder />
        </Suspense>
      )}
      <Dashboard
        key={companyId}
        companyId={companyId}
        firstName={firstName(name)}
        system={<SystemState />}
        tab={oneOf(DASHBOARD_TABS, params.get('aba'))}
        onTab={(aba) => change({ aba: aba === 'visao-geral' ? null : aba, pagina: null })}
        onOpenAnalysis={(analise, parte, acao) => change({ analise, parte, acao: acao ?? null })}
        onSector={() => change({ aba: 'agente', agente: 'setor' })}
        onRevenue={(analysed) => setRevenue(analysed ? 'analysed' : 'alone')}
        // With the forms it needs it is too heavy to be fetched for everyone.
        onNearAgent={() => void fetchAgent().catch(() => undefined)}
        plan={<PlanLine companyId={companyId} />}
        agent={
          <Suspense fallback={WAITING}>
            <AgentPanel
              key={companyId}
              companyId={companyId}
              tab={oneOf(AGENT_TABS, params.get('agente'))}
              onTab={(agente) => change({ agente: agente === 'automacao' ? null : agente })}
            />
          </Suspense>
        }
        history={
          <Suspense fallback={WAITING}>
            <History
              key={companyId}
              companyId={companyId}
              page={page}
              onPage={(next) => change({ pagina: next === 1 ? null : String(next) })}
              onOpen={(analise) => change({ analise, parte: null })}
            />
          </Suspense>
        }
      />
      <Beside key={`avisos-${companyId}`} companyId={companyId} />
      {revenue && (
        <Suspense fallback={null}>
          <RevenueDialog
            key={`faturamento-${companyId}`}
            companyId={companyId}
            analysed={revenue === 'analysed'}
            onClose={() => setRevenue(null)}
          />
        </Suspense>
      )}
      {analysisId && (
        <Suspense fallback={null}>
          <DetailDialog
            key={analysisId}
            company={active}
            analysisId={analysisId}
            part={oneOf(DETAIL_PARTS, params.get('parte'))}
            acao={params.get('acao')}
            onAnalysis={(analise) => change({ analise }, true)}
            onPart={(parte) => change({ parte: parte === 'plano' ? null : parte }, true)}
            onClose={() => change({ analise: null, parte: null, acao: null })}
          />
        </Suspense>
      )}
    </Page>
  )
}
