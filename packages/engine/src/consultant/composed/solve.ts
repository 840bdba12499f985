import { cancelled, joined, MONEY, SOME, sameUnit, type Unit } from './units.ts'
import { SIZES, TIMES } from './words.ts'

export type Sign = 'in' | 'out' | 'goal' | null

/** A number of the question as a quantity. */
export interface Quantity {
  slot: string
  /** In the unit's measure: 40 minutes are two thirds of an hour. */
  value: number
  /** What the said number is multiplied by for it. */
  scale: number
  unit: Unit
  /** Reais that come in or go out. */
  sign: Sign
  /** How many of those before go away, aren't paid for or break. */
  part: boolean
  /** Said in the question itself: 'quanto custa rodar 300 km?' */
  asked?: boolean
  /** Known by itself, not said: weeks of a month. */
  known?: boolean
}

/** How a result comes from the numbers. */
export type Tree =
  | { kind: 'number'; quantity: Quantity }
  | { kind: '×' | '÷' | '+' | '−'; left: Tree; right: Tree }
  /** With so many per cent taken off, put on, or only these. */
  | { kind: 'less' | 'more' | 'of'; left: Tree; share: Quantity }

/** What may be added to what. */
export type Mode = 'left' | 'in' | 'out' | 'any' | 'part' | 'need' | 'earned'

export interface Item {
  value: number
  unit: Unit
  sign: Sign
  part: boolean
  tree: Tree
}

interface Nouns {
  mode: Mode
  /** Reais are asked for. */
  forMoney: boolean
  /** What the answer is said of one of. */
  down: ReadonlySet<string>
  /** How many numbers count a noun. */
  up: ReadonlyMap<string, number>
}

const MOST_NOUNS = 3
const MOST_SPENT = 4
const MOST_ITEMS = 60

const isOpen = ({ asked, unit }: Quantity) => asked === true || SOME in unit

function multiplied(a: Item, b: Item, power: 1 | -1, { forMoney, down, up, mode }: Nouns): Item | null {
  // Reais are never divided by reais on the way to reais.
  if (power === -1 && forMoney && b.unit[MONEY] === 1) return null
  // What has to come in isn't earned by what goes out.
  if (power === -1 && mode === 'need' && b.sign === 'out' && (a.sign === 'goal' || a.sign === 'out')) return null
  if (power === -1 && b.value === 0) return null
  if (a.part && b.part) return null
  const plain = Object.values(b.unit).every((one) => one < 0)
  if (power === -1 && (plain || Object.values(a.unit).every((one) => one < 0))) return null
  const gone = cancelled(a.unit, b.unit, power)
  const nouns = Object.keys(b.unit)
  // How often what one holds goes into what is used makes no price.
  const [held] = nouns
  const holds = a.unit[held!] === 1 && a.unit[MONEY] === undefined && Object.values(a.unit).includes(-1)
  if (power === -1 && forMoney && nouns.length === 1 && b.unit[held!] === 1 && holds) return null
  // 'R$ 95 for 500': a rate of what is counted.
  const [only] = nouns
  const makesRate =
    power === -1 &&
    nouns.length === 1 &&
    (!forMoney || a.unit[MONEY] === 1 || TIMES.has(only!) || SIZES.has(only!)) &&
    only !== MONEY &&
    b.unit[only!] === 1 &&
    (down.has(only!) || (up.get(only!) ?? 0) > 1)
  // Nothing is divided by how many the question is about, or by a count of nobody knows what.
  if (makesRate && gone === 0 && b.tree.kind === 'number' && isOpen(b.tree.quantity) && !down.has(only!)) return null
  if (gone === 0 && !plain && !(power === 1 && Object.values(a.unit).every((one) => one < 0)) && !makesRate) return null
  const unit = joined(a.unit, b.unit, power)
  const powers = Object.values(unit)
  if (powers.length > MOST_NOUNS || powers.length === 0 || powers.some((one) => Math.abs(one) > 1)) return null
  return {
    value: power === 1 ? a.value * b.value : a.value / b.value,
    unit,
    sign: a.unit[MONEY] === 1 ? a.sign : b.unit[MONEY] === 1 ? b.sign : null,
    part: a.part || b.part,
    tree: { kind: power === 1 ? '×' : '÷', left: a.tree, right: b.tree },
  }
}

