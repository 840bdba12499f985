import { LedgerFactsReply } from '@norteia/contracts/ledger-facts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { ledgerFactsKey } from './dashboard.queries.ts'

/** Fetches for the panel what the statements measure, apart from it: its code and its call would delay the first figure. */
export function LedgerFactsLoader({ companyId }: { companyId: string }) {
  useQuery({
    queryKey: ledgerFactsKey(companyId),
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/medidos`, LedgerFactsReply, { signal })).data,
  })
  return null
}
