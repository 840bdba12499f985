import { type Mudanca, PLAN_LIMITS, type TaskHistory } from '@norteia/contracts/plan'
import type { Db } from '#src/db/client.ts'

export interface NewChange {
  companyId: string
  taskId: string
  userId: string
  /** The version that it made. */
  versao: number
  mudancas: readonly Mudanca[]
}

/** Records a change; only the newest of a task are kept. */
export async function insertChange(trx: Db, change: NewChange, now: number): Promise<void> {
  const { companyId, taskId, userId, versao, mudancas } = change
  await trx
    .insertInto('plan_changes')
    .values({
      task_id: taskId,
      versao,
      company_id: companyId,
      user_id: userId,
      mudancas: JSON.stringify(mudancas),
      created_at: now,
    })
    .execute()
  await trx
    .deleteFrom('plan_changes')
    .where('task_id', '=', taskId)
    .where('versao', '<=', versao - PLAN_LIMITS.history)
    .execute()
}

/** Newest first. */
export async function findHistory(db: Db, companyId: string, taskId: string): Promise<TaskHistory> {
  const rows = await db
    .selectFrom('plan_changes')
    .innerJoin('users', 'users.id', 'plan_changes.user_id')
    .select(['plan_changes.mudancas', 'plan_changes.created_at', 'users.name'])
    .where('plan_changes.task_id', '=', taskId)
    .where('plan_changes.company_id', '=', companyId)
    .orderBy('plan_changes.versao', 'desc')
    .execute()
  return rows.map((row) => ({
    em: new Date(row.created_at).toISOString(),
    autor: row.name,
    mudancas: JSON.parse(row.mudancas) as Mudanca[],
  }))
}
