import { type AnalysisRead, ReadAnalysisPage } from '@norteia/contracts/analysis-read'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

export const HISTORY_PAGE_SIZE = 10

export interface HistoryPage {
  analises: AnalysisRead[]
  currentPage: number
  totalPages: number
  totalItems: number
  hasNextPage: boolean
  hasPrevPage: boolean
}

/** One page; of the pagination, what the answer leaves out follows from the page that was asked for. */
async function fetchPage(companyId: string, page: number, signal: AbortSignal): Promise<HistoryPage> {
  const address = `/companies/${companyId}/analises?page=${page}&limit=${HISTORY_PAGE_SIZE}`
  const { analises, pagination } = await api(address, ReadAnalysisPage, { signal })
  const currentPage = pagination.currentPage ?? page
  const totalPages = Math.max(1, pagination.totalPages ?? 1)
  return {
    analises,
    currentPage,
    totalPages,
    totalItems: pagination.totalItems ?? analises.length,
    hasNextPage: pagination.hasNextPage ?? currentPage < totalPages,
    hasPrevPage: pagination.hasPrevPage ?? currentPage > 1,
  }
}

export const historyKey = (companyId: string) => ['companies', companyId, 'analises'] as const

export const historyQuery = (companyId: string, page: number) =>
  queryOptions({
    queryKey: [...historyKey(companyId), page],
    queryFn: ({ signal }) => fetchPage(companyId, page, signal),
  })
