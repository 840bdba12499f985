import { joined, keyOf, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import type { Quantity } from './quantity.ts'
import { known, leaf, over, quantitiesIn, type Tree, times, worth } from './tree.ts'

const LONGEST = 4
const MOST_NOUNS = 3
const MOST_PATHS = 24

/** Known of the calendar. */
const CALENDAR: readonly (readonly [noun: string, of: string, Tree])[] = [
  ['mes', 'ano', known('meses_do_ano', 'Meses do ano', 12)],
  ['semana', 'ano', known('semanas_do_ano', 'Semanas do ano', 52)],
  ['semana', 'mes', known('semanas_do_mes', 'Semanas de um mês', 52 / 12)],
  ['unidad', 'duzia', known('duzia', 'Unidades da dúzia', 12)],
  ['kg', 'tonelad', known('tonelada', 'Quilos da tonelada', 1_000)],
  ['kg', 'arrob', known('arroba', 'Quilos da arroba', 15)],
]

export interface Path {
  tree: Tree
  value: number
}

/** Ways of saying a quantity in another unit, each count used at most once; the nearest of several alike. */
export function pathsTo(from: Quantity, to: Unit, counts: readonly Quantity[], divides: boolean): Path[] {
  const found: Path[] = []
  const need = joined(to, from.unit, -1)
  const near = (one: Quantity) => Math.abs(one.clause - from.clause) * 2 + (one.at > from.at ? 1 : 0)
  const others = counts.filter((one) => one !== from)
  const seen = new Set<string>()
  const walk = (rest: Unit, tree: Tree, used: readonly Quantity[], calendar: boolean): void => {
    if (found.length >= MOST_PATHS) return
    if (Object.keys(rest).length === 0) {
      const key = [...quantitiesIn(tree)]
        .map(({ id }) => id)
        .sort()
        .join()
      if (!seen.has(key)) found.push({ tree, value: worth(tree) })
      seen.add(key)
      return
    }
    if (used.length >= LONGEST) return
    const units = new Map<string, Quantity[]>()
    for (const one of others)
      if (!used.includes(one)) {
        const key = keyOf(one.unit)
        units.set(key, [...(units.get(key) ?? []), one])
      }
    for (const alike of units.values()) {
      // Of several alike the one that stands nearest.
      const one = alike.reduce((best, next) => (near(next) < near(best) ? next : best))
      for (const power of [1, -1] as const) {
        const nouns = Object.keys(one.unit)
        const fits = nouns.some(
          (noun) => rest[noun] !== undefined && Math.sign(rest[noun]) === Math.sign(one.unit[noun]! * power),
        )
        if (!fits) continue
        const plain = nouns.length === 1
        if (power === -1 && plain && !divides) continue
        const next = joined(rest, one.unit, power === 1 ? -1 : 1)
        if (Object.keys(next).length > MOST_NOUNS || Object.values(next).some((one) => Math.abs(one) > 1)) continue
        walk(next, power === 1 ? times(tree, leaf(one)) : over(tree, leaf(one)), [...used, one], calendar)
      }
    }
    if (calendar) return
    for (const [noun, of, tree2] of CALENDAR)
      for (const power of [1, -1] as const) {
        // noun per of
        const unit: Unit = { [noun]: 1, [of]: -1 }
        const fits = rest[noun] === power && rest[of] === -power
        if (!fits) continue
        walk(joined(rest, unit, power === 1 ? -1 : 1), power === 1 ? times(tree, tree2) : over(tree, tree2), used, true)
      }
  }
  walk(need, leaf(from), [], false)
  return found
}

/** The one value; undefined: there is none; null: there are several. */
export function onlyPath(
  from: Quantity,
  to: Unit,
  counts: readonly Quantity[],
  divides = false,
): Path | null | undefined {
  const paths = pathsTo(from, to, counts, divides)
  if (paths.length === 0) return undefined
  const [first] = paths
  if (paths.every(({ value }) => Math.abs(value - first!.value) <= 1e-9 * Math.abs(value))) return first!
  // The shortest, if no other is as short.
  const size = ({ tree }: Path) => quantitiesIn(tree).size
  const least = Math.min(...paths.map(size))
  const short = paths.filter((path) => size(path) === least)
  return short.length === 1 ? short[0]! : null
}

export const isTime = (noun: string) => TIMES.has(noun)
