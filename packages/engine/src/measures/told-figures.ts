import type { Possible } from '#src/measures/deciding/possible.ts'
import { KEPT_OF_ONE } from '#src/measures/frames/sold.ts'
import { flowingTotal } from '#src/measures/frames/sold-costs.ts'
import type { OwnSum, Proof } from '#src/measures/own/algebra.ts'
import { fixedAndVariable } from './costs.ts'
import type { MeasureId } from './measure-ids.ts'
import type { MeasuredFigure, Sources } from './measured.ts'
import { type Answered, ownSums } from './own-sums.ts'

export const conta_dela = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[0]?.figure ?? null
export const segunda_conta = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[1]?.figure ?? null
export const terceira_conta = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[2]?.figure ?? null
export const quarta_conta = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[3]?.figure ?? null
export const passo_da_conta = (sources: Sources): MeasuredFigure | null => ownSums(sources).step
export const meta_sobra = (sources: Sources): MeasuredFigure | null => ownSums(sources).wish?.figure ?? null

/** What the sum that opens shows. */
export const provedByOwn = (sources: Sources): Proof | null =>
  ownSums(sources).answer?.proves ?? ownSums(sources).sums[0]?.proves ?? null

/** The decision that her numbers answer; null: none. */
export const decidedByOwn = (sources: Sources): Answered | null => ownSums(sources).answer ?? null

/** What her numbers may come to, for her to confirm. */
export const possibleByOwn = (sources: Sources): readonly Possible[] => ownSums(sources).possible

/** Figures that would only say again what her own sums say. */
export const saidByOwn = (sources: Sources): ReadonlySet<MeasureId> => {
  const { sums, wish: goal, answer } = ownSums(sources)
  const told = [...sums, ...(goal ? [goal] : []), ...(answer ? [answer] : [])]
  const says = new Set(told.flatMap((one) => one.says))
  return told.some(keepsOfOne) && !isSameFlow(sources) ? says.add('ponto_equilibrio') : says
}

const keepsOfOne = ({ figure }: Pick<OwnSum, 'figure'>): boolean =>
  figure.entradas.some(({ rotulo }) => rotulo === KEPT_OF_ONE)

/** One margin on a page: where units and month part the costs differently, that of the units stands alone. */
function isSameFlow(sources: Sources): boolean {
  const flow = flowingTotal(sources.reading)
  const month = fixedAndVariable(sources)
  return flow === null || month === null || Math.abs(flow - month.variable) <= 1
}
