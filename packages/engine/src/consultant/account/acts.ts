import { type Node, slotsOf } from '#src/consultant/word-sums/node.ts'
import type { Leaf } from './account.ts'
import { knownNode, product, sum, withOnTop, without } from './figures.ts'
import { packIn } from './packs.ts'
import { grown, newLeaf, replaced, type Said, type Sum, slotAt, solved, withLeaf, withNode } from './sums.ts'

/** One thing that a number may do to a sum. */
export interface Act {
  op: string
  /** The number of the sum that it is done to. */
  at: number | null
  sum: Sum
  /** Whole ones are counted. */
  whole?: boolean
}

const isPart = ({ quantity: { unit } }: Said) => unit === 'part'
/** '12 por peça' and '120 da barraca' are money, and so may be what a word stands behind. */
const mayPay = ({ quantity: { unit } }: Said) => unit !== 'part' && unit !== 'time' && unit !== 'size'
const mayCount = ({ quantity: { unit } }: Said) => unit !== 'part' && unit !== 'money'
const isCount = ({ kind }: Leaf) => kind === 'count'

function takes({ quantity: { unit, value } }: Said, { kind, noun }: Leaf): boolean {
  if (unit === 'part') return kind === 'share'
  if (kind === 'share') return unit === 'bare' && value < 100
  if (unit === 'bare') return true
  return unit === 'money' ? kind === 'money' || noun === '' : kind === 'count'
}

/** Of what is in use, each number once. */
export const placesOf = ({ node }: Sum): number[] => slotsOf(node)
const isShareAt = (whole: Sum, place: number) => whole.leaves[place]!.kind === 'share'

const MOST_LEAP = 25
/** The number takes the place of one, or is so many more or fewer of it. */
function onLeaf(whole: Sum, said: Said, place: number): Act[] {
  const leaf = whole.leaves[place]!
  const { value, noun } = said.quantity
  const share = isShareAt(whole, place)
  const own = slotAt(place, share)
  if (isPart(said) && !share) {
    const added = newLeaf(said, 'share')
    const by = (make: (part: Node) => Node) =>
      grown(whole, added, (node, part) => replaced(node, place, product(own, make(part))))
    return [
      { op: 'leaf+%', at: place, sum: by(withOnTop) },
      { op: 'leaf-%', at: place, sum: by(without) },
    ]
  }
  if (!takes(said, leaf)) return []
  // No number is so many times what it was.
  const leap = Math.max(value / leaf.value, leaf.value / value)
  const set: Act[] =
    value === leaf.value || leap > MOST_LEAP
      ? []
      : [{ op: 'set', at: place, sum: withLeaf(whole, place, { value, ...(noun && { noun }) }) }]
  if (share) return set
  const moved = (up: boolean) =>
    grown(whole, newLeaf(said, leaf.kind), (node, by) => replaced(node, place, sum(own, by, up)))
  return [
    ...set,
    { op: 'more', at: place, sum: moved(true) },
    ...(value < leaf.value ? [{ op: 'less', at: place, sum: moved(false) }] : []),
  ]
}

/** Sums within the whole: 'a price made of costs'. */
function innerSums(node: Node, isTop = true): Node[] {
  if (node.kind === 'slot' || node.kind === 'known') return []
  const within = node.parts.flatMap(({ node: part }) => innerSums(part, false))
  const pure = node.parts.every(({ node: part }) => part.kind === 'known' || (part.kind === 'slot' && part.part))
  return node.kind === 'sum' && !isTop && !pure ? [node, ...within] : within
}
const swapped = (node: Node, old: Node, by: Node): Node =>
  node === old
    ? by
    : node.kind === 'slot' || node.kind === 'known'
      ? node
      : { kind: node.kind, parts: node.parts.map(({ up, node: part }) => ({ up, node: swapped(part, old, by) })) }

