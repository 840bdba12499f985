import type { Comentario } from '@norteia/contracts/plan'
import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

const comments = (db: Db, companyId: string) =>
  db
    .selectFrom('plan_comments')
    .innerJoin('users', 'users.id', 'plan_comments.user_id')
    .select([
      'plan_comments.id',
      'plan_comments.task_id',
      'plan_comments.texto',
      'plan_comments.created_at',
      'users.name',
    ])
    .where('plan_comments.company_id', '=', companyId)
    .orderBy('plan_comments.created_at')
    .orderBy('plan_comments.id')

const wire = (row: { id: string; name: string; texto: string; created_at: number }): Comentario => ({
  id: row.id,
  autor: row.name,
  texto: row.texto,
  criadaEm: new Date(row.created_at).toISOString(),
})

/** For all tasks of a company, by task, oldest first. */
export async function findComments(db: Db, companyId: string): Promise<Map<string, Comentario[]>> {
  const rows = await comments(db, companyId).execute()
  const byTask = Map.groupBy(rows, (row) => row.task_id)
  return new Map([...byTask].map(([id, ofTask]) => [id, ofTask.map(wire)]))
}

/** Of one task, oldest first. */
export async function findCommentsOf(db: Db, companyId: string, taskId: string): Promise<Comentario[]> {
  const rows = await comments(db, companyId).where('plan_comments.task_id', '=', taskId).execute()
  return rows.map(wire)
}

export async function insertComment(
  trx: Db,
  comment: { companyId: string; taskId: string; userId: string; texto: string },
  now: number,
): Promise<Comentario> {
  const { companyId, taskId, userId, texto } = comment
  const id = newId(now)
  await trx
    .insertInto('plan_comments')
    .values({ id, company_id: companyId, task_id: taskId, user_id: userId, texto, created_at: now })
    .execute()
  const { name } = await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return wire({ id, name, texto, created_at: now })
}

export async function countComments(db: Db, taskId: string): Promise<number> {
  const { count } = await db
    .selectFrom('plan_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  return count
}

/** False when there is none of this author. */
export async function deleteComment(
  trx: Db,
  comment: { companyId: string; taskId: string; userId: string; id: string },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('plan_comments')
    .where('id', '=', comment.id)
    .where('task_id', '=', comment.taskId)
    .where('company_id', '=', comment.companyId)
    .where('user_id', '=', comment.userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
