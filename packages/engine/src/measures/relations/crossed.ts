import { isPlain, type Spoken } from '#src/measures/derived/spoken.ts'

export interface Pair {
  count: Spoken
  price: Spoken
}

const WORD = /[a-z]{4,}/g
const stems = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.slice(0, 5))

/** What names a number, told before it or after it. */
type Side = (one: Spoken) => string
const SIDES: readonly Side[] = [
  ({ before }) => before.split(/[,;]| e /).at(-1)!,
  ({ after }) => after.split(/[,;]| e /)[0]!,
]

/**
 * 'O convênio paga 32 e o particular 90; 420 de convênio e 130 particulares': the prices together and the counts together,
 * each named by the same word as its own. Every way to pair them; what comes in tells which is true.
 */
export function crossedPairs(all: readonly Spoken[], isPrice: (one: Spoken) => boolean): Pair[][] {
  const plain = all.filter(isPlain)
  const found = new Map<string, Pair[]>()
  for (const [i, one] of plain.entries())
    for (const other of plain.slice(i + 1, i + 3))
      for (const first of plain)
        for (const second of plain.slice(plain.indexOf(first) + 1, plain.indexOf(first) + 3)) {
          const four = [one, other, first, second]
          if (
            new Set(four).size < 4 ||
            one.sentence !== other.sentence ||
            !(isPrice(one) || isPrice(other)) ||
            !areCounts(first, second)
          )
            continue
          const some = named([one, other], [first, second])
          if (some) found.set(some.map(({ count, price }) => `${count.place} ${price.place}`).join(), some)
        }
  return [...found.values()]
}

const areCounts = (...some: readonly Spoken[]): boolean =>
  some.every(({ said, value }) => said.kind === 'N' && Number.isInteger(value) && value >= 2)

/** Each price with the count of its name; null: a name lacks, or both have it. */
function named(prices: readonly [Spoken, Spoken], counts: readonly [Spoken, Spoken]): Pair[] | null {
  for (const ofPrice of SIDES)
    for (const ofCount of SIDES) {
      const shared = prices.map((price) => counts.map((count) => sharedOf(ofPrice(price), ofCount(count))))
      const [[a, b], [c, d]] = shared as [[number, number], [number, number]]
      if (a > b && d > c) return pairsOf(prices, counts)
      if (b > a && c > d) return pairsOf(prices, [counts[1], counts[0]])
    }
  return null
}

const sharedOf = (one: string, other: string): number => {
  const words = new Set(stems(other))
  return stems(one).filter((word) => words.has(word)).length
}

const pairsOf = (prices: readonly Spoken[], counts: readonly Spoken[]): Pair[] =>
  prices.map((price, at) => ({ price, count: counts[at]! }))
