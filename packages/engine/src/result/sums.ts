import type { ResultLineId } from '@norteia/contracts/result'

/** Which lines a line adds up; those that aren't here hold movements themselves. */
export const RESULT_SUMS: Partial<Record<ResultLineId, readonly ResultLineId[]>> = {
  'receita-liquida': ['receita', 'deducoes'],
  'margem-contribuicao': ['receita-liquida', 'custos-variaveis'],
  'resultado-operacional': ['margem-contribuicao', 'pessoal', 'despesas-fixas'],
  resultado: ['resultado-operacional', 'financeiras'],
}
