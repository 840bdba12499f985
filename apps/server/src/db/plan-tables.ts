/** Tables of 'Meu plano'; the rules for columns are those of `schema.ts`. Days are 'AAAA-MM-DD'. */

export interface PlanTables {
  plan_tasks: PlanTasksTable
  plan_comments: PlanCommentsTable
  plan_changes: PlanChangesTable
}

/** Something that the owner decided to do. Discarded ones stay, so that they can come back. */
export interface PlanTasksTable {
  id: string
  company_id: string
  /** Place among the company's tasks, from 0: an adoption makes several in one millisecond. */
  ordem: number
  /** The analysis that it was adopted from; null, as `regra` and `chave`: added by hand. */
  analysis_id: string | null
  regra: string | null
  /** `actionKey` of the contracts: of equal ones at most one is adopted while it is open. */
  chave: string | null
  acao: string
  detalhes: string
  /** `TaskStatus` of the contracts. */
  status: string
  responsavel: string | null
  prazo: string | null
  /** Percent, as typed. */
  progresso: number
  /** Id of the fact that measures it in an analysis; null: nothing does. */
  fato: string | null
  /** `Medida` of the contracts, JSON. */
  antes: string | null
  depois: string | null
  /** From 1. */
  versao: number
  created_at: number
  updated_at: number
  /** When it got its present status. */
  status_at: number
  /** null: not done. */
  concluded_at: number | null
}

export interface PlanCommentsTable {
  id: string
  company_id: string
  task_id: string
  /** The author. */
  user_id: string
  texto: string
  created_at: number
}

/** What a version of a task changed, and who. */
export interface PlanChangesTable {
  task_id: string
  versao: number
  company_id: string
  user_id: string
  /** `Mudanca[]` of the contracts, JSON. */
  mudancas: string
  created_at: number
}
