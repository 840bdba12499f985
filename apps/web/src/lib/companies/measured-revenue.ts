import type { Fact } from '@norteia/contracts/analysis'
import { LedgerFactsReply } from '@norteia/contracts/ledger-facts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { measuredRevenueKey } from './measured-revenue-key.ts'

/** Reais a month by the company's statements; null: too little of them is known. */
export const measuredRevenueQuery = (companyId: string) =>
  queryOptions({
    queryKey: measuredRevenueKey(companyId),
    queryFn: async ({ signal }): Promise<Fact | null> => {
      const { data } = await api(`/companies/${companyId}/medidos`, LedgerFactsReply, { signal })
      return data.fatos.find(({ id }) => id === 'receita_mensal') ?? null
    },
  })
