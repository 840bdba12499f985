import type { PredictiveRead, SectorRead } from '@norteia/contracts/agent'
import type { TaskRead } from '@norteia/contracts/automation'
import { formatDate, formatNumber, formatTime } from '@norteia/contracts/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Explained } from '#src/lib/words/explained.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { metricsQuery, tasksQuery } from './agent.queries.ts'
import type { AgentTab } from './agent-tabs.ts'
import { AutomationTab } from './automation-tab.tsx'
import { ConsultantTab } from './consultant-tab.tsx'
import { useFeedback } from './feedback.tsx'
import { PredictiveTab } from './predictive-tab.tsx'
import { SectorTab } from './sector-tab.tsx'

interface AgentPanelProps {
  companyId: string | null
  tab: AgentTab
  onTab: (tab: AgentTab) => void
}

/** The agent of one company. Give it the company's id as key. */
export function AgentPanel({ companyId, ...rest }: AgentPanelProps) {
  if (!companyId)
    return (
      <EmptyState title="Selecione uma empresa para configurar o Agente IA">
        As análises, relatórios e alertas do agente são feitos para uma empresa.
      </EmptyState>
    )
  return <CompanyAgent companyId={companyId} {...rest} />
}

function CompanyAgent({ companyId, tab, onTab }: AgentPanelProps & { companyId: string }) {
  const { shown, say } = useFeedback()
  const props = { companyId, say }
  // Answers outlive a change of tab, also one that comes in meanwhile.
  const forecast = useState<PredictiveRead | null>(null)
  const sector = useState<SectorRead | null>(null)
  // Status and tasks are polled whichever tab is open.
  useQuery(tasksQuery(companyId))
  const tabs = [
    { id: 'automacao', label: 'Automação', content: <AutomationTab {...props} /> },
    { id: 'consultor', label: 'Consultor IA 24/7', content: <ConsultantTab {...props} /> },
    { id: 'preditiva', label: 'Análise Preditiva', content: <PredictiveTab {...props} kept={forecast} /> },
    { id: 'setor', label: 'Insights do Setor', content: <SectorTab {...props} kept={sector} /> },
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <Status companyId={companyId} />
      <Tabs inner label="Partes do Agente IA" tabs={tabs} value={tab} onChange={(id) => onTab(id as AgentTab)} />
      <div className="sticky bottom-4 z-10 max-w-full justify-self-center empty:hidden">{shown}</div>
    </div>
  )
}

const METRICS = [
  { key: 'activeTasks', name: 'Tarefas ativas' },
  { key: 'totalAnalyses', name: 'Análises feitas' },
  { key: 'totalReports', name: 'Relatórios enviados' },
  { key: 'totalAlerts', name: 'Alertas de KPI' },
] as const

/** What the agent is up to: how often it watches, and when it does something next. */
function doing(tasks: readonly TaskRead[] | undefined): string {
  const running = (tasks ?? []).filter(({ status }) => status === 'running')
  if (tasks && running.length === 0) return 'Pronto para responder. Nenhuma tarefa automática está ligada.'
  const watches = running.some(({ type }) => type === 'kpi-alert')
  const [next] = running
    .filter(({ type, nextRun }) => type !== 'kpi-alert' && nextRun)
    .sort((a, b) => (a.nextRun ?? '').localeCompare(b.nextRun ?? ''))
  const parts = [
    watches && 'De hora em hora confere seus números.',
    next?.nextRun && `A seguir: ${next.name}, em ${formatDate(next.nextRun)} às ${formatTime(next.nextRun)}.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Responde quando você pergunta.'
}

function Status({ companyId }: { companyId: string }) {
  const query = useQuery(metricsQuery(companyId))
  const tasks = useQuery(tasksQuery(companyId)).data
  const on = query.isSuccess && !query.isError
  return (
    <section
      aria-label="Situação do Agente IA"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <div>
        <h2 className="text-base font-semibold">Agente IA</h2>
        <Badge tone={on ? 'positive' : query.isPending ? 'neutral' : 'negative'} className="mt-1">
          {on ? 'ATIVO 24/7' : query.isPending ? 'Conectando...' : 'OFFLINE'}
        </Badge>
        {on && <p className="mt-2 max-w-56 text-sm text-muted">{doing(tasks)}</p>}
      </div>
      <dl className="grid grow grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-4 lg:border-l lg:border-line lg:pl-8">
        {METRICS.map((metric) => (
          <div key={metric.key} className="flex flex-col-reverse">
            <dt className="text-xs text-muted">
              <Explained text={metric.name} />
            </dt>
            <dd className="figure text-xl font-semibold">
              {on && query.data ? formatNumber(query.data[metric.key]) : '—'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
