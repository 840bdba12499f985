import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'

/** A company as its owner fills the diagnostic in, with what a consultant who reads it would answer. */
export interface OwnerCompany {
  id: string
  segmento: MarketSegment
  idade: FormAnswers['company_age']
  /** Reais a month in the record; null: only the form's band is known. */
  faturamento: number | null
  faixa: FormAnswers['revenue']
  pessoas: number
  custos: string
  indicadores?: string
  fluxo: string
  canais: string[]
  desafio: string
  metas: string
  ia?: FormAnswers['ai_usage']
  respostas: SegmentAnswers
  /** The consultant's words for what hurts most. */
  problema: string
  /** Cards that say the same; decided by their names, before any run. */
  cartas: readonly string[]
  /** The figure that decides, worked out by hand, in the forms that say the same; null: her answers don't give one. */
  numero: { nome: string; conta: string; valores: readonly number[] } | null
}
