import * as z from 'zod/mini'
import type { PlanAction } from './analysis.ts'
import { lineField, optionalLine, requiredText } from './fields.ts'
import { LIMITS } from './limits.ts'
import { isCalendarDay } from './result.ts'

export const TASK_STATUSES = ['a_fazer', 'fazendo', 'feita', 'descartada'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** Column, menu and sentence call a status the same. */
export const STATUS_NAME: Readonly<Record<TaskStatus, string>> = {
  a_fazer: 'A fazer',
  fazendo: 'Fazendo',
  feita: 'Feita',
  descartada: 'Descartada',
}

/** Where a task may go from each status. */
export const MOVES: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  a_fazer: ['fazendo', 'feita', 'descartada'],
  fazendo: ['a_fazer', 'feita', 'descartada'],
  feita: ['fazendo', 'descartada'],
  descartada: ['a_fazer'],
}

/** Still to be done. */
export const isOpen = (status: TaskStatus): boolean => status === 'a_fazer' || status === 'fazendo'

/**
 * The moves that lead from one status to another, without the first, in order; [] when they are the same.
 * Undoing takes as many moves as it needs: 'feita' goes back to 'a_fazer' by way of 'fazendo'.
 */
export function wayBack(from: TaskStatus, to: TaskStatus): TaskStatus[] {
  const ways: TaskStatus[][] = [[from]]
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to) return way.slice(1)
    for (const next of MOVES[last]) if (!way.includes(next)) ways.push([...way, next])
  }
  return []
}

export const PLAN_LIMITS = {
  /** Of a company, discarded ones too. */
  tasks: 500,
  /** Of a task. */
  comments: 200,
  /** Newest changes of a task that are kept. */
  history: 200,
  action: 300,
  details: LIMITS.freeText,
  responsible: 120,
  comment: 2_000,
  unit: 20,
  measure: 1e12,
} as const

export const PLAN_TEXT = {
  action: 'Descreva a tarefa.',
  text: 'Informe um texto.',
  due: 'Informe o prazo como AAAA-MM-DD, por exemplo 2026-11-30.',
  progress: 'Informe o progresso de 0 a 100.',
  status: 'Escolha a coluna da tarefa.',
  version: 'Informe a versão da tarefa.',
  changed: 'Esta tarefa mudou em outra tela. Atualize para ver.',
  outcome: 'Informe um número, por exemplo 12,5.',
  outcomeEarly: 'Conclua a tarefa antes de dizer como ficou.',
  comment: 'Escreva um comentário.',
  analysis: 'Informe a análise.',
  actions: 'Escolha ações desta análise.',
  noTask: 'Tarefa não encontrada.',
  noComment: 'Comentário não encontrado.',
  noAnalysis: 'Análise não encontrada.',
  tooManyTasks: `Sua empresa já tem ${PLAN_LIMITS.tasks} tarefas, o máximo de um plano.`,
  tooManyComments: `Esta tarefa já tem ${PLAN_LIMITS.comments} comentários. Apague um para escrever outro.`,
  illegalMove: (from: TaskStatus, to: TaskStatus) =>
    `Uma tarefa em “${STATUS_NAME[from]}” não pode ir para “${STATUS_NAME[to]}”.`,
} as const

export const MEASURE_SOURCES = ['diagnóstico', 'extrato', 'informado'] as const

/** A figure of a task's subject at one time. */
export const Medida = z.object({
  valor: z.number(),
  /** As in a fact: 'R$', '%', 'dias' …; '' for a bare number. */
  unidade: z.string(),
  rotulo: z.string(),
  /** 'AAAA-MM-DD' */
  em: z.string(),
  fonte: z.enum(MEASURE_SOURCES),
})
export type Medida = z.infer<typeof Medida>

export const Comentario = z.object({
  id: z.string(),
  /** The author's name. */
  autor: z.string(),
  texto: z.string(),
  criadaEm: z.string(),
})
export type Comentario = z.infer<typeof Comentario>

export const Tarefa = z.object({
  id: z.string(),
  /** null, as `regra`: added by hand. */
  analysisId: z.nullable(z.string()),
  regra: z.nullable(z.string()),
  acao: z.string(),
  detalhes: z.string(),
  status: z.enum(TASK_STATUSES),
  responsavel: z.nullable(z.string()),
  /** 'AAAA-MM-DD' */
  prazo: z.nullable(z.string()),
  /** Open, and its day is over. */
  atrasada: z.boolean(),
  /** Percent, 0 to 100; a done task has 100. */
  progresso: z.number(),
  antes: z.nullable(Medida),
  /** null: not measured, or not done yet. */
  depois: z.nullable(Medida),
  /** Oldest first. */
  comentarios: z.array(Comentario),
  /** Grows with each change but a comment. */
  versao: z.number(),
  criadaEm: z.string(),
  concluidaEm: z.nullable(z.string()),
})
export type Tarefa = z.infer<typeof Tarefa>

