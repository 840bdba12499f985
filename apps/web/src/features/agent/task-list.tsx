import { AUTOMATION_TEXT, type TaskFrequency, type TaskRead, type TaskType } from '@norteia/contracts/automation'
import { formatDate, formatTime } from '@norteia/contracts/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AGENT_ERRORS, agentError, callAgent, tasksQuery } from './agent.queries.ts'
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

/** The scheduled tasks. */
export function TaskList({ companyId, say }: { companyId: string; say: Say }) {
  const query = useQuery(tasksQuery(companyId))
  return (
    <Card title="Tarefas">
      {query.isPending ? (
        <div role="status" aria-label="Carregando as tarefas..." className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : query.isError ? (
        <InlineError what="as tarefas" error={query.error} onRetry={query.refetch} />
      ) : query.data.length === 0 ? (
        <p className="text-muted">
          Nenhuma tarefa ainda. Escolha as frequências e configure a automação: as tarefas aparecem aqui, com a próxima
          execução.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map((task) => (
            <TaskRow key={task.id} task={task} companyId={companyId} say={say} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskRow({ task, companyId, say }: { task: TaskRead; companyId: string; say: Say }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = task.status === 'running'
  const act = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await call()
      say('success', done)
    } catch (error) {
      say('error', agentError(error, AGENT_ERRORS.stop))
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['agent', companyId] })
    }
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
        onClick={() => void act(() => callAgent(path, z.unknown(), { method: 'DELETE' }), AUTOMATION_TEXT.stopped)}
      >
        Parar
      </Button>
    </li>
  )
}