function added(a: Item, b: Item, mode: Mode): Item | null {
  if (!sameUnit(a.unit, b.unit)) return null
  const kept = { unit: a.unit, part: false }
  if (a.part !== b.part) {
    const [whole, part] = a.part ? [b, a] : [a, b]
    if (mode === 'part' || whole.value <= part.value || MONEY in a.unit) return null
    return {
      ...kept,
      value: whole.value - part.value,
      sign: null,
      tree: { kind: '−', left: whole.tree, right: part.tree },
    }
  }
  if (a.part || b.part) return null
  if (a.unit[MONEY] === undefined) {
    const [one, two] = [a.tree, b.tree]
    if (one.kind !== 'number' || two.kind !== 'number' || !sameUnit(one.quantity.unit, two.quantity.unit)) return null
  } else {
    const rate = Object.keys(a.unit).some((noun) => a.unit[noun] === -1 && (noun === 'hora' || !TIMES.has(noun)))
    // What is wanted and what is spent have to come in together.
    if (mode === 'need' && !rate && [a, b].every(({ sign }) => sign === 'goal' || sign === 'out'))
      return { ...kept, value: a.value + b.value, sign: 'goal', tree: { kind: '+', left: a.tree, right: b.tree } }
    if (a.sign === 'goal' || b.sign === 'goal') return null
    const open = (mode === 'in' || mode === 'out') && (a.sign === null || b.sign === null)
    if (a.sign !== b.sign && !open) {
      if (
        (mode !== 'left' && !(mode === 'need' && Object.keys(a.unit).length > 1)) ||
        a.sign === null ||
        b.sign === null
      )
        return null
      const [comes, goes] = a.sign === 'in' ? [a, b] : [b, a]
      // A loss of many times what comes in is a number that was taken for another.
      if (goes.value > comes.value * MOST_SPENT) return null
      return {
        ...kept,
        value: comes.value - goes.value,
        sign: 'in',
        tree: { kind: '−', left: comes.tree, right: goes.tree },
      }
    }
    // Two prices of one thing are no price; two costs of it are one.
    if (rate && (mode === 'in' || a.sign === 'in' || b.sign === 'in')) return null
  }
  return { ...kept, value: a.value + b.value, sign: a.sign ?? b.sign, tree: { kind: '+', left: a.tree, right: b.tree } }
}

export const itemOf = (quantity: Quantity): Item => ({ ...quantity, tree: { kind: 'number', quantity } })
const sameItem = (a: Item, b: Item) =>
  Math.abs(a.value - b.value) <= 1e-9 * Math.abs(a.value) &&
  a.sign === b.sign &&
  a.part === b.part &&
  sameUnit(a.unit, b.unit)

/** How many pairs of numbers may still be tried for one question. */
export interface Effort {
  left: number
}
const MOST_PAIRS = 8_000
export const newEffort = (): Effort => ({ left: MOST_PAIRS })

/** All that the numbers give when each is used once; null: too many ways. */
function allOf(given: readonly Item[], mode: Mode, wanted: Unit, effort: Effort): readonly Item[] | null {
  const up = new Map<string, number>()
  for (const { unit } of given)
    for (const noun of Object.keys(unit)) if (unit[noun] === 1) up.set(noun, (up.get(noun) ?? 0) + 1)
  const nouns: Nouns = {
    mode,
    forMoney: wanted[MONEY] === 1,
    down: new Set(Object.keys(wanted).filter((noun) => wanted[noun] === -1)),
    up,
  }
  const full = (1 << given.length) - 1
  effort.left -= full
  const found: Item[][] = [[]]
  for (let mask = 1; mask <= full; mask++) {
    const items: Item[] = []
    const keep = (item: Item | null) => {
      if (item && !items.some((one) => sameItem(one, item))) items.push(item)
    }
    if ((mask & (mask - 1)) === 0) keep(given[Math.log2(mask)]!)
    // Each way of parting once, the earlier number first.
    const lowest = mask & -mask
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      if ((part & lowest) === 0) continue
      effort.left -= found[part]!.length * found[mask ^ part]!.length
      if (effort.left < 0) return null
      for (const a of found[part]!)
        for (const b of found[mask ^ part]!) {
          keep(multiplied(a, b, 1, nouns))
          keep(multiplied(a, b, -1, nouns))
          keep(multiplied(b, a, -1, nouns))
          keep(added(a, b, mode))
        }
    }
    if (items.length > MOST_ITEMS) return null
    found.push(items)
  }
  return found[full]!
}

export interface Solution {
  value: number
  unit: Unit
  sign: Sign
  tree: Tree
}

const fits = (item: Item, mode: Mode, least: number): boolean => {
  if (least > count(item.tree)) return false
  if (item.part !== (mode === 'part')) return false
  if (item.unit[MONEY] !== 1) return true
  if (mode === 'left') return item.sign === 'in' && takesOff(item.tree)
  if (mode === 'in') return item.sign !== 'out'
  if (mode === 'out') return item.sign !== 'in'
  return true
}

const count = (tree: Tree): number =>
  tree.kind === 'number' ? 1 : count(tree.left) + ('share' in tree ? 1 : count(tree.right))
/** Whether what is left takes something off what comes in. */
export const takesOff = (tree: Tree): boolean =>
  tree.kind !== 'number' &&
  (tree.kind === '−' || tree.kind === 'less' || takesOff(tree.left) || (!('share' in tree) && takesOff(tree.right)))

/** Every different result of one of these units. */
export function solutions(given: readonly Item[], wanted: Unit, mode: Mode, effort: Effort): Solution[] {
  const all = allOf(given, mode, wanted, effort) ?? []
  const found: Solution[] = []
  for (const item of all)
    if (
      sameUnit(wanted, item.unit) &&
      fits(item, mode, 2) &&
      !found.some(({ value }) => Math.abs(value - item.value) <= 1e-9 * Math.abs(value))
    )
      found.push(item)
  return found
}
