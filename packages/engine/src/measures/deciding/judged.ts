import { nameOf, placeOf } from '#src/consultant/word-sums/names.ts'
import { bytesOf } from '#src/text/base64.ts'
import { STEP, WEIGHTS } from './outcome-weights.data.ts'
import type { Outcome } from './outcomes.ts'
import { type Likely, type Sign, signsOf } from './signs.ts'

/** By the place of a sign's name, its weight. */
export type Weights = ReadonlyMap<number, number>

/** Three bytes of a name, one of a whole number of steps. */
export function weightsFrom(stored: string, step: number): Weights {
  const bytes = bytesOf(stored)
  const signed = new Int8Array(bytes.buffer)
  const weights = new Map<number, number>()
  for (let n = 0; n < bytes.length; n += 4)
    weights.set((bytes[n]! << 16) | (bytes[n + 1]! << 8) | bytes[n + 2]!, signed[n + 3]! * step)
  return weights
}

let known: Weights | undefined
/** Read when first needed. */
function learned(): Weights {
  known ??= weightsFrom(WEIGHTS, STEP)
  return known
}

export interface Judged {
  outcome: Outcome
  /** How likely it tells what a consultant would reckon first, 0 to 1. */
  share: number
}

/** How likely each outcome decides, by itself or by another sum that it tells on its way; that none does has its share too. */
export function judged(outcomes: readonly Outcome[], likely: Likely, weights: Weights = learned()): Judged[] {
  const powers = signsOf(outcomes, likely).map((signs) => Math.exp(sumOf(signs, weights)))
  const whole = powers.reduce((sum, power) => sum + power, 1)
  return outcomes
    .map((outcome, n) => {
      const told = toldBy(outcome)
      const all = powers.filter((_, other) => other === n || told.has(sizeOf(outcomes[other]!.best.answer.main)))
      return { outcome, own: powers[n]!, share: all.reduce((sum, power) => sum + power, 0) / whole }
    })
    .sort((a, b) => hundredths(b) - hundredths(a) || Number(isWide(a)) - Number(isWide(b)) || b.own - a.own)
}

const hundredths = ({ share }: Judged): number => Math.round(share * 100)
/** What is made for these numbers tells more of them than what takes any. */
const isWide = ({ outcome }: Judged): boolean => outcome.best.filled.way.wide

const sizeOf = ({ number }: { number: number }): number => Math.round(Math.abs(number) * 100)

/** Every sum that the account and the answer show. */
function toldBy({ best: { answer } }: Outcome): ReadonlySet<number> {
  const shown = new Set([...(answer.line?.spans ?? []), ...(answer.verdict?.spans ?? [])].map(({ fato }) => fato))
  return new Set(answer.inputs.flatMap((one) => (one && shown.has(one.fact.id) ? [sizeOf(one)] : [])))
}

const sumOf = (signs: readonly Sign[], weights: Weights): number =>
  signs.reduce((sum, [name, value]) => sum + value * (weights.get(placeOf(nameOf(name))) ?? 0), 0)
