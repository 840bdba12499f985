import { ReadForecast } from '@norteia/contracts/agent'
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

/** The three months to come, from the stored history. */
export const forecastQuery = (companyId: string, version: number) =>
  queryOptions({
    queryKey: ['agent', companyId, 'previsao', version],
    queryFn: async ({ signal }) => {
      const address = `/api/predictive-analysis/${companyId}`
      return (await api(address, ReadForecast, { method: 'POST', base: 'agent', signal })).data
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
