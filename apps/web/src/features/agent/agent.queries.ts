import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asObject } from '#src/lib/analysis/read-analysis.ts'
import { ApiError, type ApiOptions, api } from '#src/lib/api/api.ts'

export const POLL_MS = 30_000

/** Of the two wordings of an error the first is for a refusal without a message, the second for a failed call without one. */
export interface Wordings {
  refused: string
  failed: string
}

export const AGENT_ERRORS = {
  consult: { refused: 'Erro ao consultar IA', failed: 'Erro ao consultar o Agente IA' },
  predictive: { refused: 'Erro ao gerar previsões', failed: 'Erro ao gerar análise preditiva' },
  sector: { refused: 'Erro ao carregar insights', failed: 'Erro ao carregar insights do setor' },
  automation: { refused: 'Erro ao configurar automação', failed: 'Erro ao configurar automação' },
  stop: { refused: 'Erro ao parar tarefa', failed: 'Erro ao parar tarefa' },
} as const satisfies Record<string, Wordings>

/** The agent server answered, but not with success. */
class Refusal extends Error {}

/** One call to the agent server; the whole body of a success. @throws Refusal, ApiError */
export async function callAgent(path: string, options: ApiOptions = {}): Promise<Record<string, unknown>> {
  const body = asObject(await api(path, z.unknown(), { ...options, base: 'agent' }))
  if (body.success !== true) {
    const message = [body.message, body.error].find((text) => typeof text === 'string' && text.trim() !== '')
    throw new Refusal(typeof message === 'string' ? message : '')
  }
  return body
}

/** The server's sentence where it sent one. */
export function agentError(error: unknown, wordings: Wordings): string {
  if (error instanceof Refusal) return error.message || wordings.refused
  if (error instanceof ApiError) return error.sent.message ?? error.sent.error ?? wordings.failed
  return wordings.failed
}

export interface AgentMetrics {
  activeTasks: number
  totalAnalyses: number
  totalReports: number
  totalAlerts: number
}

export interface AgentTask {
  id: string
  type: string
  name: string
  frequency: string
  status: string
  nextRun: string | null
  executing: boolean
}

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const metricsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['agent', companyId, 'metrics'],
    queryFn: async ({ signal }): Promise<AgentMetrics> => {
      const data = asObject((await callAgent(`/api/metrics?companyId=${companyId}`, { signal })).data)
      return {
        activeTasks: count(data.activeTasks),
        totalAnalyses: count(data.totalAnalyses),
        totalReports: count(data.totalReports),
        totalAlerts: count(data.totalAlerts),
      }
    },
    refetchInterval: POLL_MS,
    retry: false,
  })

export const tasksQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['agent', companyId, 'tasks'],
    queryFn: async ({ signal }): Promise<AgentTask[]> => {
      const data = asObject((await callAgent(`/api/schedule/tasks?companyId=${companyId}`, { signal })).data)
      return (Array.isArray(data.activeTasks) ? data.activeTasks : []).map(asObject).map((task) => ({
        id: text(task.id),
        type: text(task.type),
        name: text(task.name),
        frequency: text(task.frequency),
        status: text(task.status),
        nextRun: Number.isNaN(Date.parse(text(task.nextRun))) ? null : text(task.nextRun),
        executing: task.executing === true,
      }))
    },
    refetchInterval: POLL_MS,
    retry: false,
  })
