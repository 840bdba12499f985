import type { CostShare } from './money.ts'

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

/** 'R$ 15 por sessão x 770 = 11.550': the sum of what one takes; null: the three numbers don't say so. */
export function productOf<N extends Placed>(plain: string, one: N, many: N | undefined, all: N | undefined): N | null {
  if (!many || !all || Math.abs(one.value * many.value - all.value) > all.value / 200) return null
  const isSo = TIMES_OF_ONE.test(plain.slice(one.end, many.start)) && MAKES.test(plain.slice(many.end, all.start))
  return isSo ? all : null
}

const OF_SO_MANY = /^[^\S\n][a-z]{3,}[^\S\n]?(?:x|\*|×)[^\S\n]?(?:r\$ ?)?$/
const MOST_COUNTED = 20_000

/** '140 elementos x 95': what so many cost; null: the two numbers don't say so. */
export function countedOf<N extends Placed>(plain: string, many: N, one: N | undefined): N | null {
  if (!one || !Number.isInteger(many.value) || many.value > MOST_COUNTED) return null
  return OF_SO_MANY.test(plain.slice(many.end, one.start))
    ? { ...one, start: many.start, value: many.value * one.value }
    : null
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
