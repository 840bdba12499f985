import type { AnalysisDetail, PlanAction } from '@norteia/contracts/analysis'
import { dayOf } from '@norteia/contracts/format'
import {
  type AddTask,
  type AdoptPlan,
  type AdoptReply,
  actionKey,
  type Comentario,
  isOpen,
  PLAN_LIMITS,
  PLAN_TEXT,
  type PlanOffer,
  type PlanReply,
  type Tarefa,
} from '@norteia/contracts/plan'
import { afterCommit, type Db, inTransaction } from '#src/db/client.ts'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, invalidFields, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import { findComments } from './comments.repo.ts'
import { measureOfRule } from './measures.ts'
import { countTasks, findTasks, insertTask, type NewTask, type Task } from './tasks.repo.ts'

const DAY = 86_400_000

export type { Task as PlanTask } from './tasks.repo.ts'

/** In the order they were made, discarded ones too. */
export const listPlanTasks = (db: Db, companyId: string): Promise<Task[]> => findTasks(db, companyId)

/** A task as the API sends it. `now` says whether it is overdue. */
export const taskWire = (task: Task, comentarios: Comentario[], now: number): Tarefa => ({
  id: task.id,
  analysisId: task.analysisId,
  regra: task.regra,
  acao: task.acao,
  detalhes: task.detalhes,
  status: task.status,
  responsavel: task.responsavel,
  prazo: task.prazo,
  atrasada: isOpen(task.status) && task.prazo !== null && task.prazo < dayOf(now),
  progresso: task.status === 'feita' ? 100 : task.progresso,
  antes: task.antes,
  depois: task.depois,
  comentarios,
  versao: task.versao,
  criadaEm: new Date(task.createdAt).toISOString(),
  concluidaEm: task.concludedAt === null ? null : new Date(task.concludedAt).toISOString(),
})

/** All tasks in the order they were made, discarded ones too, and what the newest analysis would add. */
export async function readPlan({ db, clock }: Services, company: Company): Promise<PlanReply> {
  const tasks = await findTasks(db, company.id)
  const comments = await findComments(db, company.id)
  const newest = company.last_analysis_id && (await findStoredAnalysis(db, company.id, company.last_analysis_id))
  return {
    success: true,
    data: tasks.map((task) => taskWire(task, comments.get(task.id) ?? [], clock())),
    proposta: newest ? offerOf(newest, tasks) : null,
  }
}

const actionsOf = ({ insights }: AnalysisDetail): PlanAction[] => {
  const { acoes30Dias, acoes60Dias, acoes90Dias } = insights.analiseCompleta.planoAcao
  return [...acoes30Dias, ...acoes60Dias, ...acoes90Dias]
}

/** What was adopted from this very analysis isn't offered again, even when it was done or discarded since. */
function offerOf(analysis: AnalysisDetail, tasks: readonly Task[]): PlanOffer | null {
  const known = new Set(
    tasks.filter((task) => isOpen(task.status) || task.analysisId === analysis.id).map(({ chave }) => chave),
  )
  const acoes = actionsOf(analysis).flatMap((action, place) => (known.has(actionKey(action)) ? [] : [place]))
  return acoes.length === 0 ? null : { analysisId: analysis.id, acoes }
}

/**
 * Copies actions of an analysis into tasks. One that is an open task already is counted as repeated and stays as it is.
 *
 * @throws AppError `not_found` for an unknown analysis, `invalid_fields`, `conflict` when the company has too many tasks
 */
export async function adoptPlan(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  { analysisId, acoes }: AdoptPlan,
): Promise<AdoptReply> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    const analysis = await findStoredAnalysis(trx, companyId, analysisId)
    if (!analysis) throw new AppError('not_found', PLAN_TEXT.noAnalysis)
    const now = clock()
    const known = await findTasks(trx, companyId)
    const open = new Map(known.filter(({ status }) => isOpen(status)).map((task) => [task.chave, task]))
    const adopted = new Map<string, Task>()
    let novas = 0
    const chosen = chooseActions(analysis, acoes)
    for (const action of chosen) {
      const chave = actionKey(action)
      const same = open.get(chave)
      const task = same ?? (await insertTask(trx, companyId, known.length + novas, taskOf(analysis, action, now), now))
      if (!same) novas += 1
      open.set(chave, task)
      adopted.set(task.id, task)
    }
    if (known.length + novas > PLAN_LIMITS.tasks) throw new AppError('conflict', PLAN_TEXT.tooManyTasks)
    const comments = await findComments(trx, companyId)
    if (novas > 0) {
      const entry = {
        event: 'plan_adopted',
        userId: actor.userId,
        subjectId: companyId,
        detail: `${novas} novas`,
      } as const
      await recordAudit(trx, entry, now)
      afterCommit(trx, () => emitToCompany(companyId, 'plan:updated', { companyId, taskId: '' }))
    }
    return {
      success: true,
      data: [...adopted.values()].map((task) => taskWire(task, comments.get(task.id) ?? [], now)),
      novas,
      repetidas: chosen.length - novas,
    }
  })
}

/** @throws AppError `invalid_fields` for a place that the analysis doesn't have */
function chooseActions(analysis: AnalysisDetail, places: readonly number[] | undefined): PlanAction[] {
  const actions = actionsOf(analysis)
  if (!places) return actions
  return [...new Set(places)].map((place) => {
    const action = actions[place]
    if (!action) throw invalidFields({ acoes: PLAN_TEXT.actions })
    return action
  })
}

function taskOf(analysis: AnalysisDetail, action: PlanAction, now: number): NewTask {
  const measured = measureOfRule(analysis, action.regra)
  return {
    analysisId: analysis.id,
    regra: action.regra ?? null,
    chave: actionKey(action),
    acao: action.acao,
    detalhes: action.detalhes,
    responsavel: action.responsavel || null,
    prazo: dayOf(now + action.prazoDias * DAY),
    fato: measured?.fato ?? null,
    antes: measured?.medida ?? null,
  }
}

/** A task of the owner's own. @throws AppError `conflict` when the company has too many */
export async function addTask(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  input: AddTask,
): Promise<Tarefa> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    const count = await countTasks(trx, companyId)
    if (count >= PLAN_LIMITS.tasks) throw new AppError('conflict', PLAN_TEXT.tooManyTasks)
    const now = clock()
    const task = await insertTask(trx, companyId, count, ownTask(input), now)
    afterCommit(trx, () => emitToCompany(companyId, 'plan:updated', { companyId, taskId: task.id }))
    return taskWire(task, [], now)
  })
}

const ownTask = ({ acao, detalhes = '', responsavel, prazo }: AddTask): NewTask => ({
  analysisId: null,
  regra: null,
  chave: null,
  acao,
  detalhes,
  responsavel: responsavel || null,
  prazo: prazo ?? null,
  fato: null,
  antes: null,
})
