import { MONEY_CARDS } from './money.data.ts'
import type { ProblemCard } from './types.ts'

/** Every problem that an owner's words are matched against. */
export const PROBLEM_CARDS: readonly ProblemCard[] = [...MONEY_CARDS]
