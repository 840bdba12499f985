import { saidWith } from './memory.ts'
import { stakesIn } from './stake-reader.ts'
import type { Told } from './sum-told.ts'

/** Her message, for what is asked next. */
export const withSaid = (told: Told, question: string): Told => ({
  ...told,
  memory: { ...told.memory, said: saidWith(told.memory.said, question) },
})

/** The amounts of a question, for what is asked next of the same subject. */
export const withStakes = (told: Told, question: string): Told => ({
  ...told,
  memory: { ...told.memory, stakes: { ...told.memory.stakes, ...stakesIn(question) } },
})
