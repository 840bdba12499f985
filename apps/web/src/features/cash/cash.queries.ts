import { type AddCommitment, CashReply, CommitmentsReply, ScorecardReply } from '@norteia/contracts/cash'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '#src/lib/api/api.ts'

const root = (companyId: string) => ['companies', companyId, 'financas', 'caixa'] as const
export const cashKey = root

export const cashQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'base'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/caixa`, CashReply, { signal })).data,
  })

export const commitmentsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'compromissos'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/compromissos`, CommitmentsReply, { signal })).data,
  })

export const scorecardQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'placar'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/previsoes/placar`, ScorecardReply, { signal })).data,
  })

const Done = z.object({ success: z.literal(true) })

export const addCommitment = (companyId: string, body: AddCommitment) =>
  api(`/companies/${companyId}/compromissos`, Done, { method: 'POST', body })

export const deleteCommitment = (companyId: string, id: string) =>
  api(`/companies/${companyId}/compromissos/${id}`, Done, { method: 'DELETE' })
