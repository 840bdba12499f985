import { Ok } from '@norteia/contracts/fields'
import { CreatedShareReply, type CreateShare, SharesReply } from '@norteia/contracts/sharing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

const path = (companyId: string) => `/companies/${companyId}/partilhas`

export const sharesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'partilhas'],
    queryFn: async ({ signal }) => (await api(path(companyId), SharesReply, { signal })).data,
  })

/** The address is answered this once. */
export const createShare = async (companyId: string, body: CreateShare): Promise<string> =>
  (await api(path(companyId), CreatedShareReply, { method: 'POST', body })).data.url

export const revokeShare = (companyId: string, id: string) => api(`${path(companyId)}/${id}`, Ok, { method: 'DELETE' })
