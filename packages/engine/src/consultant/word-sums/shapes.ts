import { mixed, nameOf } from './names.ts'
import { joined, type Node, type Part, parse, renumbered, slotsOf, sorted, written } from './node.ts'
import type { UnitClass } from './quantities.ts'

/** A way of reckoning with so many numbers. */
export interface Shape {
  id: string
  /** What its result says; '': what is asked for. */
  kind: string
  node: Node
  slots: number
  /** Which slots take hundredths. */
  parts: readonly boolean[]
  hundredths: number
  /** What each slot may be a number of. */
  takes: readonly ReadonlySet<UnitClass>[]
  /** Slots that may change places without changing anything: each with the slot before it that it is alike. */
  after: readonly (number | undefined)[]
  /** Names of what the shape is: whole, of whatever length, and what is in it. */
  names: readonly number[]
  /** Names of what each slot does, the nearest first. */
  roles: readonly (readonly number[])[]
  /** For each two slots, how they meet. */
  meets: readonly number[]
  share: boolean
}

/** The shape of an expression, its slots in the order they are written. */
export function canonical(node: Node): { node: Node; order: number[] } {
  const plain = sorted(node)
  const order = slotsOf(plain)
  return { node: renumbered(plain, (slot) => order.indexOf(slot)), order }
}

const isBare = ({ node }: Part) => node.kind === 'slot' && !node.part

/** The alike terms of a sum as one. */
function shortened(node: Node): Node {
  if (node.kind !== 'sum' && node.kind !== 'product') return node
  const seen = new Map<boolean, number>()
  const parts = node.parts.flatMap((part): Part[] => {
    if (node.kind !== 'sum' || !isBare(part)) return [{ up: part.up, node: shortened(part.node) }]
    seen.set(part.up, (seen.get(part.up) ?? 0) + 1)
    return seen.get(part.up)! > 2 ? [] : [part]
  })
  return { kind: node.kind, parts }
}

/** The shape with its lists of terms of other lengths. */
export function lengthened(node: Node, most: number): Node[] {
  const lists: { up: boolean; sum: Node; count: number }[] = []
  const visit = (one: Node): void => {
    if (one.kind !== 'sum' && one.kind !== 'product') return
    if (one.kind === 'sum')
      for (const up of [true, false]) {
        const count = one.parts.filter((part) => part.up === up && isBare(part)).length
        if (count > 1) lists.push({ up, sum: one, count })
      }
    for (const part of one.parts) visit(part.node)
  }
  visit(node)
  return lists.flatMap(({ up, sum, count }) => {
    const all: Node[] = []
    for (let size = 1; size <= most; size++) {
      if (size === count) continue
      let free = slotsOf(node).length
      const replace = (one: Node): Node => {
        if (one.kind !== 'sum' && one.kind !== 'product') return one
        if (one !== sum)
          return joined(
            one.kind,
            one.parts.map((part) => ({ up: part.up, node: replace(part.node) })),
          )
        const kept = one.parts.filter((part) => part.up !== up || !isBare(part))
        const list = one.parts.filter((part) => part.up === up && isBare(part)).slice(0, size)
        while (list.length < size) list.push({ up, node: { kind: 'slot', slot: free++, part: false } })
        return joined('sum', [...list, ...kept])
      }
      const made = replace(node)
      if (slotsOf(made).length <= most) all.push(made)
    }
    return all
  })
}

interface Way {
  kind: 'sum' | 'product'
  up: boolean
  at: Node
}

function waysTo(node: Node, slot: number, before: readonly Way[] = []): (readonly Way[])[] {
  if (node.kind === 'slot') return node.slot === slot ? [before] : []
  if (node.kind === 'known') return []
  const { kind } = node
  return node.parts.flatMap(({ up, node: part }) => waysTo(part, slot, [...before, { kind, up, at: node }]))
}

const markOf = ({ kind, up }: Way) => (kind === 'sum' ? (up ? '+' : '-') : up ? '*' : '/')

