import type { MarketSegment } from '@norteia/contracts/company'
import type { Role } from '#src/library/types.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'

/** What an owner can copy and use on the spot. */
export interface Material {
  tipo: 'planilha' | 'mensagem' | 'roteiro'
  titulo: string
  /** A sheet's lines are its columns and rows, separated by ';'. */
  texto: string
}

/**
 * One step of a remedy. Hours and prices start from common experience and have no public source: they become facts of
 * `tipo` 'estimado'.
 */
export interface CardStep {
  /** Imperative title without figures. */
  acao: string
  /** How to do it. */
  detalhes: string
  categoria: string
  papel: Role
  horas: { dono: number; equipe: number }
  /** One-time purchase in reais; null: nothing to buy. */
  compra: { item: string; min: number; max: number } | null
  /** Reais a month that the step goes on costing; null: none. */
  mensal: number | null
  /** Day by which it is done. */
  dia: number
  /** What the owner sees when it worked; qualitative. */
  resultado: string
}

/** One problem as owners have it: how they say it, what decides it, what to do about it. */
export interface ProblemCard {
  id: string
  /** Completes 'Entendi que o que mais pesa hoje é …': 'a falta de dinheiro no fim do mês'. */
  nome: string
  /** How owners say it, in their spelling; searched by the retrieval. */
  frases: readonly string[]
  /** What her words must hold before the card is named: one that accuses somebody speaks only to who suspects. */
  exige?: RegExp
  /** null: every segment. */
  segmentos: readonly MarketSegment[] | null
  /** Ids of the activities it belongs to; null: every one. */
  atividades: readonly string[] | null
  /** The one question that confirms it. */
  confirma: string
  /** Figures that decide, the best first; the first that the answers give is shown. Empty: none can be computed. */
  numeros: readonly MeasureId[]
  /** Ids of rules that may be the cause. */
  causas: readonly string[]
  /** Three to five; the first by day 15, the fix by day 30. */
  passos: readonly CardStep[]
  /** The mistake that people usually make here. */
  armadilha: string
  /** Ids of rules whose strong answer contradicts the complaint. */
  contradiz: readonly string[]
  /** Whom to ask; null: nobody. */
  encaminha: string | null
  material: Material
}
