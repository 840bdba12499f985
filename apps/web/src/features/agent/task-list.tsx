import {
  AUTOMATION_TEXT,
  type SavedAutomation,
  type TaskFrequency,
  type TaskRead,
  type TaskType,
} from '@norteia/contracts/automation'
import { formatDate, formatTime } from '@norteia/contracts/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AGENT_ERRORS, agentError, callAgent, tasksQuery, type Wordings } from './agent.queries.ts'
import type { Say } from './feedback.tsx'

const TYPES: Readonly<Record<TaskType, string>> = {
  analysis: 'Análise',
  report: 'Relatório',
  'kpi-alert': 'Alerta de KPI',
  'weekly-summary': 'Resumo',
}
const FREQUENCIES: Readonly<Record<TaskFrequency, string>> = {
  hourly: 'de hora em hora',
  daily: 'todo dia',
  weekly: 'toda semana',
  monthly: 'todo mês',
  quarterly: 'todo trimestre',
}

interface TaskListProps {
  companyId: string
  /** Undefined while it is fetched, or couldn't be. */
  config: SavedAutomation | undefined
  say: Say
}

/** The scheduled tasks; those stopped just now stay in sight and can be resumed. */
export function TaskList({ companyId, config, say }: TaskListProps) {
  const query = useQuery(tasksQuery(companyId))
  const [stopped, setStopped] = useState<readonly TaskRead[]>([])
  const tasks = query.data ?? []
  const resumable = stopped.filter(({ type }) => !tasks.some((task) => task.type === type))
  return (
    <Card title="Tarefas">
      {query.isPending ? (
        <div role="status" aria-label="Carregando as tarefas..." className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : query.isError ? (
        <InlineError what="as tarefas" error={query.error} onRetry={query.refetch} />
      ) : query.data.length + resumable.length === 0 ? (
        <p className="text-muted">
          Nenhuma tarefa ainda. Escolha as frequências e configure a automação: as tarefas aparecem aqui, com a próxima
          execução.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              companyId={companyId}
              say={say}
              onStopped={() => setStopped((before) => [...before.filter(({ type }) => type !== task.type), task])}
            />
          ))}
          {config &&
            resumable.map((task) => (
              <StoppedRow key={task.id} task={task} others={tasks} companyId={companyId} config={config} say={say} />
            ))}
        </ul>
      )}
    </Card>
  )
}

/** One call at a time, with what is said of it; afterwards everything of the agent is asked again. */
function useAction(companyId: string, say: Say) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (call: () => Promise<unknown>, done: string, wordings: Wordings = AGENT_ERRORS.stop) => {
    setBusy(true)
    try {
      await call()
      say('success', done)
      return true
    } catch (error) {
      say('error', agentError(error, wordings))
      return false
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['agent', companyId] })
    }
  }
  return { busy, act }
}

interface StoppedRowProps extends TaskListProps {
  task: TaskRead
  others: readonly TaskRead[]
  config: SavedAutomation
}

const FLAGS = {
  analysis: 'enableAnalysis',
  report: 'enableReports',
  'kpi-alert': 'enableKPIAlerts',
  'weekly-summary': 'enableWeeklySummary',
} as const satisfies Record<TaskType, keyof SavedAutomation>

function StoppedRow({ task, others, companyId, config, say }: StoppedRowProps) {
  const { busy, act } = useAction(companyId, say)
  const resume = () => {
    const kept = new Set([task, ...others].map(({ type }) => type))
    const flags = Object.entries(FLAGS).map(([type, flag]) => [flag, kept.has(type as TaskType)])
    const body = { ...config, ...Object.fromEntries(flags) }
    const path = `/api/company/${companyId}/setup-automation`
    return act(
      () => callAgent(path, z.unknown(), { method: 'POST', body }),
      `${task.name || 'A tarefa'} voltou.`,
      AGENT_ERRORS.automation,
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <p className="min-w-0 grow text-muted">{task.name || 'Tarefa'} parada agora.</p>
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        aria-label={`Desfazer: voltar ${task.name}`}
        onClick={() => void resume()}
      >
        Desfazer
      </Button>
    </li>
  )
}

interface TaskRowProps {
  task: TaskRead
  companyId: string
  say: Say
  onStopped: () => void
}

function TaskRow({ task, companyId, say, onStopped }: TaskRowProps) {
  const { busy, act } = useAction(companyId, say)
  const running = task.status === 'running'
  const stop = async () => {
    if (await act(() => callAgent(path, z.unknown(), { method: 'DELETE' }), AUTOMATION_TEXT.stopped)) onStopped()
  }
  const type = task.type && TYPES[task.type]
  const path = `/api/schedule/tasks/${encodeURIComponent(task.id)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 sm:flex-nowrap first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="font-medium">{task.name || type || 'Tarefa'}</p>
        <p className="figure text-muted">
          {[type, task.frequency && FREQUENCIES[task.frequency]].filter(Boolean).join(', ')}
          {task.nextRun && running && ` · próxima em ${formatDate(task.nextRun)} às ${formatTime(task.nextRun)}`}
        </p>
      </div>
      <Badge tone={running ? 'positive' : 'neutral'}>{running ? 'ATIVO' : 'PARADO'}</Badge>
      {task.status === 'failed' && (
        <Button
          variant="ghost"
          size="sm"
          loading={busy}
          aria-label={`Tentar novamente ${task.name}`}
          onClick={() =>
            void act(() => callAgent(`${path}/retry`, z.unknown(), { method: 'POST' }), 'Vamos tentar de novo.')
          }
        >
          Tentar novamente
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        aria-label={`Parar ${task.name}`}
        onClick={() => void stop()}
      >
        Parar
      </Button>
    </li>
  )
}
