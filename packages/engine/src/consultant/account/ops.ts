import { type Figure, type Leaf, nodeOf, type Time, worthOf } from './account.ts'
import { extended, factorsOf, figureOf, knownNode, product, sum, withOnTop, without } from './figures.ts'
import type { Said } from './leaf-meant.ts'
import { afterIn } from './said.ts'

const AROUND = 28
export const newLeaf = (said: Said, kind: Leaf['kind']): Leaf => ({
  value: said.quantity.value,
  kind,
  noun: said.quantity.noun,
  per: said.quantity.per,
  near: said.quantity.near,
  words: ` ${said.before.slice(-AROUND)}# ${afterIn(said.after)} `,
})

/** How many of one time another has; a month has four weeks and thirty days, as owners reckon. */
const PER: Readonly<Record<string, number>> = {
  'mes ano': 12, 'semana mes': 4, 'semana ano': 52, 'dia semana': 7, 'dia mes': 30, 'dia ano': 365,
} // biome-ignore format: a table
/** 'De segunda a sexta' */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/\bsegunda a sexta\b/, 5],
  [/\b(?:segunda|terca) a (?:sabado|domingo)\b/, 6],
]
const TIME_SAID =
  /\b(?:por|no|ao|num|em um|de um|d?n?essa?|na|da|pra|a) (dia|semana|mes|ano)(?: (?:inteir|tod)[oa])?\b/g
export const timeAsked = (text: string): Time | null =>
  ([...text.matchAll(TIME_SAID)].at(-1)?.[1] as Time | undefined) ?? null

/** The figure over another time; null: nobody said of which time it is. */
export function overTime(told: Figure, time: Time, text: string): Figure | null {
  const from = told.time ?? (time === 'ano' ? 'mes' : null)
  if (!from || from === time || told.kind === 'share') return null
  const days = from === 'dia' && time === 'semana' ? DAYS.find(([words]) => words.test(text))?.[1] : undefined
  const up = days ?? PER[`${from} ${time}`]
  const factor = up ?? PER[`${time} ${from}`]
  return factor === undefined
    ? null
    : figureOf(told, product(nodeOf(told), knownNode(factor), up !== undefined), told.leaves, { time })
}

/** So many times the figure, or a part of it for each of so many. */
export const timesFigure = (told: Figure, said: Said, up: boolean): Figure =>
  extended(told, newLeaf(said, 'count'), (node, many) => product(node, many, up))

/** The cost of each of all that are counted, of all of them for one, or as it is said. */
export function withAmount(
  told: Figure,
  leaf: Leaf,
  { each, up }: { each: readonly number[] | null; up: boolean },
): Figure | null {
  const node = nodeOf(told)
  const { down } = factorsOf(told)
  const per = down.find((place) => told.leaves[place]!.kind === 'count')
  if (told.kind === 'count') {
    if (node.kind !== 'product') return null
    // So many pay for it: a bill more is shared among them, a cost of each leaves less of each.
    const [over, under] = [true, false].map((one) => node.parts.filter((part) => part.up === one))
    const whole = (parts: typeof node.parts) => parts.map((part) => ({ ...part, up: true }))
    const divisor = whole(under!)
    if (divisor.length !== 1 || over!.length === 0) return null
    return extended(told, leaf, (_, added) => {
      const top = over!.length === 1 ? over![0]!.node : { kind: 'product' as const, parts: whole(over!) }
      const [bills, left] = each ? [top, sum(divisor[0]!.node, added, false)] : [sum(top, added), divisor[0]!.node]
      return product(bills, left, false)
    })
  }
  if (told.kind !== 'money') return null
  const share =
    node.kind === 'product'
      ? node.parts.find((part) => part.node.kind === 'sum' && isShares(part.node, told))
      : undefined
  // A cost within a price that is made of it.
  if (share && !told.gain && up && node.kind === 'product') {
    const others = node.parts.filter((part) => part !== share)
    const inner = others.length === 1 ? others[0]!.node : { kind: 'product' as const, parts: others }
    return extended(told, leaf, (_, added) => product(sum(inner, added), share.node, share.up))
  }
  if (each && per === undefined && node.kind !== 'slot')
    return extended(told, leaf, (whole, added) =>
      sum(
        whole,
        each.reduce<Node>((one, many) => product(one, { kind: 'slot', slot: many, part: false }), added),
        up,
      ),
    )
  if (!each && per !== undefined && leaf.value > Math.abs(worthOf(told)))
    return extended(told, leaf, (whole, added) =>
      sum(whole, product(added, { kind: 'slot', slot: per, part: false }, false), up),
    )
  return extended(told, leaf, (whole, added) => sum(whole, added, up))
}
/** What one is left with, so many times over what has to be paid: of a number that just pays for it. */
export function leftOfMany(told: Figure, said: Said): Figure | null {
  const node = nodeOf(told)
  if (told.kind !== 'count' || node.kind !== 'product') return null
  const [over, under] = [true, false].map((up) => node.parts.filter((part) => part.up === up))
  if (over!.length !== 1 || under!.length !== 1) return null
  return extended(
    told,
    newLeaf(said, 'count'),
    (_, many) => sum(product(many, under![0]!.node), over![0]!.node, false),
    {
      kind: 'money',
      gain: true,
    },
  )
}

