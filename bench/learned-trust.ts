/** Learns how far readings are to be trusted; `weigh-trust.ts` says from which. */

export interface TrustLesson {
  author: string
  signs: readonly string[]
  right: boolean
}

const ROUNDS = 60
const RATE = 0.05
/** How strongly weights are kept small. */
const DECAY = 2e-3
const LEAST_SEEN = 8
const HUNDREDTHS = 100

/** By sign what it adds to the logarithm of right to wrong. */
export function learnTrust(lessons: readonly TrustLesson[]): Record<string, number> {
  const seen = new Map<string, number>()
  for (const { signs } of lessons) for (const sign of new Set(signs)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([sign]) => sign)
  const place = new Map(names.map((sign, n) => [sign, n]))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length)
  const rows = lessons.map(({ signs, right }) => ({
    right,
    places: [...new Set(signs)].flatMap((sign) => place.get(sign) ?? []),
  }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { places, right } of rows) {
      const sum = places.reduce((all, at) => all + weights[at]!, 0)
      const pull = Number(right) - 1 / (1 + Math.exp(-sum))
      for (const at of places) {
        const slope = pull - DECAY * weights[at]!
        squares[at]! += slope * slope
        weights[at]! += (RATE * slope) / Math.sqrt(squares[at]! + 1e-2)
      }
    }
  const rounded = names.map((sign, n) => [sign, Math.round(weights[n]! * HUNDREDTHS) / HUNDREDTHS] as const)
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0))
}