/** What is in a shape, however it is put together. */
function tagsOf(node: Node): string[] {
  const tags = new Set<string>()
  const visit = (one: Node, way: string): void => {
    if (one.kind === 'slot') tags.add(`${way}${one.part ? '%' : ''}`)
    else if (one.kind === 'known') tags.add(`${way}${one.value}`)
    else
      for (const { up, node: part } of one.parts)
        visit(part, `${way.slice(-2)}${markOf({ kind: one.kind, up, at: one })}`)
  }
  visit(node, '')
  if (node.kind === 'sum' || node.kind === 'product')
    tags.add(`top ${[...new Set(node.parts.map(({ up, node: part }) => `${up}${part.kind}`))].sort().join()}`)
  return [...tags]
}

function meetingOf(a: readonly Way[], b: readonly Way[], parts: readonly [boolean, boolean]): string {
  let n = 0
  while (n < a.length - 1 && n < b.length - 1 && a[n]!.at === b[n]!.at && a[n + 1]!.at === b[n + 1]!.at) n++
  const [x, y] = [a[n], b[n]]
  if (!x || !y) return ''
  return `${markOf(x)}${markOf(y)}${a.length - n > 1 ? 'd' : ''}${b.length - n > 1 ? 'e' : ''}${parts[0] ? '%' : ''}${parts[1] ? '%' : ''}`
}

/** By slot, whether it takes hundredths. */
function partsIn(node: Node, slots: number): boolean[] {
  const parts = Array.from({ length: slots }, () => false)
  const leaves = (one: Node): void => {
    if (one.kind === 'slot') parts[one.slot] = one.part
    else if (one.kind !== 'known') for (const { node: part } of one.parts) leaves(part)
  }
  leaves(node)
  return parts
}

const ANY: ReadonlySet<UnitClass> = new Set(['part', 'money', 'time', 'size', 'count', 'bare'])
const PART: ReadonlySet<UnitClass> = new Set(['part'])

/** `text`: the expression, or 'kind:expression' for what is told in a sentence of its own. */
export function shapeOf(text: string): Shape {
  const [expression = '', kind = ''] = text.split(':').reverse()
  const node = parse(expression)
  const slots = slotsOf(node).length
  const ways = Array.from({ length: slots }, (_, slot) => waysTo(node, slot))
  const parts = partsIn(node, slots)
  const family = written(shortened(node), (slot) => 'xyzvwutsrqp'[slot]!).replaceAll(/[a-z](?!%)/g, 'n')
  const familyName = nameOf(kind ? `f ${kind} ${family}` : `f ${family}`)
  const paths = ways.map(
    (all, slot) =>
      all
        .map((way) => way.map(markOf).join(''))
        .sort()
        .join('|') + (parts[slot] ? '%' : ''),
  )
  const roles = paths.map((path, slot) => {
    const last = ways[slot]![0]!.map(markOf)
    const end = parts[slot] ? '%' : ''
    return [
      mixed(familyName, nameOf(path)),
      nameOf(`p ${path}`),
      nameOf(`e ${last.slice(-2).join('')}${end}`),
      nameOf(`o ${last.at(-1) ?? ''}${end}`),
      ...(kind ? [nameOf(`k ${kind} ${path}`), nameOf(`k ${kind} ${last.at(-1) ?? ''}${end}`)] : []),
    ]
  })
  const meets: number[] = []
  for (let a = 0; a < slots; a++)
    for (let b = 0; b < slots; b++)
      meets.push(a < b ? nameOf(`m ${meetingOf(ways[a]![0]!, ways[b]![0]!, [parts[a]!, parts[b]!])}`) : 0)
  const after = ways.map((way, slot) => {
    for (let other = slot - 1; other >= 0; other--)
      if (
        way.length === 1 &&
        ways[other]!.length === 1 &&
        paths[other] === paths[slot] &&
        way[0]!.at(-1)?.at === ways[other]![0]!.at(-1)?.at
      )
        return other
    return undefined
  })
  return {
    id: text,
    kind,
    node,
    hundredths: parts.filter(Boolean).length,
    takes: parts.map((part) => (part ? PART : ANY)),
    slots,
    parts,
    after,
    names: [
      nameOf(`s ${text}`),
      familyName,
      ...tagsOf(node).map((tag) => nameOf(`t ${tag}`)),
      ...(kind ? [nameOf(`k ${kind}`)] : []),
    ],
    roles,
    meets,
    share: /\*100$|^100\*/.test(expression) || (!kind && node.kind === 'slot'),
  }
}
