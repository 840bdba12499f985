import { joined, type Node, renumbered, slotsOf, written } from '#src/consultant/word-sums/node.ts'
import { type Figure, type Leaf, nodeOf, worthOf } from './account.ts'

export const knownNode = (value: number): Node => ({ kind: 'known', value })
const slot = (n: number, part = false): Node => ({ kind: 'slot', slot: n, part })

export const sum = (a: Node, b: Node, up = true): Node =>
  joined('sum', [
    { up: true, node: a },
    { up, node: b },
  ])
export const product = (a: Node, b: Node, up = true): Node =>
  joined('product', [
    { up: true, node: a },
    { up, node: b },
  ])
/** '100% − 15%' */
export const without = (part: Node): Node => sum(knownNode(1), part, false)
export const withOnTop = (part: Node): Node => sum(knownNode(1), part)

/** A figure with another expression, and the leaves that are in it still. */
export function figureOf(before: Figure, node: Node, leaves: readonly Leaf[], change: Partial<Figure> = {}): Figure {
  const order = slotsOf(node)
  return {
    ...(change.kind && change.kind !== before.kind ? { ...before, unit: '' } : before),
    ...change,
    expr: written(renumbered(node, (n) => order.indexOf(n))),
    leaves: order.map((n) => leaves[n]!),
  }
}

/** The figure with one more number, which `make` puts into its expression. */
export function extended(
  figure: Figure,
  leaf: Leaf,
  make: (node: Node, added: Node) => Node,
  change: Partial<Figure> = {},
): Figure {
  const added = slot(figure.leaves.length, leaf.kind === 'share')
  return figureOf(figure, make(nodeOf(figure), added), [...figure.leaves, leaf], change)
}

export const withValue = (figure: Figure, place: number, value: number, words?: Partial<Leaf>): Figure => ({
  ...figure,
  leaves: figure.leaves.map((leaf, n) => (n === place ? { ...leaf, ...words, value } : leaf)),
})

/** One figure less another. */
export function difference(a: Figure, b: Figure): Figure {
  const second = renumbered(nodeOf(b), (n) => n + a.leaves.length)
  return figureOf(a, sum(nodeOf(a), second, false), [...a.leaves, ...b.leaves])
}

/** Which way a number moves its sum: 1 up, −1 down, 0 not at all. */
export function pull(figure: Figure, place: number): number {
  const { value } = figure.leaves[place]!
  const more = worthOf(withValue(figure, place, value * 1.01)) - worthOf(figure)
  return Number.isFinite(more) ? Math.sign(more) : 0
}

/** Numbers that the whole is multiplied by or divided by. */
export function factorsOf(figure: Figure): { up: number[]; down: number[] } {
  const node = nodeOf(figure)
  if (node.kind !== 'product') return { up: [], down: [] }
  const bare = (up: boolean) =>
    node.parts.flatMap((part) =>
      part.up === up && part.node.kind === 'slot' && !part.node.part ? [part.node.slot] : [],
    )
  return { up: bare(true), down: bare(false) }
}
