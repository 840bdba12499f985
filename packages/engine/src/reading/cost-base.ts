import type { CostShare } from './money.ts'

/** 'Professores 11.000 (recebem por aluno)' */
export const PAID_BY =
  /\b(?:receb|ganh|pag)[a-z]* por (?:alun[oa]|aula|peca|servico|atendimento|consulta|sessao|corte|entrega|evento|obra|producao|venda|cabeca)\b/

/** 'Café uns 30 por diária 3.000': what one takes, and then all of them. */
export const OF_ONE =
  /^[^\S\n]?(?:reais )?(?:por|cada|\/|[oa])[^\S\n]?(?!dia\b|semana\b|ano\b|mes\b|hora\b)[a-z]{3,}[^\S\n]?(?:=|da|dao|total|,)?[^\S\n]?(?:r\$ ?)?$/

const TIMES_OF_ONE =
  /^[^\S\n]?(?:reais )?(?:por|cada|\/|[oa])[^\S\n]?(?!dia\b|semana\b|ano\b|mes\b|hora\b)[a-z]{3,}[^\S\n]?(?:x|vezes|\*)[^\S\n]?$/
const MAKES = /^[^\d,;]{0,12}=/

interface Placed {
  value: number
  start: number
  end: number
}

const OF_SO_MANY = /^[^\S\n][a-z]{3,}[^\S\n]?(?:x|\*|×)[^\S\n]?(?:r\$ ?)?$/
const MOST_COUNTED = 20_000

/**
 * 'R$ 15 por sessão x 770 = 11.550', '140 elementos x 95': what so many cost, and how many of the numbers say so; null: they
 * don't.
 */
export function productOf<N extends Placed>(
  plain: string,
  [one, many, all]: readonly (N | undefined)[],
): { sum: N; numbers: number } | null {
  if (!one || !many) return null
  const between = plain.slice(one.end, many.start)
  if (all && Math.abs(one.value * many.value - all.value) <= all.value / 200) {
    const isSo = TIMES_OF_ONE.test(between) && MAKES.test(plain.slice(many.end, all.start))
    if (isSo) return { sum: all, numbers: 3 }
  }
  const counted = Number.isInteger(one.value) && one.value <= MOST_COUNTED && OF_SO_MANY.test(between)
  return counted ? { sum: { ...many, start: one.start, value: one.value * many.value }, numbers: 2 } : null
}

export const OF_REVENUE =
  /^[^\S\n]{0,2}(?:sobre o|d[oae]s?|em cima d[oae]s?) (?:(?:meu |nosso )?faturamento|faturado|receita|vendas?|cada venda|(?:meu )?preco de venda|valor d[ae]s? vendas?|preco final|que (?:eu )?(?:vendo|vende|vendemos|entra|fatur\w{1,4}))(?![a-z])/
const OF_COSTS = /^[^\S\n]{0,2}(?:sobre o|d[oae]s?) (?:meus? )?(?:custos?|gastos?|despesas?)(?! d)(?![a-z])/
export const OF_OTHER = /^[^\S\n]{0,2}(?:sobre o|d[oae]s?) [a-z]/
const BY_TIME = /^[^\S\n]{0,2}(?:ao|a|por|\/)[^\S\n.]?(?:mes|m\b|ano|a\b|dia)/
export const NO_COST =
  /margem|lucro(?! presumido| real)|sobra|desconto|inadimpl|perda|falta|cresc|markup|juro|aumento|reajuste/

/** What a percentage is of; null: something else than sales or costs. */
export function baseOf(after: string, named: boolean): CostShare['de'] | null {
  if (OF_COSTS.test(after)) return 'custo'
  if (OF_REVENUE.test(after)) return 'faturamento'
  if (BY_TIME.test(after) || (named && OF_OTHER.test(after))) return null
  return 'faturamento'
}
