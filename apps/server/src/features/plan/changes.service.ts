import { dayOf } from '@norteia/contracts/format'
import {
  type AddComment,
  type ChangeTask,
  type Comentario,
  isOpen,
  type Medida,
  MOVES,
  PLAN_LIMITS,
  PLAN_TEXT,
  type Tarefa,
  type TaskHistory,
} from '@norteia/contracts/plan'
import { afterCommit, type Db, inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, invalidFields, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import { countComments, deleteComment, findCommentsOf, insertComment } from './comments.repo.ts'
import { findHistory, insertChange } from './history.repo.ts'
import { changesOf } from './history.ts'
import { measureAgain } from './measuring.service.ts'
import { taskWire } from './plan.service.ts'
import { findTask, type Task, updateTask } from './tasks.repo.ts'

const changedElsewhere = () => new AppError('conflict', PLAN_TEXT.changed)

interface Work {
  trx: Db
  task: Task
  company: Company
  now: number
}

/** Runs `work` with the task while nobody else changes the user's data, and tells other screens. */
async function withTask<T>(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  taskId: string,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    const company = await requireCompany(trx, actor, companyId)
    const task = await findTask(trx, companyId, taskId)
    if (!task) throw new AppError('not_found', PLAN_TEXT.noTask)
    const result = await work({ trx, task, company, now: clock() })
    afterCommit(trx, () => emitToCompany(companyId, 'plan:updated', { companyId, taskId }))
    return result
  })
}

/**
 * Changes a task that is still as the caller saw it. Done without `depois`, it is measured again where
 * statements or a later analysis know the figure.
 *
 * @throws AppError `not_found`, `conflict` for an older version, `invalid_fields` for a move that isn't allowed
 */
export const changeTask = (
  services: Services,
  actor: Actor,
  companyId: string,
  taskId: string,
  change: ChangeTask,
): Promise<Tarefa> =>
  withTask(services, actor, companyId, taskId, async ({ trx, task, company, now }) => {
    if (task.versao !== change.versao) throw changedElsewhere()
    const moved = move(task, change, now)
    const done = moved.status === 'feita' && task.status !== 'feita'
    if (change.depois && moved.status !== 'feita') throw invalidFields({ depois: PLAN_TEXT.outcomeEarly })
    if (change.depois !== undefined) moved.depois = typed(task, change.depois, now)
    else if (done) moved.depois = await measureAgain(trx, company, task, now)
    const stored = await updateTask(trx, companyId, moved, now)
    if (!stored) throw changedElsewhere()
    const mudancas = changesOf(task, stored)
    const written = { companyId, taskId, userId: actor.userId, versao: stored.versao, mudancas }
    if (mudancas.length > 0) await insertChange(trx, written, now)
    return taskWire(stored, await findCommentsOf(trx, companyId, taskId), now)
  })

/** What was changed, by whom and when, newest first. @throws AppError `not_found` */
export async function readHistory(db: Db, companyId: string, taskId: string): Promise<TaskHistory> {
  if (!(await findTask(db, companyId, taskId))) throw new AppError('not_found', PLAN_TEXT.noTask)
  return findHistory(db, companyId, taskId)
}

function move(task: Task, change: ChangeTask, now: number): Task {
  const { status = task.status } = change
  const moves = status !== task.status
  if (moves && !MOVES[task.status].includes(status))
    throw invalidFields({ status: PLAN_TEXT.illegalMove(task.status, status) })
  const concludedAt = status === 'feita' ? now : null
  return {
    ...task,
    status,
    acao: change.acao ?? task.acao,
    detalhes: change.detalhes ?? task.detalhes,
    responsavel: change.responsavel === undefined ? task.responsavel : change.responsavel || null,
    prazo: change.prazo === undefined ? task.prazo : change.prazo,
    progresso: change.progresso ?? task.progresso,
    // A reopened task is measured again when it is done.
    depois: isOpen(status) ? null : task.depois,
    statusAt: moves ? now : task.statusAt,
    concludedAt: moves ? concludedAt : task.concludedAt,
  }
}

function typed({ antes }: Task, outcome: NonNullable<ChangeTask['depois']> | null, now: number): Medida | null {
  if (outcome === null) return null
  const unidade = outcome.unidade ?? antes?.unidade ?? ''
  return {
    valor: outcome.valor,
    unidade,
    // A different unit means a different figure.
    rotulo: antes?.unidade === unidade ? antes.rotulo : 'Resultado',
    em: dayOf(now),
    fonte: 'informado',
  }
}

/** @throws AppError `not_found`, `conflict` when the task has as many comments as it may */
export const addComment = (
  services: Services,
  actor: Actor,
  companyId: string,
  taskId: string,
  { texto }: AddComment,
): Promise<Comentario> =>
  withTask(services, actor, companyId, taskId, async ({ trx, now }) => {
    if ((await countComments(trx, taskId)) >= PLAN_LIMITS.comments)
      throw new AppError('conflict', PLAN_TEXT.tooManyComments)
    return insertComment(trx, { companyId, taskId, userId: actor.userId, texto }, now)
  })

/** By its author. @throws AppError `not_found` */
export const removeComment = (
  services: Services,
  actor: Actor,
  companyId: string,
  taskId: string,
  commentId: string,
): Promise<void> =>
  withTask(services, actor, companyId, taskId, async ({ trx, now }) => {
    const removed = await deleteComment(trx, { companyId, taskId, userId: actor.userId, id: commentId })
    if (!removed) throw new AppError('not_found', PLAN_TEXT.noComment)
    await recordAudit(trx, { event: 'plan_comment_deleted', userId: actor.userId, subjectId: companyId }, now)
  })
