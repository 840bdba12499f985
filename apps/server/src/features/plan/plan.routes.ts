import { IdParams, Ok } from '@norteia/contracts/fields'
import {
  AddComment,
  AddTask,
  AdoptPlan,
  AdoptReply,
  ChangeTask,
  CommentReply,
  HistoryReply,
  PlanReply,
  TaskReply,
} from '@norteia/contracts/plan'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { addComment, changeTask, readHistory, removeComment } from './changes.service.ts'
import { addTask, adoptPlan, readPlan } from './plan.service.ts'

const config = { access: 'company' } as const
const success = true as const

export function planRoutes(app: App, services: Services): void {
  app.get(
    '/companies/:id/tarefas',
    {
      config,
      schema: {
        summary: 'As tarefas do plano e o que a análise mais nova acrescentaria.',
        params: IdParams,
        response: { 200: PlanReply },
      },
    },
    ({ company }) => readPlan(services, company),
  )

  app.post(
    '/companies/:id/tarefas',
    {
      config,
      schema: {
        summary: 'Adicionar uma tarefa própria.',
        params: IdParams,
        body: AddTask,
        response: { 201: TaskReply },
      },
    },
    async ({ actor, company, body }, reply) =>
      reply.code(201).send({ success, data: await addTask(services, actor, company.id, body) }),
  )

  app.post(
    '/companies/:id/tarefas/adotar',
    {
      config,
      schema: {
        summary: 'Adotar ações de uma análise como tarefas; o que já está aberto não se repete.',
        params: IdParams,
        body: AdoptPlan,
        response: { 200: AdoptReply },
      },
    },
    ({ actor, company, body }) => adoptPlan(services, actor, company.id, body),
  )

  app.patch(
    '/companies/:id/tarefas/:tarefaId',
    {
      config,
      schema: {
        summary: 'Mudar ou mover uma tarefa; o que não vem fica como está.',
        params: z.object({ id: z.string(), tarefaId: z.string() }),
        body: ChangeTask,
        response: { 200: TaskReply },
      },
    },
    async ({ actor, company, params: { tarefaId }, body }) => ({
      success,
      data: await changeTask(services, actor, company.id, tarefaId, body),
    }),
  )

  app.get(
    '/companies/:id/tarefas/:tarefaId/historico',
    {
      config,
      schema: {
        summary: 'O que mudou numa tarefa, quem mudou e quando; o mais novo primeiro.',
        params: z.object({ id: z.string(), tarefaId: z.string() }),
        response: { 200: HistoryReply },
      },
    },
    async ({ company, params: { tarefaId } }) => ({
      success,
      data: await readHistory(services.db, company.id, tarefaId),
    }),
  )

  commentRoutes(app, services)
}

function commentRoutes(app: App, services: Services): void {
  app.post(
    '/companies/:id/tarefas/:tarefaId/comentarios',
    {
      config,
      schema: {
        summary: 'Comentar uma tarefa.',
        params: z.object({ id: z.string(), tarefaId: z.string() }),
        body: AddComment,
        response: { 201: CommentReply },
      },
    },
    async ({ actor, company, params: { tarefaId }, body }, reply) =>
      reply.code(201).send({ success, data: await addComment(services, actor, company.id, tarefaId, body) }),
  )

  app.delete(
    '/companies/:id/tarefas/:tarefaId/comentarios/:comentarioId',
    {
      config,
      schema: {
        summary: 'Apagar um comentário próprio.',
        params: z.object({ id: z.string(), tarefaId: z.string(), comentarioId: z.string() }),
        response: { 200: Ok },
      },
    },
    async ({ actor, company, params: { tarefaId, comentarioId } }) => {
      await removeComment(services, actor, company.id, tarefaId, comentarioId)
      return { success }
    },
  )
}
