import type { Fact } from '@norteia/contracts/analysis'
import { type Dimension, dimensionOf } from './dimensions.ts'
import type { Period, Role, RoleNumber } from './roles.ts'

/** From so much of all that a number may stand for on, it is no number of a month. */
const SURE = 0.85
const OF_OTHER_TIME: ReadonlySet<Period> = new Set(['dia', 'semana', 'ano'])
/** They come again; a price of a day is one of a piece. */
const FLOWS =
  /^(?:quantidade|clientes_perdidos|faltas|ganho|prejuizo|custo_mes|custo_novo|faturamento|sobra|parcela$|parcela_nova|capacidade)/

/** Of a day, a week or a year, as likely as can be. */
export const isOfOtherTime = (one: RoleNumber): boolean => shareOf(one, OF_OTHER_TIME) >= SURE

const TIMES = ['dia', 'semana', 'mes', 'ano'] as const

/** The time that every such number is surely of, as one that comes again; null: of none. */
export function timeOfAll(numbers: readonly RoleNumber[]): (typeof TIMES)[number] | null {
  const isOf = (time: Period) => numbers.every((one) => shareOf(one, new Set([time])) >= SURE)
  return numbers.length === 0 ? null : (TIMES.find(isOf) ?? null)
}

const isFlow = (role: Role): boolean => FLOWS.test(role)

const shareOf = ({ role, period, share, may }: RoleNumber, of: ReadonlySet<Period>): number =>
  (may ?? [{ role, period, share }]).reduce(
    (sum, one) => (isFlow(one.role) && of.has(one.period) ? sum + one.share : sum),
    0,
  )

/** What is told of a month. */
export const isAMonth = ({ unidade, rotulo }: Fact): boolean => unidade === 'R$/mês' || /\bpor mês$/.test(rotulo)

/** How a sum is brought to a month. */
const BROUGHT = /\bdias\b|\bsemanas?\b|\b52\b|÷ 12\b/

/** The numbers that a sum of a month takes as they are: itself, or what it is made of with nothing that counts times. */
export function timesIn(result: Fact, facts: readonly Fact[]): readonly Fact[] {
  const of = result.entradas ?? []
  if (of.length === 0) return [result]
  if (BROUGHT.test(result.formula ?? '')) return []
  const inputs = facts.filter(({ id }) => of.includes(id))
  const counts = inputs.filter(({ unidade }) => COUNTS.has(dimensionOf(unidade)))
  return inputs.filter((one) => counts.every((other) => other === one))
}
const COUNTS: ReadonlySet<Dimension> = new Set(['count', 'time'])
