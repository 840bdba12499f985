import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import type { Asked } from './asked.ts'
import type { Solved } from './field.ts'
import type { Quantity } from './quantity.ts'
import { over, type Tree, worth } from './tree.ts'

/** The numbers of a sum whose course its words tell: a law takes all of them, or none. */
export interface Told {
  all: readonly Quantity[]
  money: readonly Quantity[]
  counts: readonly Quantity[]
  shares: readonly Quantity[]
  asked: Asked
  text: string
}

export const upOf = ({ unit }: Pick<Quantity, 'unit'>) => Object.keys(unit).find((noun) => unit[noun] === 1)
export const downs = ({ unit }: Pick<Quantity, 'unit'>) => Object.keys(unit).filter((noun) => unit[noun] === -1)
export const isPlain = ({ unit }: Quantity) => Object.keys(unit).length === 1
export const ofMoney = (tree: Tree, unit: Unit = { [MONEY]: 1 }): Solved => ({
  kind: 'money',
  tree,
  value: worth(tree),
  unit,
  wish: 'income',
  also: [],
})
export const ofShare = (part: Tree, whole: Tree): Solved => {
  const tree = over(part, whole)
  return { kind: 'share', tree, value: worth(tree) * 100, unit: {}, wish: 'percent', also: [] }
}
export const ofCount = (tree: Tree, unit: Unit, whole?: 'up' | 'down'): Solved => ({
  kind: 'count',
  tree,
  value: worth(tree),
  unit,
  wish: 'many',
  also: [],
  ...(whole && { whole }),
})
export const of = (left: Tree, by: Quantity): Tree => ({ kind: 'of', left, by })
export const less = (left: Tree, by: Quantity): Tree => ({ kind: 'less', left, by })

export const LEFT = /\b(?:perd\w+|sai(?:u|ram|r)\b|foram embora|for embora|desist\w+|cancel\w+|morr\w+|fech\w+)/
