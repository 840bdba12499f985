import type { Draft } from './draft.ts'
import { type Memory, saidWith, stepsWith } from './memory.ts'
import { stakesIn } from './stake-reader.ts'
import type { Told } from './sum-told.ts'
import { nameOf } from './word-sums/names.ts'

const namesOf = ({ actionSteps }: Draft) => actionSteps.map(({ text }) => nameOf(text))

/** Her message and the steps that were told, for what is asked next. */
export const withSaid = (told: Told, question: string): Told => ({
  ...told,
  memory: {
    ...told.memory,
    said: saidWith(told.memory.said, question),
    steps: stepsWith(told.memory.steps, namesOf(told.draft)),
  },
})

/** Who asks on has read the steps once. */
export function withoutTold(draft: Draft, { steps }: Memory): Draft {
  const names = namesOf(draft)
  return { ...draft, actionSteps: draft.actionSteps.filter((_, n) => !steps.includes(names[n]!)) }
}

/** The amounts of a question, for what is asked next of the same subject. */
export const withStakes = (told: Told, question: string): Told => ({
  ...told,
  memory: { ...told.memory, stakes: { ...told.memory.stakes, ...stakesIn(question) } },
})
