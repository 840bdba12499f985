import type { Unit } from '#src/consultant/composed/units.ts'
import { TIMES, WORKER } from '#src/consultant/composed/words.ts'
import type { Asked } from './asked.ts'
import { onlyPath } from './paths.ts'
import type { Quantity } from './quantity.ts'
import { minus, quantitiesIn, type Tree, total } from './tree.ts'

/** A figure that the message asks for. */
export interface Solved {
  kind: 'money' | 'count' | 'share'
  tree: Tree
  value: number
  /** In which unit it is said: reais of one, of a time; things; time. */
  unit: Unit
  wish: Asked['wish']
  /** Figures on the way that are worth saying. */
  also: readonly { name: string; kind: Solved['kind']; tree: Tree }[]
  /** Only whole ones count, the next higher or lower. */
  whole?: 'up' | 'down'
  /** Of two ways: which is better, and whether they bring or cost. */
  better?: 'first' | 'second'
  gain?: boolean
  /** Its words told the whole course of the sum. */
  told?: boolean
  /** The words of the question, where the answer takes one up. */
  more?: string
}

export interface Field {
  asked: Asked
  money: readonly Quantity[]
  counts: readonly Quantity[]
  rates: readonly Quantity[]
  main: string
  rename: (unit: Unit) => Unit
}

export interface Flow {
  quantity: Quantity
  tree: Tree
  value: number
}

export const LEAST_PART = 1e-9

/** Every amount in a unit, comes and goes apart; null: one of them can't be said so. */
export function flowsIn(
  field: Field,
  unit: Unit,
  divides: boolean,
): { comes: Flow[]; goes: Flow[]; rest: Quantity[] } | null {
  const comes: Flow[] = []
  const goes: Flow[] = []
  const rest: Quantity[] = []
  for (const quantity of field.money) {
    if (quantity.way === 'goal') continue
    const path =
      onlyPath(quantity, unit, field.counts, false) ??
      (divides ? onlyPath(quantity, unit, field.counts, true) : undefined)
    if (path === null) return null
    if (path === undefined) {
      rest.push(quantity)
      continue
    }
    ;(quantity.way === 'out' ? goes : comes).push({ quantity, ...path })
  }
  return { comes, goes, rest }
}

const FEE = new Set(['fee'])
/** What comes in less what others take their part of. */
function afterFees(tree: Tree, rates: readonly Quantity[]): Tree {
  return rates
    .filter(({ share }) => share !== null && FEE.has(share))
    .reduce<Tree>((left, by) => ({ kind: 'less', left, by }), tree)
}

/** Fees are each of the whole price. */
export function netOf(comes: Tree, goes: Tree | null, rates: readonly Quantity[]): Tree {
  const fees = rates.filter(({ share }) => share === 'fee')
  const after =
    fees.length <= 1 || fees.slice(1).some(({ label }) => OF_REST.test(label))
      ? afterFees(comes, fees)
      : fees.reduce<Tree>((left, by) => minus(left, { kind: 'of', left: comes, by }), comes)
  return goes ? minus(after, goes) : after
}

/** 'Mais 6% do que sobrou' */
const OF_REST = /\bdo (?:que )?(?:sobr\w+|rest\w+|que fica)/

export const sumOf = (flows: readonly Flow[]): Tree | null =>
  flows.length === 0 ? null : total(flows.map(({ tree }) => tree))

/** Whether every number that belongs is in the sum; a count of something else is scenery. */
export function usesAll(tree: Tree, field: Field, asked: Unit): boolean {
  const used = quantitiesIn(tree)
  const ids = new Set([...used].map(({ id }) => id))
  const nouns = new Set([...Object.keys(asked), ...[...used].flatMap(({ unit }) => Object.keys(unit))])
  if (field.money.some(({ id, way }) => !ids.has(id) && way !== 'goal')) return false
  if (field.rates.some(({ id }) => !ids.has(id))) return false
  const clauses = new Set([...used].map(({ clause }) => clause))
  const sentences = new Set([...used].map(({ sentence }) => sentence))
  // Days that are worked and people who work cost something.
  if (
    field.counts.some(
      (one) =>
        !ids.has(one.id) &&
        sentences.has(one.sentence) &&
        Object.keys(one.unit).some((noun) => one.unit[noun] === 1 && (TIMES.has(noun) || WORKER.test(noun))),
    )
  )
    return false
  return field.counts.every(
    (one) => ids.has(one.id) || (isScenery(one, nouns) && (!clauses.has(one.clause) || HAS.test(one.label))),
  )
}

/** A count that nothing of the sum is counted in: three freezers of 400 litres. */
function isScenery({ unit, label }: Quantity, nouns: ReadonlySet<string>): boolean {
  const own = Object.keys(unit)
  if (own.some((noun) => nouns.has(noun)) || DOES.test(label)) return false
  return own.length === 1 || HAS.test(label)
}
const DOES =
  /\b(?:tir(?:o|ei)|fiz|fac[oa]|faz|vend(?:o|i)|produz\w*|colh\w+|compr(?:o|ei)|lav[oa]|atend\w+|rod[oa]|trabalh\w+|demaos?|vezes|us[oa]|gast\w+|da|dao|rende\w*)\b/
const HAS = /\b(?:tenho|temos|tem|com|de)\b/

/** Asked in words that the plain sums don't answer. */
export const OTHERWISE =
  /\b(?:vai embora|perc?d?[oi]|perder|perdendo|deixo de|falta(?: quanto)?|a menos|a mais|diferenca|muda|de juros?|comissao del|ele recebe|ela recebe|mesm[oa]|antes|de (?:comissao|taxa|imposto|multa)|devolver|troco)\b/
/** A commission is paid by somebody else. */
export const OF_OTHER = /\b(?:vendedor\w*|corretor\w*|representante)\b/
