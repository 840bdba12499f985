/** An expression over the numbers of a question: sums of signed terms, products of factors and divisors. */
export type Node =
  | { kind: 'slot'; slot: number; part: boolean }
  | { kind: 'known'; value: number }
  | { kind: 'sum' | 'product'; parts: readonly Part[] }

/** `up`: added or multiplied; else taken off or divided by. */
export interface Part {
  up: boolean
  node: Node
}

const ENTRY = /\s*(\d+(?:\.\d+)?|[a-z]%?|[-+*/()])/gy

/** Reads '(a-b)/a*100'; a letter with % is a hundredth part of its number. `leaf` makes a node of a number. */
export function parse(text: string, leaf: (value: number) => Node = (value) => ({ kind: 'known', value })): Node {
  const marks = [...text.matchAll(ENTRY)].map((hit) => hit[1]!)
  let at = 0
  const many = (kind: 'sum' | 'product', up: string, down: string, next: () => Node): Node => {
    const parts: Part[] = [{ up: true, node: next() }]
    while (marks[at] === up || marks[at] === down) parts.push({ up: marks[at++] === up, node: next() })
    return joined(kind, parts)
  }
  const factor = (): Node => {
    const mark = marks[at++]
    if (mark === undefined) throw new Error(`no expression: ${text}`)
    if (mark === '(') {
      const inner = sum()
      at++
      return inner
    }
    return /^[a-z]/.test(mark)
      ? { kind: 'slot', slot: mark.charCodeAt(0) - FIRST, part: mark.endsWith('%') }
      : leaf(Number(mark))
  }
  const product = () => many('product', '*', '/', factor)
  const sum = (): Node => many('sum', '+', '-', product)
  return sum()
}
const FIRST = 97

/** Sums in sums and products in products are one. */
export function joined(kind: 'sum' | 'product', parts: readonly Part[]): Node {
  const flat = parts.flatMap(({ up, node }): readonly Part[] =>
    node.kind === kind ? node.parts.map((part) => ({ up: part.up === up, node: part.node })) : [{ up, node }],
  )
  return flat.length === 1 && flat[0]!.up ? flat[0]!.node : { kind, parts: flat }
}

/** The node with its parts in one order, whoever wrote it. */
export function sorted(node: Node): Node {
  if (node.kind !== 'sum' && node.kind !== 'product') return node
  const parts = node.parts.map(({ up, node: part }) => ({ up, node: sorted(part) }))
  const key = ({ up, node: part }: Part) => `${up ? 0 : 1}${written(part, () => '_')}`
  return { kind: node.kind, parts: parts.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)) }
}

const letter = (slot: number) => String.fromCharCode(FIRST + slot)

export function written(node: Node, name: (slot: number) => string = letter): string {
  switch (node.kind) {
    case 'slot':
      return `${name(node.slot)}${node.part ? '%' : ''}`
    case 'known':
      return String(node.value)
    default: {
      const [up, down] = node.kind === 'sum' ? ['+', '-'] : ['*', '/']
      const text = node.parts.map((part, n) => {
        const inner = written(part.node, name)
        return `${n === 0 && part.up ? '' : part.up ? up : n === 0 && node.kind === 'product' ? '1/' : down}${part.node.kind === 'sum' || part.node.kind === 'product' ? `(${inner})` : inner}`
      })
      return text.join('')
    }
  }
}

export const renumbered = (node: Node, slotOf: (slot: number) => number): Node =>
  node.kind === 'slot'
    ? { ...node, slot: slotOf(node.slot) }
    : node.kind === 'known'
      ? node
      : { kind: node.kind, parts: node.parts.map(({ up, node: part }) => ({ up, node: renumbered(part, slotOf) })) }

/** The slots in the order in which they are written. */
export function slotsOf(node: Node, into: number[] = []): number[] {
  if (node.kind === 'slot') {
    if (!into.includes(node.slot)) into.push(node.slot)
  } else if (node.kind !== 'known') for (const { node: part } of node.parts) slotsOf(part, into)
  return into
}

export function worth(node: Node, values: ArrayLike<number>): number {
  switch (node.kind) {
    case 'slot':
      return node.part ? values[node.slot]! / 100 : values[node.slot]!
    case 'known':
      return node.value
    case 'sum': {
      let sum = 0
      for (const { up, node: part } of node.parts) sum += up ? worth(part, values) : -worth(part, values)
      return sum
    }
    case 'product': {
      let product = 1
      for (const { up, node: part } of node.parts)
        product = up ? product * worth(part, values) : product / worth(part, values)
      return product
    }
  }
}
