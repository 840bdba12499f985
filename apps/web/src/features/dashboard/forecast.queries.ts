import { ReadForecast } from '@norteia/contracts/agent'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

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
