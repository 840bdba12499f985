import { HeldReply, ProviderLogPage, ProviderPreviewReply } from '@norteia/contracts/privacy'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

export const heldQuery = queryOptions({
  queryKey: ['account', 'held'],
  queryFn: async ({ signal }) => (await api('/users/me/data', HeldReply, { signal })).data,
})

export const sentQuery = (page: number) =>
  queryOptions({
    queryKey: ['account', 'sent', page],
    queryFn: ({ signal }) => api(`/users/me/provider-log?page=${page}&limit=10`, ProviderLogPage, { signal }),
    placeholderData: keepPreviousData,
  })

export const previewQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId, 'provider-preview'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/provider-preview`, ProviderPreviewReply, { signal })).data,
  })
