import type { Node } from './node.ts'
import type { Quantity } from './quantities.ts'

/** What a number is of: reais and nouns, each with its power; null: not said. */
export type Dimension = ReadonlyMap<string, number> | null
const PURE: Dimension = new Map()

export function dimensionOf({ unit, noun, per }: Quantity): Dimension {
  if (unit === 'part') return PURE
  if (unit === 'bare' && !per) return null
  const made = new Map<string, number>()
  if (unit === 'money') made.set('R$', 1)
  else if (noun) made.set(noun, 1)
  else return null
  if (per) made.set(per, (made.get(per) ?? 0) - 1)
  return made
}

function times(a: Dimension, b: Dimension, power: 1 | -1): Dimension {
  if (a === null || b === null) return null
  const made = new Map(a)
  for (const [noun, count] of b) {
    const sum = (made.get(noun) ?? 0) + power * count
    if (sum === 0) made.delete(noun)
    else made.set(noun, sum)
  }
  return made
}

const TIMES = ['hor', 'minut', 'dia', 'seman', 'mes', 'ano']
const timeIn = (dimension: ReadonlyMap<string, number>) => TIMES.find((noun) => dimension.get(noun) === 1)
/** Reais aren't added to things, nor days to weeks; of one what they are is often left unsaid. */
export function isAlike(a: Dimension, b: Dimension): boolean {
  if (a === null || b === null) return true
  const [one, two] = [timeIn(a), timeIn(b)]
  return a.get('R$') === b.get('R$') && (!one || !two || one === two)
}
/** Reais times reais are nothing. */
const isSquare = (dimension: Dimension) => Math.abs(dimension?.get('R$') ?? 0) > 1

/** The dimension of a result, and how many of its sums add what can't be added. */
export function dimensionIn(node: Node, of: (slot: number) => Dimension): { dimension: Dimension; odd: number } {
  if (node.kind === 'slot') return { dimension: of(node.slot), odd: 0 }
  if (node.kind === 'known') return { dimension: node.value === 1 || node.value === 100 ? PURE : null, odd: 0 }
  let odd = 0
  let dimension: Dimension = node.kind === 'product' ? PURE : null
  for (const { up, node: part } of node.parts) {
    const inner = dimensionIn(part, of)
    odd += inner.odd
    if (node.kind === 'product') {
      dimension = times(dimension, inner.dimension, up ? 1 : -1)
    } else {
      if (!isAlike(dimension, inner.dimension)) odd++
      dimension ??= inner.dimension
    }
  }
  return { dimension, odd: odd + (isSquare(dimension) ? 1 : 0) }
}
