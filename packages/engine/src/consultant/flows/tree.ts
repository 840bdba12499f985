import type { Modifier, Quantity } from './quantity.ts'

/** How a result comes from the quantities. */
export type Tree =
  | { kind: 'number'; quantity: Quantity }
  /** Known by itself: months of a year. */
  | { kind: 'known'; id: string; name: string; value: number }
  /** The next whole one: nobody buys a part of a roll. */
  | { kind: 'up'; left: Tree }
  | { kind: '×' | '÷' | '+' | '−'; left: Tree; right: Tree }
  /** So many per cent taken off, put on, or only these. */
  | { kind: Modifier['kind']; left: Tree; by: Quantity }

export const known = (id: string, name: string, value: number): Tree => ({ kind: 'known', id, name, value })
export const times = (left: Tree, right: Tree): Tree => ({ kind: '×', left, right })
export const over = (left: Tree, right: Tree): Tree => ({ kind: '÷', left, right })
export const minus = (left: Tree, right: Tree): Tree => ({ kind: '−', left, right })
export const total = (all: readonly Tree[]): Tree => all.reduce((left, right) => ({ kind: '+', left, right }))

export const up = (left: Tree): Tree => ({ kind: 'up', left })
export const modified = (tree: Tree, mods: readonly Modifier[] = []): Tree =>
  mods.reduce<Tree>((left, { kind, by }) => ({ kind, left, by }), tree)

/** A quantity with all that is said of its parts of a hundred. */
export const leaf = (quantity: Quantity): Tree => modified({ kind: 'number', quantity }, quantity.mods)

export function worth(tree: Tree): number {
  switch (tree.kind) {
    case 'number':
      return tree.quantity.value
    case 'known':
      return tree.value
    case 'up':
      return Math.ceil(worth(tree.left) - 1e-9)
    case 'less':
      return worth(tree.left) * (1 - tree.by.value / 100)
    case 'more':
      return worth(tree.left) * (1 + tree.by.value / 100)
    case 'of':
      return (worth(tree.left) * tree.by.value) / 100
    case 'times':
      return worth(tree.left) * tree.by.value
    case '+':
      return worth(tree.left) + worth(tree.right)
    case '−':
      return worth(tree.left) - worth(tree.right)
    case '×':
      return worth(tree.left) * worth(tree.right)
    case '÷':
      return worth(tree.left) / worth(tree.right)
  }
}

export function quantitiesIn(tree: Tree, into = new Set<Quantity>()): Set<Quantity> {
  if (tree.kind === 'number') into.add(tree.quantity)
  else if (tree.kind !== 'known') {
    quantitiesIn(tree.left, into)
    if ('by' in tree) into.add(tree.by)
    else if ('right' in tree) quantitiesIn(tree.right, into)
  }
  return into
}
