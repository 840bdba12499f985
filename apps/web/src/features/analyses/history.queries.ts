import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AnalysisView, asObject, readAnalysis } from '#src/lib/analysis/read-analysis.ts'
import { api } from '#src/lib/api/api.ts'

export const HISTORY_PAGE_SIZE = 10

export interface HistoryPage {
  analises: AnalysisView[]
  currentPage: number
  totalPages: number
  totalItems: number
  hasNextPage: boolean
  hasPrevPage: boolean
}

/** @throws Error when the answer is no list */
export function readHistory(body: unknown, page: number): HistoryPage {
  const outer = asObject(body)
  const reply = 'analises' in outer ? outer : asObject(outer.data)
  if (outer.success !== true || !Array.isArray(reply.analises)) throw new Error('unknown history')
  const pagination = asObject(reply.pagination)
  const number = (value: unknown, fallback: number) =>
    typeof value === 'number' && Number.isFinite(value) ? value : fallback
  const currentPage = number(pagination.currentPage, page)
  const totalPages = Math.max(1, number(pagination.totalPages, 1))
  return {
    analises: reply.analises.map(readAnalysis),
    currentPage,
    totalPages,
    totalItems: number(pagination.totalItems, reply.analises.length),
    hasNextPage: pagination.hasNextPage === true || (pagination.hasNextPage === undefined && currentPage < totalPages),
    hasPrevPage: pagination.hasPrevPage === true || (pagination.hasPrevPage === undefined && currentPage > 1),
  }
}

export const historyKey = (companyId: string) => ['companies', companyId, 'analises'] as const

export const historyQuery = (companyId: string, page: number) =>
  queryOptions({
    queryKey: [...historyKey(companyId), page],
    queryFn: async ({ signal }) =>
      readHistory(
        await api(`/companies/${companyId}/analises?page=${page}&limit=${HISTORY_PAGE_SIZE}`, z.unknown(), { signal }),
        page,
      ),
  })
