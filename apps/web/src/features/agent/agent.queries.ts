import { ReadMetrics, ReadTasks } from '@norteia/contracts/automation'
import { SuggestionsReply } from '@norteia/contracts/questions'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, type ApiOptions, api } from '#src/lib/api/api.ts'
import { Envelope } from '#src/lib/api/envelope.ts'

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

/** One call to the agent server; the whole answer, read by `schema`. @throws Refusal, ApiError */
export async function callAgent<T>(path: string, schema: z.ZodMiniType<T>, options: ApiOptions = {}): Promise<T> {
  const body = await api(path, z.unknown(), { ...options, base: 'agent' })
  const { success, message, error } = z.parse(Envelope, body ?? {})
  if (success !== true) throw new Refusal(message || error)
  return z.parse(schema, body)
}

/** The same where only `data` counts. */
export async function askAgent<T>(path: string, schema: z.ZodMiniType<T>, options: ApiOptions = {}): Promise<T> {
  const { data } = await callAgent(path, Envelope, options)
  return z.parse(schema, data)
}

/** The server's sentence where it sent one. */
export function agentError(error: unknown, wordings: Wordings): string {
  if (error instanceof Refusal) return error.message || wordings.refused
  if (error instanceof ApiError) return error.sent.message ?? error.sent.error ?? wordings.failed
  return wordings.failed
}

export const metricsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['agent', companyId, 'metrics'],
    queryFn: ({ signal }) => askAgent(`/api/metrics?companyId=${companyId}`, ReadMetrics, { signal }),
    refetchInterval: POLL_MS,
    retry: false,
  })

export const tasksQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['agent', companyId, 'tasks'],
    queryFn: async ({ signal }) =>
      (await askAgent(`/api/schedule/tasks?companyId=${companyId}`, ReadTasks, { signal })).activeTasks,
    refetchInterval: POLL_MS,
    retry: false,
  })

/** What the consultant can answer from the company's movements. */
export const ownQuestionsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'perguntas'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/perguntas`, SuggestionsReply, { signal })).data,
    retry: false,
  })
