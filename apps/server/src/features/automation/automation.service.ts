import {
  type AgentMetrics,
  AUTOMATION_TEXT,
  type AutomationConfig,
  DEFAULT_AUTOMATION,
  type Task,
} from '@norteia/contracts/automation'
import { afterCommit, type Db, inTransaction } from '#src/db/client.ts'
import { closeAllAlerts } from '#src/features/kpi/kpi.service.ts'
import { enqueue, retryFailed } from '#src/jobs/queue.ts'
import { taskJob, taskJobKey } from '#src/jobs/schedule.ts'
import { nextRunAfter } from '#src/jobs/schedule-times.ts'
import { AppError, notFound, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import {
  countMetrics,
  deleteTask,
  findConfig,
  findTaskRow,
  findTasks,
  type NewTask,
  replaceTasks,
  resumeTask,
  saveConfig,
  taskWire,
} from './automation.repo.ts'

/** Settings saved before there was a weekly summary, or by a client that doesn't know it, have it off. */
const completed = (config: AutomationConfig) => ({
  ...config,
  enableWeeklySummary: config.enableWeeklySummary ?? false,
})

/** The company's settings; defaults until the owner saves some. */
export const readAutomation = async (db: Db, companyId: string): Promise<ReturnType<typeof completed>> =>
  completed((await findConfig(db, companyId)) ?? DEFAULT_AUTOMATION)

/** Replaces the company's tasks with one per enabled flag. None of them runs immediately. */
export async function setUpAutomation(
  services: Services,
  actor: Actor,
  companyId: string,
  wanted: AutomationConfig,
): Promise<Task[]> {
  const { db, clock, emitToCompany } = services
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    const now = clock()
    const before = await readAutomation(trx, companyId)
    const config = { ...wanted, enableWeeklySummary: wanted.enableWeeklySummary ?? before.enableWeeklySummary }
    await saveConfig(trx, companyId, config, now)
    const { removed } = await replaceTasks(trx, companyId, wantedTasks(config, now), now)
    if (!config.enableKPIAlerts) await closeAllAlerts(trx, companyId, now)
    const tasks = await findTasks(trx, actor.userId, companyId, now)
    afterCommit(trx, () => {
      for (const taskId of removed) emitToCompany(companyId, 'task:updated', { companyId, taskId, status: 'removed' })
      for (const { id } of tasks) emitToCompany(companyId, 'task:updated', { companyId, taskId: id, status: 'created' })
    })
    return tasks
  })
}

function wantedTasks(config: AutomationConfig, now: number): NewTask[] {
  const task = (type: NewTask['type'], frequency: NewTask['frequency']): NewTask => ({
    type,
    frequency,
    nextRunAt: nextRunAfter(frequency, now),
  })
  return [
    ...(config.enableAnalysis ? [task('analysis', config.analysisFrequency)] : []),
    ...(config.enableReports ? [task('report', config.reportFrequency)] : []),
    ...(config.enableKPIAlerts ? [task('kpi-alert', 'hourly')] : []),
    ...(config.enableWeeklySummary ? [task('weekly-summary', 'weekly')] : []),
  ]
}

/** @throws AppError `not_found`, `forbidden` for a company that isn't the user's */
export async function listTasks({ db, clock }: Services, actor: Actor, companyId?: string): Promise<Task[]> {
  if (companyId !== undefined) await requireCompany(db, actor, companyId)
  return findTasks(db, actor.userId, companyId, clock())
}

/** @throws AppError `not_found`, `forbidden` for a company that isn't the user's */
export async function readMetrics({ db }: Services, actor: Actor, companyId?: string): Promise<AgentMetrics> {
  if (companyId !== undefined) await requireCompany(db, actor, companyId)
  return countMetrics(db, actor.userId, companyId)
}

/** Deletes a task; a run in progress stores nothing. @throws AppError `not_found` when it isn't one of the user's */
export async function stopTask({ db, clock, emitToCompany }: Services, actor: Actor, taskId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    const now = clock()
    const task = await findTaskRow(trx, actor.userId, taskId, now)
    if (!task) throw notFound()
    const companyId = task.company_id
    await deleteTask(trx, taskId)
    if (task.type === 'kpi-alert') await closeAllAlerts(trx, companyId, now)
    afterCommit(trx, () => emitToCompany(companyId, 'task:updated', { companyId, taskId, status: 'removed' }))
  })
}

/** Repeats a failed task's run and resumes its schedule. @throws AppError `not_found`, `conflict` */
export async function retryTask({ db, clock, emitToCompany }: Services, actor: Actor, taskId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    const now = clock()
    const task = await findTaskRow(trx, actor.userId, taskId, now)
    if (!task) throw notFound()
    const { type, frequency } = task as Pick<Task, 'type' | 'frequency'>
    if (!(await resumeTask(trx, taskId, nextRunAfter(frequency, now))))
      throw new AppError('conflict', AUTOMATION_TEXT.notFailed)
    const resumed = task.failed_job_id !== null && (await retryFailed(trx, task.failed_job_id, now))
    const payload = { taskId, period: now }
    // The failed job has been deleted by the sweep meanwhile.
    if (!resumed)
      await enqueue(trx, taskJob(type), { key: taskJobKey(taskId, now), payload, userId: actor.userId }, now)
    const companyId = task.company_id
    afterCommit(trx, () => emitToCompany(companyId, 'task:updated', { companyId, taskId, status: 'running' }))
  })
}

/** @throws AppError `not_found` when it isn't one of the user's */
export async function getTask({ db, clock }: Services, actor: Actor, taskId: string): Promise<Task> {
  const row = await findTaskRow(db, actor.userId, taskId, clock())
  if (!row) throw notFound()
  return taskWire(row)
}
