import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type AnalysisView,
  asObject,
  DEFAULTS,
  readAnalysis,
  type Told,
  told,
} from '#src/lib/analysis/read-analysis.ts'
import { ApiError, api } from '#src/lib/api/api.ts'

export interface DashboardView {
  empresa: {
    id: string
    nome: string
    setor: string
    cnpj: string
    /** Monthly; null: the owner hasn't told it. A missing field is the product's default, marked as estimated. */
    faturamento: Told<number> | null
    funcionarios: number | null
  }
  totalAnalises: number
  ultimaAnalise: string | null
  /** The newest analysis that counts. */
  analise: AnalysisView | null
}

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

/** @throws DashboardReplyError with the sentence for the user */
export function readDashboard(body: unknown): DashboardView {
  const outer = asObject(body)
  const reply = 'empresa' in outer ? outer : { ...outer, ...asObject(outer.data) }
  if (!['success', 'empresa', 'dashboard'].some((field) => field in reply))
    throw new DashboardReplyError(DASHBOARD_TEXT.unknownBody)
  if (reply.success === false) {
    const message = [reply.message, reply.error].find((text) => typeof text === 'string' && text.trim() !== '')
    throw new DashboardReplyError(typeof message === 'string' ? message : DASHBOARD_TEXT.refused)
  }
  if (reply.success !== true) throw new DashboardReplyError(DASHBOARD_TEXT.unconfirmed)
  const company = asObject(reply.empresa)
  if (Object.keys(company).length === 0) throw new DashboardReplyError(DASHBOARD_TEXT.noCompanyInReply)
  const totals = asObject(reply.dashboard)
  const list = Array.isArray(company.analises) ? company.analises : []
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
  const last = text(totals.ultimaAnalise)
  return {
    empresa: {
      id: text(company.id),
      nome: text(company.nome),
      setor: text(company.setor),
      cnpj: text(company.cnpj),
      faturamento: company.faturamento === null ? null : told(number(company.faturamento), DEFAULTS.faturamento),
      funcionarios: number(company.funcionarios),
    },
    totalAnalises: number(totals.totalAnalises) ?? list.length,
    ultimaAnalise: Number.isNaN(Date.parse(last)) ? null : last,
    analise: list.length > 0 ? readAnalysis(list[0]) : null,
  }
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
    queryKey: ['companies', companyId, 'dashboard'],
    queryFn: async ({ signal }) =>
      readDashboard(await api(`/companies/${companyId}/dashboard`, z.unknown(), { signal })),
  })
