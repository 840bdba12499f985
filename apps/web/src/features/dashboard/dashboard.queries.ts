import { type DashboardRead, ReadDashboard } from '@norteia/contracts/analysis-read'
import { asSent, tolerant } from '@norteia/contracts/tolerant'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { dashboardKey } from '#src/lib/companies/dashboard-key.ts'

export const DASHBOARD_TEXT = {
  noCompany: 'Nenhuma empresa ativa selecionada. Por favor, selecione ou crie uma empresa para visualizar o dashboard.',
  unauthorized: 'Sua sessão expirou. Por favor, faça login novamente.',
  forbidden: 'Acesso negado. Você não tem permissão para visualizar dados desta empresa.',
  notFound: 'Empresa não encontrada ou dados indisponíveis.',
  server: (status: number) => `Erro do servidor (${status}). Tente novamente.`,
  network: 'Erro de conexão. Verifique sua internet ou tente novamente.',
  unexpected: (message: string) => `Erro inesperado: ${message}`,
  failed: 'Erro ao carregar dados do dashboard.',
  unknownBody: 'Estrutura de resposta da API não reconhecida.',
  refused: 'API retornou erro sem mensagem específica.',
  unconfirmed: 'API não confirmou sucesso na operação.',
  noCompanyInReply: 'Dados da empresa não encontrados na resposta da API.',
} as const

/** An answer arrived but can't be shown; the message is the sentence for the user. */
export class DashboardReplyError extends Error {}

const sent = asSent(z.unknown())
const Envelope = tolerant(
  z.object({ success: sent, empresa: sent, dashboard: sent, message: z.string(), error: z.string() }),
)
const Fields = z.record(z.string(), z.unknown())
const Wrapped = z.object({ data: Fields })
const isEmpty = (value: unknown) => Object.keys(Fields.safeParse(value).data ?? {}).length === 0

/** @throws DashboardReplyError with the sentence for the user */
export function readDashboard(body: unknown): DashboardRead {
  const wrapped = Wrapped.safeParse(body).data
  const outer = z.parse(Envelope, body ?? {})
  const reply = outer.empresa === undefined && wrapped ? z.parse(Envelope, { ...outer, ...wrapped.data }) : outer
  const { success, empresa, dashboard } = reply
  if ([success, empresa, dashboard].every((field) => field === undefined))
    throw new DashboardReplyError(DASHBOARD_TEXT.unknownBody)
  if (success === false) throw new DashboardReplyError(reply.message || reply.error || DASHBOARD_TEXT.refused)
  if (success !== true) throw new DashboardReplyError(DASHBOARD_TEXT.unconfirmed)
  if (isEmpty(empresa)) throw new DashboardReplyError(DASHBOARD_TEXT.noCompanyInReply)
  return z.parse(ReadDashboard, reply)
}

/** The sentence for an error of the dashboard's call. */
export function dashboardError(error: unknown): string {
  if (error instanceof DashboardReplyError) return error.message
  if (error instanceof ApiError && error.status !== undefined) {
    if (error.status === 401) return DASHBOARD_TEXT.unauthorized
    if (error.status === 403) return DASHBOARD_TEXT.forbidden
    if (error.status === 404) return DASHBOARD_TEXT.notFound
    return DASHBOARD_TEXT.server(error.status)
  }
  if (error instanceof ApiError && error.kind === 'network') return DASHBOARD_TEXT.network
  if (error instanceof Error && error.message) return DASHBOARD_TEXT.unexpected(error.message)
  return DASHBOARD_TEXT.failed
}

export const dashboardQuery = (companyId: string) =>
  queryOptions({
    queryKey: dashboardKey(companyId),
    queryFn: async ({ signal }) =>
      readDashboard(await api(`/companies/${companyId}/dashboard`, z.unknown(), { signal })),
  })

/** Of the months that the owner informed; here, so that the panel can read them without what fetches them. */
export const revenueKey = (companyId: string) => ['companies', companyId, 'faturamento-mensal'] as const
