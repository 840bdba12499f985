import type { DimensionId, Fact } from '@norteia/contracts/analysis'
import type { Text } from '#src/facts/fact-book.ts'

/** An answered rule. */
export interface RuleResult {
  rule: string
  dimension: DimensionId
  weight: number
  /** 0 to 100 */
  points: number
  /** The owner doesn't know or doesn't measure it: ask to measure first, don't accuse. */
  unknown: boolean
  /** The answer or the figure, as shown beside the finding. */
  valor: Text
  /** The same as a clause: 'o estoque leva mais de 120 dias para ser vendido'. */
  frase: Text
  /** What the statements measured, whatever she answered. */
  measured?: true
  /** An optional list: what is ticked in it counts only where it doesn't lower its dimension; `none`: 'Nenhum destes'. */
  list?: 'ticked' | 'none'
  /** Titles and reason for this very figure, where those of the rule would say something untrue of it. */
  fraco?: string
  forte?: string
  porque?: string
}

/** An answer as a fact. */
export const asked = (id: string, label: string, valor: string | number, unidade = ''): Fact => ({
  id: `resposta.${id}`,
  rotulo: label,
  valor,
  unidade,
  tipo: 'informado',
  origem: 'Diagnóstico',
})

/** 'a, b e c' */
export const enumerate = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items[items.length - 1]}`