/** What a change may be about, in the order in which it is shown. */
export const TASK_FIELDS = ['status', 'acao', 'detalhes', 'responsavel', 'prazo', 'progresso', 'depois'] as const
export type TaskField = (typeof TASK_FIELDS)[number]

/** A field before and after, in words; null: empty. Of `detalhes` only that they changed. */
export const Mudanca = z.object({
  campo: z.enum(TASK_FIELDS),
  de: z.nullable(z.string()),
  para: z.nullable(z.string()),
})
export type Mudanca = z.infer<typeof Mudanca>

/** Newest first. */
export const HistoryReply = z.object({
  success: z.literal(true),
  data: z.array(z.object({ em: z.string(), autor: z.string(), mudancas: z.array(Mudanca) })),
})
export type TaskHistory = z.infer<typeof HistoryReply>['data']

/** What the newest analysis offers beyond the tasks: places among the actions of its 30, 60 and 90 days, from 0. */
export const PlanOffer = z.object({ analysisId: z.string(), acoes: z.array(z.number()) })
export type PlanOffer = z.infer<typeof PlanOffer>

/** `proposta` null: no analysis yet, or nothing in it that isn't a task. */
export const PlanReply = z.object({
  success: z.literal(true),
  data: z.array(Tarefa),
  proposta: z.nullable(PlanOffer),
})
export type PlanReply = z.infer<typeof PlanReply>

export const TaskReply = z.object({ success: z.literal(true), data: Tarefa })

export const CommentReply = z.object({ success: z.literal(true), data: Comentario })

/** `data` holds the tasks of the chosen actions, in their order: new ones and those that were open already. */
export const AdoptReply = z.object({
  success: z.literal(true),
  data: z.array(Tarefa),
  novas: z.number(),
  repetidas: z.number(),
})
export type AdoptReply = z.infer<typeof AdoptReply>

export const AdoptPlan = z.strictObject({
  analysisId: z.string({ error: PLAN_TEXT.analysis }),
  /** Left out: all of them. */
  acoes: z.optional(
    z
      .array(z.int({ error: PLAN_TEXT.actions }).check(z.minimum(0, PLAN_TEXT.actions)), { error: PLAN_TEXT.actions })
      .check(z.minLength(1, PLAN_TEXT.actions), z.maxLength(PLAN_LIMITS.tasks, PLAN_TEXT.actions)),
  ),
})
export type AdoptPlan = z.infer<typeof AdoptPlan>

const day = () => z.string({ error: PLAN_TEXT.due }).check(z.refine(isCalendarDay, { error: PLAN_TEXT.due }))
const details = () =>
  z
    .string({ error: PLAN_TEXT.text })
    .check(z.trim(), z.maxLength(PLAN_LIMITS.details, `Use no máximo ${PLAN_LIMITS.details} caracteres.`))
const responsible = () => z.optional(z.nullable(optionalLine(PLAN_LIMITS.responsible)))

export const AddTask = z.strictObject({
  acao: lineField(PLAN_TEXT.action, PLAN_LIMITS.action),
  detalhes: z.optional(details()),
  responsavel: responsible(),
  prazo: z.optional(z.nullable(day())),
})
export type AddTask = z.infer<typeof AddTask>

/** `unidade` left out: that of `antes`. */
export const Outcome = z.strictObject({
  valor: z
    .number({ error: PLAN_TEXT.outcome })
    .check(z.minimum(-PLAN_LIMITS.measure, PLAN_TEXT.outcome), z.maximum(PLAN_LIMITS.measure, PLAN_TEXT.outcome)),
  unidade: optionalLine(PLAN_LIMITS.unit),
})

/** What isn't given stays. `depois` null: not measured. */
export const ChangeTask = z.strictObject({
  versao: z.int({ error: PLAN_TEXT.version }),
  status: z.optional(z.enum(TASK_STATUSES, { error: PLAN_TEXT.status })),
  acao: z.optional(lineField(PLAN_TEXT.action, PLAN_LIMITS.action)),
  detalhes: z.optional(details()),
  responsavel: responsible(),
  prazo: z.optional(z.nullable(day())),
  progresso: z.optional(
    z.int({ error: PLAN_TEXT.progress }).check(z.minimum(0, PLAN_TEXT.progress), z.maximum(100, PLAN_TEXT.progress)),
  ),
  depois: z.optional(z.nullable(Outcome)),
})
export type ChangeTask = z.infer<typeof ChangeTask>

export const AddComment = z.strictObject({ texto: requiredText(PLAN_TEXT.comment, PLAN_LIMITS.comment) })
export type AddComment = z.infer<typeof AddComment>

/** What makes actions of two analyses the same one: rule and words. A step alone isn't enough: a plan may have two parts of it. */
export const actionKey = ({ regra, acao }: Pick<PlanAction, 'regra' | 'acao'>): string => `${regra ?? ''}|${acao}`
