import type { AgentMetrics, AutomationConfig, Task, TaskFrequency, TaskType } from '@norteia/contracts/automation'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { Schema } from '#src/db/schema.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import { newId } from '#src/platform/ids.ts'
import { taskName } from './task-names.ts'

export async function findConfig(db: Db, companyId: string): Promise<AutomationConfig | undefined> {
  const row = await db.selectFrom('automations').select('config').where('company_id', '=', companyId).executeTakeFirst()
  return row && JSON.parse(row.config)
}

export async function saveConfig(trx: Db, companyId: string, config: AutomationConfig, now: number): Promise<void> {
  const values = { config: JSON.stringify(config), updated_at: now }
  await trx
    .insertInto('automations')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

export interface NewTask {
  type: TaskType
  frequency: TaskFrequency
  nextRunAt: number
}

/** Replaces all tasks of the company; returns the ids of the former ones. */
export async function replaceTasks(
  trx: Db,
  companyId: string,
  tasks: readonly NewTask[],
  now: number,
): Promise<{ removed: string[] }> {
  const removed = await trx.deleteFrom('tasks').where('company_id', '=', companyId).returning('id').execute()
  for (const { type, frequency, nextRunAt } of tasks)
    await trx
      .insertInto('tasks')
      .values({
        id: newId(now),
        company_id: companyId,
        type,
        frequency,
        status: 'running',
        next_run_at: nextRunAt,
        last_run_at: null,
        failed_job_id: null,
        created_at: now,
      })
      .execute()
  return { removed: removed.map(({ id }) => id) }
}

/** A job whose key begins with the task's id is leased by a worker. Keys sort by code point, and ';' follows ':'. */
const executing = (now: number) => (eb: ExpressionBuilder<Schema, 'tasks' | 'companies'>) =>
  eb
    .selectFrom('jobs')
    .select(sql<number>`1`.as('one'))
    .where('jobs.status', '=', 'running')
    .where('jobs.lease_until', '>', now)
    .where('jobs.kind', '=', sql<string>`'task-' || tasks.type`)
    .where('jobs.key', '>', sql<string>`tasks.id || ':'`)
    .where('jobs.key', '<', sql<string>`tasks.id || ';'`)
    .limit(1)
    .as('executing')

const selectTasks = (db: Db, now: number) =>
  db
    .selectFrom('tasks')
    .innerJoin('companies', 'companies.id', 'tasks.company_id')
    .select(['tasks.id', 'tasks.company_id', 'tasks.type', 'tasks.frequency', 'tasks.status', 'tasks.next_run_at'])
    .select(['tasks.failed_job_id', executing(now)])

type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['executeTakeFirstOrThrow']>>

export function taskWire(row: TaskRow): Task {
  const [type, frequency] = [row.type as TaskType, row.frequency as TaskFrequency]
  return {
    id: row.id,
    companyId: row.company_id,
    type,
    name: taskName(type, frequency),
    frequency,
    status: row.status as Task['status'],
    executing: row.executing !== null,
    nextRun: new Date(row.next_run_at).toISOString(),
  }
}

/** Of one company of the user or of all, in the order analysis, KPI watch, report. */
export async function findTasks(db: Db, userId: string, companyId: string | undefined, now: number): Promise<Task[]> {
  let query = selectTasks(db, now).where('companies.owner_id', '=', userId)
  if (companyId) query = query.where('tasks.company_id', '=', companyId)
  return (await query.orderBy('companies.created_at').orderBy('companies.id').orderBy('tasks.type').execute()).map(
    taskWire,
  )
}

/** Undefined when it is not one of the user's. */
export const findTaskRow = (db: Db, userId: string, taskId: string, now: number): Promise<TaskRow | undefined> =>
  selectTasks(db, now).where('companies.owner_id', '=', userId).where('tasks.id', '=', taskId).executeTakeFirst()

export async function deleteTask(trx: Db, taskId: string): Promise<void> {
  await trx.deleteFrom('tasks').where('id', '=', taskId).execute()
}

/** False when the task isn't failed. */
export async function resumeTask(trx: Db, taskId: string, nextRunAt: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ status: 'running', failed_job_id: null, next_run_at: nextRunAt })
    .where('id', '=', taskId)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A task as a worker runs it. */
export interface RunningTask {
  id: string
  type: TaskType
  frequency: TaskFrequency
  company: Company
}

/** Undefined when it was stopped, failed or deleted with its company. */
export async function findRunningTask(db: Db, taskId: string): Promise<RunningTask | undefined> {
  const task = await db
    .selectFrom('tasks')
    .select(['id', 'company_id', 'type', 'frequency'])
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (!task) return undefined
  const company = await db.selectFrom('companies').selectAll().where('id', '=', task.company_id).executeTakeFirst()
  return company && { id: task.id, type: task.type as TaskType, frequency: task.frequency as TaskFrequency, company }
}

/** Locks the task for the rest of the transaction. False when it no longer exists: its run must store nothing. */
export async function markRan(trx: Db, taskId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ last_run_at: now })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when it is gone. */
export async function markFailed(trx: Db, taskId: string, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ status: 'failed', failed_job_id: jobId })
    .where('id', '=', taskId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** One query over the indexes by company, and a counter kept in the company. */
export async function countMetrics(db: Db, userId: string, companyId: string | undefined): Promise<AgentMetrics> {
  const count = (table: 'reports' | 'alerts') => (eb: ExpressionBuilder<Schema, 'companies'>) =>
    eb
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef(sql.ref(`${table}.company_id`), '=', sql.ref('companies.id'))
      .as(table)
  let query = db
    .selectFrom('companies')
    .select((eb) => [
      'total_analyses',
      // No condition on the status: the planner would then read the whole index by status for each company.
      eb
        .selectFrom('tasks')
        .select(sql<number | null>`sum(case when tasks.status = 'running' then 1 else 0 end)`.as('count'))
        .whereRef('tasks.company_id', '=', 'companies.id')
        .as('tasks'),
      count('reports')(eb),
      count('alerts')(eb),
    ])
    .where('owner_id', '=', userId)
  if (companyId) query = query.where('id', '=', companyId)
  const rows = await query.execute()
  const sum = (of: (row: (typeof rows)[number]) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0)
  return {
    activeTasks: sum((row) => row.tasks),
    totalAnalyses: sum((row) => row.total_analyses),
    totalReports: sum((row) => row.reports),
    totalAlerts: sum((row) => row.alerts),
  }
}
