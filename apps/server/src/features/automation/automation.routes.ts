import {
  AUTOMATION_TEXT,
  AutomationConfig,
  AutomationReply,
  CompanyQuery,
  MetricsReply,
  SetupReply,
  StoppedReply,
  TaskReply,
  TasksReply,
} from '@norteia/contracts/automation'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import {
  getTask,
  listTasks,
  readAutomation,
  readMetrics,
  retryTask,
  setUpAutomation,
  stopTask,
} from './automation.service.ts'

const CompanyParams = z.object({ companyId: z.string() })
const TaskParams = z.object({ taskId: z.string() })
const success = true as const

export function automationRoutes(app: App, services: Services): void {
  const config = { access: 'company' } as const

  app.post(
    '/api/company/:companyId/setup-automation',
    {
      config,
      schema: {
        summary: 'Configurar a automação; substitui a configuração anterior.',
        params: CompanyParams,
        body: AutomationConfig,
        response: { 200: SetupReply },
      },
    },
    async ({ actor, company, body }) => {
      const tasks = await setUpAutomation(services, actor, company.id, body)
      const message = AUTOMATION_TEXT.configured(tasks.length)
      return { success, message, configuration: { totalTasksCreated: tasks.length, tasks } }
    },
  )

  app.get(
    '/api/company/:companyId/automation',
    {
      config,
      schema: {
        summary: 'A configuração salva, ou a padrão.',
        params: CompanyParams,
        response: { 200: AutomationReply },
      },
    },
    async ({ company }) => ({
      success,
      data: await readAutomation(services.db, company.id),
      message: AUTOMATION_TEXT.loaded,
    }),
  )

  app.get(
    '/api/schedule/tasks',
    {
      schema: {
        summary: 'As tarefas de uma empresa, ou de todas as do usuário.',
        querystring: CompanyQuery,
        response: { 200: TasksReply },
      },
    },
    async ({ actor, query }) => ({
      success,
      data: { activeTasks: await listTasks(services, actor, query.companyId) },
      message: AUTOMATION_TEXT.loaded,
    }),
  )

  app.delete(
    '/api/schedule/tasks/:taskId',
    { schema: { summary: 'Parar uma tarefa.', params: TaskParams, response: { 200: StoppedReply } } },
    async ({ actor, params }) => {
      await stopTask(services, actor, params.taskId)
      return { success, message: AUTOMATION_TEXT.stopped }
    },
  )

  app.post(
    '/api/schedule/tasks/:taskId/retry',
    { schema: { summary: 'Retomar uma tarefa que falhou.', params: TaskParams, response: { 200: TaskReply } } },
    async ({ actor, params }) => {
      await retryTask(services, actor, params.taskId)
      return { success, data: await getTask(services, actor, params.taskId), message: AUTOMATION_TEXT.retried }
    },
  )

  app.get(
    '/api/metrics',
    {
      schema: {
        summary: 'Tarefas ativas e totais de análises, relatórios e alertas.',
        querystring: CompanyQuery,
        response: { 200: MetricsReply },
      },
    },
    async ({ actor, query }) => ({
      success,
      data: await readMetrics(services, actor, query.companyId),
      message: AUTOMATION_TEXT.loaded,
    }),
  )
}
