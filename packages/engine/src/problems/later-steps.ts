import type { LaterStep } from './later-step.ts'
import { LATER_STEPS_A } from './later-steps-a.data.ts'
import { LATER_STEPS_B } from './later-steps-b.data.ts'
import { LATER_STEPS_C } from './later-steps-c.data.ts'
import type { CardStep, ProblemCard } from './types.ts'

export const LATER: Readonly<Record<string, readonly LaterStep[]>> = {
  ...LATER_STEPS_A,
  ...LATER_STEPS_B,
  ...LATER_STEPS_C,
}

type Step = Omit<CardStep, 'dia'>

function madeOf({ passos }: ProblemCard, [acao, detalhes, resultado, dono, equipe, rest]: LaterStep): Step {
  const { categoria, papel } = passos[0]!
  return {
    acao,
    detalhes,
    resultado,
    categoria,
    papel,
    horas: { dono, equipe },
    compra: rest?.compra ? { item: rest.compra[0], min: rest.compra[1], max: rest.compra[2] } : null,
    mensal: rest?.mensal ?? null,
  }
}

const made = new WeakMap<ProblemCard, readonly Step[]>()

/** The steps that a card adds to its own. */
export const laterStepsOf = (card: ProblemCard): readonly Step[] =>
  (LATER[card.id] ?? []).map((step) => madeOf(card, step))

/** All steps of a card in the order of a plan: its own, and those that carry on from them, each in its place. */
export function stepsOf(card: ProblemCard): readonly Step[] {
  const known = made.get(card)
  if (known) return known
  const steps: Step[] = card.passos.map(({ dia: _dia, ...step }) => step)
  for (const later of LATER[card.id] ?? []) steps.splice(later[5]?.lugar ?? steps.length, 0, madeOf(card, later))
  made.set(card, steps)
  return steps
}
