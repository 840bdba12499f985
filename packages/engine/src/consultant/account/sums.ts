import { joined, type Node } from '#src/consultant/word-sums/node.ts'
import type { Quantity } from '#src/consultant/word-sums/quantities.ts'
import { type Figure, type Leaf, nodeOf } from './account.ts'
import { product, sum } from './figures.ts'
import { afterIn } from './said.ts'

/** A number of a follow-up with the words on both sides. */
export interface Said {
  quantity: Quantity
  before: string
  after: string
  text: string
}

/** A figure while it changes: its expression read, over leaves of which some may be out of use. */
export interface Sum extends Omit<Figure, 'expr'> {
  node: Node
}

export const sumOf = (figure: Figure): Sum => ({ ...figure, node: nodeOf(figure) })

const AROUND = 28
export const newLeaf = ({ quantity, before, after }: Said, kind: Leaf['kind']): Leaf => ({
  value: quantity.value,
  kind,
  noun: quantity.noun,
  per: quantity.per,
  near: quantity.near,
  words: ` ${before.slice(-AROUND)}# ${afterIn(after)} `,
})

export const slotAt = (slot: number, part = false): Node => ({ kind: 'slot', slot, part })

/** The sum with one more number, which `make` puts into its expression. */
export const grown = (
  whole: Sum,
  leaf: Leaf,
  make: (node: Node, added: Node) => Node,
  change: Partial<Sum> = {},
): Sum => ({
  ...whole,
  ...(change.kind && change.kind !== whole.kind && { unit: '' }),
  ...change,
  node: make(whole.node, slotAt(whole.leaves.length, leaf.kind === 'share')),
  leaves: [...whole.leaves, leaf],
})

export const withNode = (whole: Sum, node: Node, change: Partial<Sum> = {}): Sum => ({
  ...whole,
  ...(change.kind && change.kind !== whole.kind && { unit: '' }),
  ...change,
  node,
})

export const withLeaf = (whole: Sum, place: number, change: Partial<Leaf>): Sum => ({
  ...whole,
  leaves: whole.leaves.map((leaf, n) => (n === place ? { ...leaf, ...change } : leaf)),
})

export const replaced = (node: Node, place: number, by: Node): Node =>
  node.kind === 'known'
    ? node
    : node.kind === 'slot'
      ? node.slot === place
        ? by
        : node
      : joined(
          node.kind,
          node.parts.map(({ up, node: part }) => ({ up, node: replaced(part, place, by) })),
        )

const timesIn = (node: Node, place: number): number =>
  node.kind === 'slot'
    ? Number(node.slot === place)
    : node.kind === 'known'
      ? 0
      : node.parts.reduce((all, { node: part }) => all + timesIn(part, place), 0)

/** What one number has to be for the whole to come to `wanted`; null: it stands in two places. */
export function solved(node: Node, place: number, wanted: Node): Node | null {
  if (timesIn(node, place) !== 1) return null
  if (node.kind === 'slot') return node.part ? null : wanted
  if (node.kind === 'known') return null
  const own = node.parts.find(({ node: part }) => timesIn(part, place) === 1)!
  const others = node.parts.filter((part) => part !== own)
  const join = node.kind === 'sum' ? sum : product
  let rest = wanted
  if (own.up) for (const { up, node: part } of others) rest = join(rest, part, !up)
  else {
    const [first, ...more] = others
    if (!first?.up) return null
    rest = more.reduce((all, { up, node: part }) => join(all, part, up), first.node)
    rest = join(rest, wanted, false)
  }
  return solved(own.node, place, rest)
}

/** Numbers that the whole is multiplied by or divided by. */
export const factorsIn = ({ node }: Sum): { up: number[]; down: number[] } => {
  const bare = (up: boolean) =>
    node.kind === 'product'
      ? node.parts.flatMap((part) =>
          part.up === up && part.node.kind === 'slot' && !part.node.part ? [part.node.slot] : [],
        )
      : []
  return { up: bare(true), down: bare(false) }
}
