import type { Deriver } from '#src/measures/derived/deriver.ts'
import { type Answer, factsOf } from '#src/measures/frames/frame.ts'
import type { OwnSum } from '#src/measures/own/algebra.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import type { Decided } from './deciding.ts'

type Figured = Pick<OwnSum, 'figure'>

/** The numbers that she wrote in her sentences. */
export const hersOf = ({ figure }: Figured): number[] =>
  figure.entradas.filter(({ id }) => id.startsWith('texto.')).map(({ valor }) => Math.abs(Number(valor)))

/**
 * The answer that leads: a frame's, made for its words, which knows more of its case than the roles of her numbers do; or what these
 * decide, where no frame answers, or where they surely decide it with more of her numbers.
 */
export function leading(
  d: Deriver,
  framed: Answer | null,
  told: Decided | null,
  sums: readonly Figured[],
  isTrue: (one: Figured) => boolean,
): Answer | null {
  if (!told) return framed
  const { answer, loose, certain, surest, confirmed } = told
  if (confirmed) return answer
  const own = factsOf(d, answer)
  const takesMore = (other: Figured) => certain && hasMore(d, own, other, surest)
  const isFirst = framed
    ? takesMore(factsOf(d, framed))
    : !(loose && sums.length > 0) && !sums.some((one) => takesAll(one, own)) && relatedTo(d, own).every(takesMore)
  return isFirst && isTrue(own) ? answer : framed
}

/** A sum that was told of these numbers knows what they are of, and what comes back of it. */
function takesAll(one: Figured, other: Figured): boolean {
  const takes = new Set(hersOf(one))
  return hersOf(other).every((value) => takes.has(value))
}

/** All numbers of the other, and more, or surely the opposite; where both come to the same, a cost among them. */
function hasMore(d: Deriver, one: Figured, other: Figured, surest: boolean): boolean {
  const [takes, others] = [new Set(hersOf(one)), new Set(hersOf(other))]
  if ([...others].some((value) => !takes.has(value))) return false
  const more = [...takes].filter((value) => !others.has(value))
  if (surest && isOpposite(one, other)) return true
  if (!isSame(one, other)) return more.length > 0
  return rolesOf(d.own.sources.reading.form).some(
    ({ role, value }) => role.startsWith('custo_') && more.includes(value),
  )
}

/** Relations of her trade that make a sum of one of these numbers: they are surer of what it is. */
function relatedTo({ found }: Deriver, own: Figured): readonly Figured[] {
  const takes = new Set(hersOf(own))
  return found.filter((one) => one.related === true && hersOf(one).some((value) => takes.has(value)))
}

/** Whether one gains what the other loses. */
const isOpposite = (one: Figured, other: Figured): boolean =>
  Number(one.figure.fact.valor) < 0 !== Number(other.figure.fact.valor) < 0

/** Within a tenth, as taxes and rounding are told apart. */
const isSame = (one: Figured, other: Figured): boolean => {
  const [a, b] = [one, other].map(({ figure }) => Math.abs(Number(figure.fact.valor)))
  return Math.abs(a! - b!) <= b! / 10
}
