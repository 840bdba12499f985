import { ResultReply } from '@norteia/contracts/result'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

/** `mes` empty: the newest complete month with movements. */
export const resultQuery = (companyId: string, mes: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'financas', 'resultado', mes],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/resultado${mes ? `?mes=${mes}` : ''}`, ResultReply, { signal })).data,
  })
