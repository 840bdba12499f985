import { type RevenueMonth, RevenueReply } from '@norteia/contracts/revenue'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { revenueKey } from './dashboard.queries.ts'

const path = (companyId: string) => `/companies/${companyId}/faturamento-mensal`

export const revenueQuery = (companyId: string) =>
  queryOptions({
    queryKey: revenueKey(companyId),
    queryFn: async ({ signal }) => (await api(path(companyId), RevenueReply, { signal })).data,
  })

/** Replaces what was stored and gives it back. */
export const saveRevenue = async (companyId: string, meses: readonly RevenueMonth[]) =>
  (await api(path(companyId), RevenueReply, { method: 'PUT', body: { meses } })).data
