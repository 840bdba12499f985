import { keyOf, MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import { type Asked, moneyUnit } from './asked.ts'
import type { Solved } from './field.ts'
import { onlyPath } from './paths.ts'
import { mainsOf, prepare, withShares } from './prepare.ts'
import type { Quantity } from './quantity.ts'
import { minus, quantitiesIn, type Tree, total, worth } from './tree.ts'

/** Where the second of two ways begins. */
const OTHER =
  /\bou\b(?! nao\b)|\b(?:o|a|no|na|um|uma|d[oa]|pel[oa]) outr[oa]\b|\boutr[oa]\b|\bse (?:eu )?(?:puser|por|comprar|for|fizer|trocar|contratar|pegar|mudar|fechar|terceirizar)\b|\bpropri[oa]\b|\bcontra\b|\b(?:ja )?(?:o|a) (?:segund[oa]|nov[oa]|usad[oa])\b|\b(?:no|na) (?:rotativo|cartao|prazo|boleto|parcelad[oa]|balcao|app|feira|mercado)\b|\bachei\b|[,.] ?(?:e )?(?:o|a) [a-z]{4,}|\be (?:o|a) [a-z]{4,}|\be \d/g

const MOST_APART = 4

interface Side {
  tree: Tree
  value: number
  gain: boolean
  used: ReadonlySet<string>
}

/** One way's amounts in the unit; null: one of them can't be said so. */
function sideOf(
  money: readonly Quantity[],
  counts: readonly Quantity[],
  unit: Unit,
  rates: readonly Quantity[],
): Side | null {
  const comes: Tree[] = []
  const goes: Tree[] = []
  for (const one of money) {
    const path = onlyPath(one, unit, counts, false) ?? onlyPath(one, unit, counts, true)
    if (!path) return null
    ;(one.way === 'in' || one.way === 'keep' ? comes : goes).push(path.tree)
  }
  const gain = comes.length > 0
  let tree = gain ? total(comes) : total(goes)
  for (const by of rates) tree = { kind: 'less', left: tree, by }
  if (gain && goes.length > 0) tree = minus(tree, total(goes))
  return { tree, value: worth(tree), gain, used: new Set([...quantitiesIn(tree)].map(({ id }) => id)) }
}

/** A price that is said shorter the second time: '11,90 o kg … o outro faz 10,60'. */
function likeFirst(second: readonly Quantity[], first: readonly Quantity[]): Quantity[] {
  const [model] = first
  return second.map((one, n) =>
    n === 0 &&
    model &&
    Object.keys(one.unit).length === 1 &&
    Object.keys(model.unit).length > 1 &&
    one.value < model.value * MOST_APART &&
    one.value > model.value / MOST_APART
      ? { ...one, unit: model.unit, way: one.way ?? model.way, loose: false }
      : { ...one, way: one.way ?? (n === 0 ? (model?.way ?? null) : null) },
  )
}

/** '90 o saco ou 4 o quilo': nobody knows how much a sack holds. */
const isOneOfMeasures = (all: readonly Quantity[], main: string) => {
  const priced = all.flatMap(({ kind, unit }) =>
    kind === 'money' ? Object.keys(unit).filter((noun) => unit[noun] === -1 && !TIMES.has(noun)) : [],
  )
  return priced.includes(main) && priced.some((noun) => noun !== main && noun !== SOME)
}

/** Two ways that are weighed: what each comes to, and by how much they differ. */
export function compare(all: readonly Quantity[], asked: Asked, text: string): Solved | null {
  const found: Solved[] = []
  for (const main of mainsOf(all, asked))
    for (const single of [false, true]) {
      if (single && isOneOfMeasures(all, main)) continue
      if (single && (asked.one !== null || all.some(({ kind, unit }) => kind === 'count' && unit[main] === 1))) continue
      // What is paid either way decides nothing.
      const apart = all.filter(({ bill, unit, kind }) => !(kind === 'money' && bill && Object.keys(unit).length === 1))
      const one =
        compareBy(all, asked, text, main, single) ??
        (apart.length < all.length && apart.some(({ way }) => way === 'keep')
          ? compareBy(apart, asked, text, main, single)
          : null)
      if (one && !found.some(({ value }) => Math.abs(value - one.value) < 1e-6)) found.push(one)
    }
  return found.length === 1 ? found[0]! : null
}

function compareBy(all: readonly Quantity[], asked: Asked, text: string, main: string, single: boolean): Solved | null {
  const { money, counts, rates, rename } = withShares(prepare(all, asked, main, single))
  if (money.length < 2 || rates.some(({ share }) => share !== 'fee')) return null
  const sorted = [...money].sort((a, b) => a.at - b.at)
  const unit = rename(moneyUnit(asked))
  const marks = [...text.matchAll(OTHER)].map(({ index }) => index)
  const solved: { first: Side; second: Side }[] = []
  const seen = new Set<number>()
  for (const mark of marks) {
    const cut = sorted.filter(({ at }) => at < mark).length
    if (cut === 0 || cut === sorted.length || seen.has(cut)) continue
    seen.add(cut)
    const last = sorted[cut - 1]!
    const parts = [sorted.slice(0, cut), likeFirst(sorted.slice(cut), sorted)] as const
    const from = counts.filter(({ at }) => at > last.at && at < mark).length > 0 ? mark : last.at + 1
    const own = [counts.filter(({ at }) => at < from), counts.filter(({ at }) => at >= from)] as const
    const shared = (n: 0 | 1) => [
      ...own[n],
      ...own[n === 0 ? 1 : 0].filter((one) => !own[n].some(({ unit: same }) => keyOf(same) === keyOf(one.unit))),
    ]
    const ratesOf = (n: 0 | 1) => rates.filter(({ at }) => at < mark === (n === 0))
    const target: Unit = unit
    const sides = ([0, 1] as const).map(
      (n) => sideOf(parts[n], own[n], target, ratesOf(n)) ?? sideOf(parts[n], shared(n), target, ratesOf(n)),
    )
    const [first, second] = sides
    if (!first || !second || first.gain !== second.gain || first.value <= 0 || second.value <= 0) continue
    const used = new Set([...first.used, ...second.used])
    if (
      counts.some(
        ({ id, unit: own }) =>
          !used.has(id) &&
          Object.keys(own).some(
            (noun) => noun !== SOME && [...money, ...counts].some((other) => other.id !== id && noun in other.unit),
          ),
      )
    )
      continue
    solved.push({ first, second })
  }
  if (solved.length === 0) return null
  if (
    solved.some(
      ({ first, second }) =>
        Math.abs(first.value - second.value - (solved[0]!.first.value - solved[0]!.second.value)) > 1e-6,
    )
  )
    return null
  const { first, second } = solved[0]!
  const [more, less] = first.value >= second.value ? [first, second] : [second, first]
  const tree = minus(more.tree, less.tree)
  return {
    kind: 'money',
    tree,
    value: worth(tree),
    unit: { [MONEY]: 1, ...(unit.mes === -1 || asked.time ? { [asked.time ?? 'mes']: -1 } : {}) },
    wish: 'versus',
    better: first.gain === first.value > second.value ? 'first' : 'second',
    gain: first.gain,
    also: [
      { name: 'a primeira', kind: 'money', tree: first.tree },
      { name: 'a segunda', kind: 'money', tree: second.tree },
    ],
  }
}
