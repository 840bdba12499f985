import type { Fact } from '@norteia/contracts/analysis'
import type { FactBook } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { Sources } from '#src/measures/measured.ts'
import type { OwnSum } from '#src/measures/own/algebra.ts'
import { ownSums } from '#src/measures/own-sums.ts'

/** Group of a gain that is a sum of her own numbers. */
export const OWN_SUM = 'conta_dela'

/** What the sum of her own numbers brings. */
interface OwnGained {
  value: number
  fact: Fact
  group: string
  needs?: Fact
}

/**
 * By the sums of her own sentence, where one says any of `measures`. undefined: none does, and a general formula may; null:
 * one does and gives no gain of this kind, so that a general formula would speak of the same money otherwise.
 */
export function ownGain(
  book: FactBook,
  sources: Sources,
  measures: readonly MeasureId[],
  once: boolean,
): OwnGained | null | undefined {
  const { sums } = ownSums(sources)
  const found = sums.find(({ says }) => says.some((id) => measures.includes(id)))
  if (!found) return undefined
  return isOfWasteAlone(found, measures) ? null : gained(book, sources, found, once)
}

/**
 * What the sum that opens her report brings. undefined: there is none; null: it brings nothing of the kind, or is of waste
 * and the plan, whose figures are `measures`, treats something else. Without a plan's figures any sum counts.
 */
export function askedGain(
  book: FactBook,
  sources: Sources,
  once: boolean,
  measures: readonly MeasureId[] | null,
): OwnGained | null | undefined {
  const [first] = ownSums(sources).sums
  if (!first) return undefined
  return measures !== null && isOfWasteAlone(first, measures) ? null : gained(book, sources, first, once)
}

/** What isn't thrown away any more is no gain of a plan for prices. */
const isOfWasteAlone = ({ says }: OwnSum, measures: readonly MeasureId[]): boolean =>
  says[0] === 'perdas' && !measures.includes('perdas')

/** What comes back once has to be so much of a month's revenue to be the result of a plan. */
const LEAST_ONCE = 0.02
/** More than that a month is no plan of ninety days, whatever the sum says. */
const MOST_MONTHLY = 0.2

function gained(book: FactBook, { revenue }: Sources, { gain, figure }: OwnSum, once: boolean): OwnGained | null {
  if (!gain || gain.once !== once || !(gain.value > 0)) return null
  if (revenue !== null && (once ? gain.value < revenue * LEAST_ONCE : gain.value > revenue * MOST_MONTHLY)) return null
  for (const fact of [figure.fact, ...figure.entradas]) book.add(fact)
  return {
    value: gain.value,
    group: OWN_SUM,
    ...(gain.needs && { needs: gain.needs }),
    fact: {
      id: once ? 'libera.conta_dela' : 'ganho.conta_dela',
      rotulo: `${once ? 'Dinheiro liberado uma vez' : 'Ganho mensal da ação'}: ${gain.rotulo}`,
      valor: gain.value,
      unidade: once ? 'R$' : 'R$/mês',
      tipo: 'estimado',
      origem: 'Conta com os números que você escreveu',
      formula: gain.formula,
      entradas: [...new Set(gain.inputs.map((fact) => book.add(fact)))],
    },
  }
}
