import { weightsFrom } from '#src/consultant/word-sums/learned.ts'
import { sharesOf, weigh } from '#src/consultant/word-sums/weighed.ts'
import type { Figure } from './account.ts'
import { type Choice, choicesOf } from './choices.ts'
import * as stored from './weights.data.ts'

/** What a follow-up comes to, and how likely. */
export interface Chosen {
  choice: Choice
  share: number
}

let weights: ReturnType<typeof weightsFrom> | undefined

/** All that choices come to, the likeliest first: those that come to the same count together. Weighed before. */
export function chosenAmong(read: ReturnType<typeof choicesOf>): Chosen[] {
  const shares = sharesOf(read)
  const all = new Map<string, Chosen & { best: number }>()
  read.readings.forEach((choice, n) => {
    if (choice.base < 0) return
    const share = shares[n]!
    const key = `${choice.sum.kind} ${Math.abs(choice.value).toPrecision(7)}`
    const one = all.get(key) ?? { choice, share: 0, best: -1 }
    one.share += share
    if (share > one.best) Object.assign(one, { choice, best: share })
    all.set(key, one)
  })
  return [...all.values()].sort((a, b) => b.share - a.share)
}

/** What a message may come to that goes on from these figures, and how likely it goes on from none. */
export function chosenFor(figures: readonly Figure[], question: string): { all: Chosen[]; none: number } {
  weights ??= weightsFrom(stored)
  const read = choicesOf(figures, question)
  weigh(read, weights)
  const all = chosenAmong(read)
  return { all, none: 1 - all.reduce((sum, { share }) => sum + share, 0) }
}
