import type { Medida, TaskStatus } from '@norteia/contracts/plan'
import type { Selectable } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { PlanTasksTable } from '#src/db/plan-tables.ts'
import { newId } from '#src/platform/ids.ts'

/** A stored task; times as epoch milliseconds. */
export interface Task {
  id: string
  analysisId: string | null
  regra: string | null
  chave: string | null
  acao: string
  detalhes: string
  status: TaskStatus
  responsavel: string | null
  prazo: string | null
  progresso: number
  fato: string | null
  antes: Medida | null
  depois: Medida | null
  versao: number
  createdAt: number
  /** Of the last change but a comment. */
  updatedAt: number
  statusAt: number
  concludedAt: number | null
}
export type NewTask = Omit<
  Task,
  'id' | 'status' | 'progresso' | 'depois' | 'versao' | 'createdAt' | 'updatedAt' | 'statusAt' | 'concludedAt'
>

const measure = (stored: string | null): Medida | null => (stored === null ? null : (JSON.parse(stored) as Medida))
const document = (value: Medida | null): string | null => (value === null ? null : JSON.stringify(value))

const task = (row: Selectable<PlanTasksTable>): Task => ({
  id: row.id,
  analysisId: row.analysis_id,
  regra: row.regra,
  chave: row.chave,
  acao: row.acao,
  detalhes: row.detalhes,
  status: row.status as TaskStatus,
  responsavel: row.responsavel,
  prazo: row.prazo,
  progresso: row.progresso,
  fato: row.fato,
  antes: measure(row.antes),
  depois: measure(row.depois),
  versao: row.versao,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  statusAt: row.status_at,
  concludedAt: row.concluded_at,
})

/** In the order they were made. */
export async function findTasks(db: Db, companyId: string): Promise<Task[]> {
  const rows = await db
    .selectFrom('plan_tasks')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return rows.map(task)
}

export async function findTask(db: Db, companyId: string, id: string): Promise<Task | undefined> {
  const row = await db
    .selectFrom('plan_tasks')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && task(row)
}

export async function countTasks(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('plan_tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** `ordem` is its place in `findTasks`: how many there are already. */
export async function insertTask(
  trx: Db,
  companyId: string,
  ordem: number,
  input: NewTask,
  now: number,
): Promise<Task> {
  const row = await trx
    .insertInto('plan_tasks')
    .values({
      id: newId(now),
      company_id: companyId,
      ordem,
      analysis_id: input.analysisId,
      regra: input.regra,
      chave: input.chave,
      acao: input.acao,
      detalhes: input.detalhes,
      status: 'a_fazer',
      responsavel: input.responsavel,
      prazo: input.prazo,
      progresso: 0,
      fato: input.fato,
      antes: document(input.antes),
      depois: null,
      versao: 1,
      created_at: now,
      updated_at: now,
      status_at: now,
      concluded_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return task(row)
}

/** Stores what may change of a task as its next version; undefined when another change came first. */
export async function updateTask(trx: Db, companyId: string, changed: Task, now: number): Promise<Task | undefined> {
  const row = await trx
    .updateTable('plan_tasks')
    .set({
      acao: changed.acao,
      detalhes: changed.detalhes,
      status: changed.status,
      responsavel: changed.responsavel,
      prazo: changed.prazo,
      progresso: changed.progresso,
      depois: document(changed.depois),
      versao: changed.versao + 1,
      updated_at: now,
      status_at: changed.statusAt,
      concluded_at: changed.concludedAt,
    })
    .where('id', '=', changed.id)
    .where('company_id', '=', companyId)
    .where('versao', '=', changed.versao)
    .returningAll()
    .executeTakeFirst()
  return row && task(row)
}
