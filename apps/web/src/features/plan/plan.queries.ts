import { AgendaReply } from '@norteia/contracts/agenda'
import { Ok } from '@norteia/contracts/fields'
import {
  type AddTask,
  type AdoptPlan,
  AdoptReply,
  type ChangeTask,
  CommentReply,
  HistoryReply,
  PlanReply,
  type Tarefa,
  TaskReply,
} from '@norteia/contracts/plan'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

const path = (companyId: string) => `/companies/${companyId}/tarefas`

export const planQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'tarefas'],
    queryFn: ({ signal }) => api(path(companyId), PlanReply, { signal }),
  })

/** `versao` is part of the key: another version has another history. */
export const historyQuery = (companyId: string, id: string, versao: number) =>
  queryOptions({
    queryKey: ['companies', companyId, 'tarefas', id, 'historico', versao],
    queryFn: async ({ signal }) => (await api(`${path(companyId)}/${id}/historico`, HistoryReply, { signal })).data,
  })

export const adoptPlan = (companyId: string, body: AdoptPlan) =>
  api(`${path(companyId)}/adotar`, AdoptReply, { method: 'POST', body })

export const addTask = (companyId: string, body: AddTask) => api(path(companyId), TaskReply, { method: 'POST', body })

/** @throws ApiError 409 when the task has changed since it was read */
export const changeTask = async (companyId: string, id: string, body: ChangeTask): Promise<Tarefa> =>
  (await api(`${path(companyId)}/${id}`, TaskReply, { method: 'PATCH', body })).data

export const addComment = (companyId: string, id: string, texto: string) =>
  api(`${path(companyId)}/${id}/comentarios`, CommentReply, { method: 'POST', body: { texto } })

export const deleteComment = (companyId: string, id: string, commentId: string) =>
  api(`${path(companyId)}/${id}/comentarios/${commentId}`, Ok, { method: 'DELETE' })

/** The address is answered this once. */
export const openAgenda = async (companyId: string): Promise<string> =>
  (await api(`/companies/${companyId}/agenda`, AgendaReply, { method: 'POST' })).data.url

export const endAgenda = (companyId: string) => api(`/companies/${companyId}/agenda`, Ok, { method: 'DELETE' })
