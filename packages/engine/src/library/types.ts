import type { CostClass } from '@norteia/contracts/product-figures'

/** Who leads the step; the engine names the role by the size of the company. */
export type Role = 'financas' | 'vendas' | 'operacoes' | 'pessoas' | 'digital' | 'dono'

export interface Step {
  /** Imperative title. */
  acao: string
  /** How to do it. */
  detalhes: string
  /** The engine turns it into a range of the company's own revenue. */
  custo: CostClass
  /** Hours of work; from common experience, so they are shown as estimates. A company of one person does all of them. */
  horas: { dono: number; equipe: number }
  /** One-time purchase in reais; null: nothing to buy. */
  compra: { item: string; min: number; max: number } | null
  /** Reais a month that the step goes on costing; null: none. */
  mensal: number | null
  /** What the owner will see when it worked; qualitative, because figures come from facts only. */
  resultado: string
}

/** What the consultant knows about one scoring rule. Texts hold no digits: every number on screen must be a fact. */
export interface RuleActions {
  rule: string
  categoria: string
  papel: Role
  /** Within 30 days. */
  medir: Step
  /** Within 60 days. */
  corrigir: Step
  /** Within 90 days. */
  fixar: Step
  conhecimento: string
  /** Words owners use for the subject, for retrieval. */
  temas: string[]
}

type StepTexts = Partial<Pick<Step, 'acao' | 'detalhes' | 'resultado'>>

/** What reads differently for a company of one person. */
export interface AloneActions {
  medir?: StepTexts
  corrigir?: StepTexts
  fixar?: StepTexts
  conhecimento?: string
}
