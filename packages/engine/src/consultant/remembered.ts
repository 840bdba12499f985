import { numbersSaid } from './asks-sum.ts'
import type { Draft } from './draft.ts'
import { type Memory, saidWith, stepsWith } from './memory.ts'
import { stakesIn } from './stake-reader.ts'
import { WHICH_NUMBER } from './sum-numbers.ts'
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

/**
 * Numbers that were said to a sum and came to no figure: what it came to before is no longer hers, and nothing is reckoned from it. A
 * sum that asked which of its numbers changes waits for that.
 */
export function withoutStale(told: Told, question: string, before: Memory): Told {
  const { draft, memory } = told
  const carried = draft.dados?.valor != null || memory.result !== before.result
  if (before.focus !== 'sum' || memory.focus !== 'sum' || carried || numbersSaid(question) === 0) return told
  const waits = memory.sum !== null && (memory.sum.missing !== null || draft.answer.text.startsWith(WHICH_NUMBER))
  return {
    draft,
    memory: {
      ...memory,
      result: null,
      sale: null,
      estimate: null,
      account: memory.account === before.account ? null : memory.account,
      flow: memory.flow === before.flow ? null : memory.flow,
      sum: waits ? memory.sum : null,
    },
  }
}

/** The amounts of a question, for what is asked next of the same subject. */
export const withStakes = (told: Told, question: string): Told => ({
  ...told,
  memory: { ...told.memory, stakes: { ...told.memory.stakes, ...stakesIn(question) } },
})
