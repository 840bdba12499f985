import { stepsOf } from '#src/problems/later-steps.ts'
import type { Alternative } from '#src/problems/own-alternatives.ts'
import type { CardStep, ProblemCard } from '#src/problems/types.ts'
import type { Doer } from './candidates.ts'

interface Framed {
  problem: ProblemCard | null
  framed: readonly Omit<CardStep, 'dia'>[]
  alternatives: readonly Alternative[]
}

/** Where the way out that she names herself is weighed, among the steps of her decision. */
const WEIGHED_AT = 2

const withAlternatives = ({ framed, alternatives }: Framed): Framed['framed'] =>
  framed.length === 0 ? framed : framed.toSpliced(WEIGHED_AT, 0, ...alternatives.map(({ step }) => step))

/** The steps of her decision; where it has none but those of its card, they have to fit her as everywhere. */
export function fittingFrame(parts: Framed, doer: Doer): Framed['framed'] {
  const ofCard = new Set(parts.problem ? stepsOf(parts.problem).map(({ acao }) => acao) : [])
  return withAlternatives(parts).filter((step) => !ofCard.has(step.acao) || doer.suits(step))
}