/** Something more is paid or comes in: once, or for each of what is counted. */
function amounts(whole: Sum, said: Said): Act[] {
  if (isPart(said) || whole.kind === 'share') return []
  if (whole.kind === 'count' && !mayCount(said)) return []
  if (whole.kind === 'money' && !mayPay(said)) return []
  const leaf = newLeaf(said, whole.kind)
  const counts = placesOf(whole).filter((place) => isCount(whole.leaves[place]!))
  const each = whole.kind === 'money' ? counts : []
  const pairs = each.flatMap((one, n) => each.slice(n + 1).map((two) => [one, two] as const))
  return [true, false].flatMap((up): Act[] => {
    const mark = up ? '+' : '-'
    const add = (op: string, at: number | null, make: (added: Node) => Node): Act => ({
      op: `${op}${mark}`,
      at,
      sum: grown(whole, leaf, (node, added) => sum(node, make(added), up)),
    })
    return [
      add('add', null, (added) => added),
      ...each.map((place) => add('each', place, (added) => product(added, slotAt(place)))),
      ...each.map((place) => add('shared', place, (added) => product(added, slotAt(place), false))),
      ...pairs.map(([one, two]) => add('each2', one, (added) => product(product(added, slotAt(one)), slotAt(two)))),
      ...innerSums(whole.node).map((inner) => ({
        op: `inner${mark}`,
        at: null,
        sum: grown(whole, leaf, (node, added) => swapped(node, inner, sum(inner, added, up))),
      })),
    ]
  })
}

/** So many times the whole, a part of it for each of so many, or how many of it there have to be. */
function multiples(whole: Sum, said: Said): Act[] {
  if (isPart(said)) return []
  const { unit } = said.quantity
  const pays = whole.kind === 'count' && (unit === 'money' || unit === 'bare')
  const many = newLeaf(said, 'count')
  const price = newLeaf(said, 'money')
  const acts: Act[] = []
  if (unit !== 'money') {
    acts.push({ op: 'times', at: null, sum: grown(whole, many, (node, by) => product(node, by)) })
    acts.push({ op: 'over', at: null, sum: grown(whole, many, (node, by) => product(node, by, false)) })
  }
  if (pays)
    acts.push({ op: 'priced', at: null, sum: grown(whole, price, (node, by) => product(node, by), { kind: 'money' }) })
  const pack = pays ? packIn(said.text) : undefined
  if (pack)
    acts.push({
      op: 'priced in packs',
      at: null,
      sum: grown(whole, price, (node, by) => product(product(node, knownNode(pack), false), by), { kind: 'money' }),
    })
  if (whole.kind !== 'share' && (whole.kind === 'money' ? mayPay(said) : mayCount(said))) {
    const wanted = newLeaf(said, whole.kind)
    const goal = { kind: 'count', time: null, gain: false } as const
    acts.push({
      op: 'reach',
      at: null,
      whole: true,
      sum: grown(whole, wanted, (node, by) => product(by, node, false), goal),
    })
    for (const place of placesOf(whole)) {
      const leaf = whole.leaves[place]!
      if (leaf.kind === 'count')
        acts.push({
          op: 'reach of each',
          at: place,
          whole: true,
          sum: grown(whole, wanted, (node, by) => product(by, product(node, slotAt(place), false), false), goal),
        })
      const node = solved(whole.node, place, slotAt(whole.leaves.length))
      if (node)
        acts.push({
          op: leaf.kind === 'count' ? 'solve count' : 'solve money',
          at: place,
          whole: leaf.kind === 'count',
          sum: grown(whole, wanted, () => node, { kind: leaf.kind, time: null, gain: false }),
        })
    }
  }
  return acts
}

