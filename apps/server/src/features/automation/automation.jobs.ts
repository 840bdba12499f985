import { TASK_TYPES, type TaskType } from '@norteia/contracts/automation'
import { afterCommit, type Db } from '#src/db/client.ts'
import { reviewKpis } from '#src/features/kpi/kpi.service.ts'
import { notify } from '#src/features/notifications/notifications.service.ts'
import { keepSummary } from '#src/features/plan/summary.service.ts'
import { keepReport } from '#src/features/reports/reports.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { type TaskPayload, taskJob } from '#src/jobs/schedule.ts'
import type { Config } from '#src/platform/config.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { findRunningTask, markFailed, markRan, type RunningTask } from './automation.repo.ts'
import { readAutomation } from './automation.service.ts'
import { analyseAgain } from './scheduled-analysis.ts'
import { taskName } from './task-names.ts'

export interface TaskJobDeps {
  db: Db
  clock: () => number
  config: Pick<Config, 'aiProviders' | 'rateLimitScale'>
  emitToCompany: EmitToCompany
}

/** Reads and computes; resolves to what stores the result if the task still exists by then. */
type Perform = (task: RunningTask, payload: TaskPayload) => Promise<(trx: Db) => Promise<void>>

/** Jobs that run the scheduled tasks, one per type. */
export function taskJobs(deps: TaskJobDeps): Job[] {
  const { db, clock } = deps
  const perform: Record<TaskType, Perform> = {
    analysis: ({ company }) => analyseAgain(deps, company),
    report: (task, { period }) => keepReport(deps, { company: task.company, frequency: task.frequency, dueAt: period }),
    'weekly-summary': ({ company }) => keepSummary(deps, company),
    'kpi-alert': async ({ company }) => {
      const { kpiThresholds } = await readAutomation(db, company.id)
      return reviewKpis(deps, { company, thresholds: kpiThresholds })
    },
  }
  const jobOf = (type: TaskType) =>
    defineJob({
      ...taskJob(type),
      lane: 'scheduled',
      async run(job, run) {
        const payload = job.payload
        const task = await findRunningTask(db, payload.taskId)
        if (!task) return
        const { id: companyId, owner_id } = task.company
        const emitUpdate = () =>
          deps.emitToCompany(companyId, 'task:updated', { companyId, taskId: task.id, status: 'running' })
        emitUpdate()
        const keep = await perform[type](task, payload)
        await run.complete(async (trx) => {
          if (!(await lockUser(trx, owner_id)) || !(await markRan(trx, task.id, clock()))) return
          await keep(trx)
          afterCommit(trx, emitUpdate)
        })
      },
      async onGiveUp(trx, job) {
        const { taskId } = job.payload
        const task = await findRunningTask(trx, taskId)
        if (!task || !(await lockUser(trx, task.company.owner_id)) || !(await markFailed(trx, taskId, job.id))) return
        const { id: companyId, nome, owner_id } = task.company
        const name = taskName(type, task.frequency)
        afterCommit(trx, () => deps.emitToCompany(companyId, 'task:updated', { companyId, taskId, status: 'failed' }))
        await notify(
          trx,
          deps.emitToCompany,
          {
            userId: owner_id,
            companyId,
            kind: 'task-failed',
            title: `${name}: a tarefa parou`,
            body: `A tarefa “${name}” de ${nome} falhou várias vezes e foi interrompida. Abra a aba Agente IA do painel para tentar novamente.`,
          },
          clock(),
        )
      },
    })
  return TASK_TYPES.map(jobOf)
}
