import { placeOf } from '#src/consultant/word-sums/names.ts'
import { linksOf, MANY_PERIODS, weigh } from './chain.ts'
import { learnedFrom } from './learned.ts'
import { FEATURES, STEP, TOGETHER, WEIGHTS } from './role-weights.data.ts'
import { PERIODS, ROLES, type RoleNumber, type RoleShare } from './roles.ts'
import { signsOf } from './signs.ts'
import { tokensOf } from './tokens.ts'

const learned = learnedFrom({ FEATURES, STEP, TOGETHER, WEIGHTS })

const largest = (shares: Float32Array): number => {
  let best = 0
  for (let n = 1; n < shares.length; n++) if (shares[n]! > shares[best]!) best = n
  return best
}

/** What is less likely than this is left out. */
const LEAST = 0.03
const MOST = 6

/**
 * The numbers in digits of what she typed, each with what it most likely stands for, all weighed together. A share of 0.9 is
 * right in nine of ten (decision 0028).
 */
export function rolesIn(text: string, { together, sumsOf } = learned()): RoleNumber[] {
  const read = tokensOf(text)
  if (read.numbers.length === 0) return []
  const sums = signsOf(read).map((signs) => sumsOf(signs.map(placeOf)))
  const { roles, periods } = weigh(sums, linksOf(read), together)
  return read.numbers.map(({ value, start, end }, n) => {
    const shareOf = (role: number): RoleShare => {
      const of = periods[n]!.subarray(role * MANY_PERIODS, (role + 1) * MANY_PERIODS)
      const share = roles[n]![role]!
      const likely = PERIODS.flatMap((period, k) => (share * of[k]! >= LEAST ? [{ period, share: of[k]! }] : []))
      return { role: ROLES[role]!, period: PERIODS[largest(of)]!, share, periods: likely }
    }
    const best = largest(roles[n]!)
    const may = ROLES.flatMap((_, role) => (roles[n]![role]! >= LEAST || role === best ? [shareOf(role)] : []))
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST)
    return { value, ...may[0]!, from: start, to: end, may }
  })
}
