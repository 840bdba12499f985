import {
  type AddCommitment,
  CashReply,
  CommitmentsReply,
  type SaveScenario,
  ScenariosReply,
} from '@norteia/contracts/cash'
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

const Done = z.object({ success: z.literal(true) })

export const addCommitment = (companyId: string, body: AddCommitment) =>
  api(`/companies/${companyId}/compromissos`, Done, { method: 'POST', body })

export const deleteCommitment = (companyId: string, id: string) =>
  api(`/companies/${companyId}/compromissos/${id}`, Done, { method: 'DELETE' })

export const scenariosKey = (companyId: string) => [...root(companyId), 'cenarios'] as const

export const scenariosQuery = (companyId: string) =>
  queryOptions({
    queryKey: scenariosKey(companyId),
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/cenarios`, ScenariosReply, { signal })).data,
  })

/** With the id of a stored one it takes that one's place. */
export const saveScenario = (companyId: string, body: SaveScenario, id?: string) =>
  api(`/companies/${companyId}/cenarios${id ? `/${id}` : ''}`, Done, { method: id ? 'PUT' : 'POST', body })

export const deleteScenario = (companyId: string, id: string) =>
  api(`/companies/${companyId}/cenarios/${id}`, Done, { method: 'DELETE' })
