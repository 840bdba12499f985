import { LedgerFactsReply } from '@norteia/contracts/ledger-facts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { measuredRevenueKey } from './dashboard.queries.ts'

/** Fetches for the panel what the statements measure, apart from it: its code and its call would delay the first figure. */
export function MeasuredRevenueLoader({ companyId }: { companyId: string }) {
  useQuery({
    queryKey: measuredRevenueKey(companyId),
    queryFn: async ({ signal }) => {
      const { data } = await api(`/companies/${companyId}/medidos`, LedgerFactsReply, { signal })
      return data.fatos.find(({ id }) => id === 'receita_mensal') ?? null
    },
  })
  return null
}