/** What is left of a price or a whole that is said now, and how much of it the sum is. */
function against(whole: Sum, said: Said): Act[] {
  if (isPart(said) || whole.kind === 'share') return []
  const acts: Act[] = []
  const { unit } = said.quantity
  if (whole.kind === 'money' && mayPay(said)) {
    const price = newLeaf(said, 'money')
    const left = { kind: 'money', gain: true } as const
    acts.push({ op: 'price', at: null, sum: grown(whole, price, (node, by) => sum(by, node, false), left) })
    for (const place of placesOf(whole).filter((one) => isCount(whole.leaves[one]!)))
      acts.push({
        op: 'price each',
        at: place,
        sum: grown(whole, price, (node, by) => sum(product(by, slotAt(place)), node, false), left),
      })
    const share = { kind: 'share', time: null } as const
    acts.push({
      op: 'left %',
      at: null,
      sum: grown(whole, price, (node, by) => product(sum(by, node, false), by, false), share),
    })
    acts.push({ op: 'is %', at: null, sum: grown(whole, price, (node, by) => product(node, by, false), share) })
  }
  // What one is left with, so many times over what has to be paid.
  if (whole.kind === 'count' && whole.node.kind === 'product' && unit !== 'money') {
    const [over, under] = [true, false].map((up) =>
      (whole.node as Node & { kind: 'product' }).parts.filter((part) => part.up === up),
    )
    if (over!.length === 1 && under!.length === 1)
      acts.push({
        op: 'left of',
        at: null,
        sum: grown(
          whole,
          newLeaf(said, 'count'),
          (_, many) => sum(product(many, under![0]!.node), over![0]!.node, false),
          {
            kind: 'money',
            gain: true,
          },
        ),
      })
  }
  return acts
}

/** A part of the whole, or what is left without it, or with it on top. */
function shares(whole: Sum, said: Said): Act[] {
  if (!isPart(said) || whole.kind === 'share') return []
  const leaf = newLeaf(said, 'share')
  const made = (op: string, make: (node: Node, part: Node) => Node): Act => ({
    op,
    at: null,
    sum: grown(whole, leaf, make),
  })
  return [
    made('%', (node, part) => product(node, part)),
    made('-%', (node, part) => product(node, without(part))),
    made('+%', (node, part) => product(node, withOnTop(part))),
    made('/%', (node, part) => product(node, without(part), false)),
    ...placesOf(whole)
      .filter((place) => whole.leaves[place]!.kind === 'money')
      .map((place): Act => ({ ...made('% of leaf', (_, part) => product(slotAt(place), part)), at: place })),
    ...innerSums(whole.node).map((inner) =>
      made('inner-%', (node, part) => swapped(node, inner, product(inner, without(part)))),
    ),
  ]
}

/** All that one number may do to a sum. */
export const actsOf = (whole: Sum, said: Said): Act[] => [
  ...placesOf(whole).flatMap((place) => onLeaf(whole, said, place)),
  ...amounts(whole, said),
  ...multiples(whole, said),
  ...against(whole, said),
  ...shares(whole, said),
]

/** '2 lavador de 2.100': both together are one amount. */
export const pairActs = (whole: Sum, one: Said, two: Said): Act[] => {
  if (whole.kind !== 'money' || isPart(one) || isPart(two)) return []
  const first = whole.leaves.length
  const both = (whole: Sum, make: (node: Node, pay: Node) => Node, change: Partial<Sum> = {}): Sum => ({
    ...withNode(whole, make(whole.node, product(slotAt(first), slotAt(first + 1))), change),
    leaves: [
      ...whole.leaves,
      newLeaf(one, one.quantity.unit === 'money' ? 'money' : two.quantity.unit === 'money' ? 'count' : 'count'),
      newLeaf(two, one.quantity.unit === 'money' ? 'count' : 'money'),
    ],
  })
  return [
    { op: 'pair+', at: null, sum: both(whole, (node, pay) => sum(node, pay)) },
    { op: 'pair-', at: null, sum: both(whole, (node, pay) => sum(node, pay, false)) },
    { op: 'pair price', at: null, sum: both(whole, (node, pay) => sum(pay, node, false), { gain: true }) },
    {
      op: 'pair reach',
      at: null,
      whole: true,
      sum: both(whole, (node, pay) => product(pay, node, false), { kind: 'count', time: null }),
    },
  ]
}