const isShares = (node: ReturnType<typeof nodeOf>, { leaves }: Figure): boolean =>
  node.kind === 'known' ||
  (node.kind === 'slot'
    ? leaves[node.slot]!.kind === 'share'
    : node.parts.every(({ node: part }) => isShares(part, { leaves } as Figure)))

/** A part of the figure, or what is left without it or with it on top. */
export function partOf(told: Figure, said: Said, way: 'of' | 'off' | 'top' | 'within'): Figure {
  return extended(told, newLeaf(said, 'share'), (node, part) =>
    way === 'of'
      ? product(node, part)
      : way === 'off'
        ? product(node, without(part))
        : way === 'top'
          ? product(node, withOnTop(part))
          : product(node, without(part), false),
  )
}

/** A share of one of the numbers: 'der 20% de desconto' on the price, 'subir 10%'. */
export const onLeaf = (figure: Figure, said: Said, place: number, up: boolean): Figure => {
  const old = { kind: 'slot' as const, slot: place, part: false }
  return extended(figure, newLeaf(said, 'share'), (node, part) =>
    replaced(node, place, product(old, up ? withOnTop(part) : without(part))),
  )
}

type Node = ReturnType<typeof nodeOf>
export const replaced = (node: Node, place: number, by: Node): Node =>
  node.kind === 'known'
    ? node
    : node.kind === 'slot'
      ? node.slot === place
        ? by
        : node
      : { kind: node.kind, parts: node.parts.map(({ up, node: part }) => ({ up, node: replaced(part, place, by) })) }

/** More or less of one number by so many. */
export const movedLeaf = (figure: Figure, said: Said, place: number, up: boolean): Figure => {
  const { kind } = figure.leaves[place]!
  const old = { kind: 'slot' as const, slot: place, part: false }
  return extended(figure, newLeaf(said, kind), (node, by) => replaced(node, place, sum(old, by, up)))
}

/** What a count of things leaves for each. */
export function eachOf(figure: Figure, noun: string): Figure | null {
  const { up, down } = factorsOf(figure)
  if (figure.kind !== 'money') return null
  const counts = up.filter((place) => figure.leaves[place]!.kind === 'count')
  const named = counts.filter((place) => noun !== '' && figure.leaves[place]!.noun === noun)
  const place = named[0] ?? (counts.length === 1 ? counts[0] : undefined)
  if (place === undefined) return down.length > 0 || counts.length === 0 ? figure : null
  return extended(
    figure,
    figure.leaves[place]!,
    (node) => product(node, { kind: 'slot', slot: place, part: false }, false),
    { time: null },
  )
}

/** What is left of a whole that a part was taken of: 'e pra mim?' */
export function restOf(figure: Figure): Figure | null {
  const node = nodeOf(figure)
  if (node.kind !== 'product') return null
  const parts = node.parts.filter((part) => part.up && part.node.kind === 'slot' && part.node.part)
  if (parts.length !== 1) return null
  const [part] = parts
  return figureOf(
    figure,
    { kind: 'product', parts: node.parts.map((one) => (one === part ? { up: true, node: without(one.node) } : one)) },
    figure.leaves,
    { gain: true },
  )
}

/** Whether the figure was divided by a number of things, so that it is of one of them. */
export function isOfOne(figure: Figure, noun: string): boolean {
  const under = (node: Node, down: boolean): boolean =>
    node.kind === 'slot'
      ? down && figure.leaves[node.slot]!.noun === noun
      : node.kind !== 'known' &&
        node.parts.some(({ up, node: part }) => under(part, node.kind === 'product' ? down !== !up : down))
  return noun !== '' && under(nodeOf(figure), false)
}
