import { joined, type Node, renumbered, slotsOf, written } from '#src/consultant/word-sums/node.ts'
import { type Figure, type Leaf, worthOf } from './account.ts'

export const knownNode = (value: number): Node => ({ kind: 'known', value })

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

export const withValue = (figure: Figure, place: number, value: number): Figure => ({
  ...figure,
  leaves: figure.leaves.map((leaf, n) => (n === place ? { ...leaf, value } : leaf)),
})

/** Which way a number moves its sum: 1 up, −1 down, 0 not at all. */
export function pull(figure: Figure, place: number): number {
  const { value } = figure.leaves[place]!
  const more = worthOf(withValue(figure, place, value * 1.01)) - worthOf(figure)
  return Number.isFinite(more) ? Math.sign(more) : 0
}
