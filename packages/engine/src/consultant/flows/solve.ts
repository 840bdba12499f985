import { MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES } from '#src/consultant/composed/words.ts'
import { type Asked, moneyUnit } from './asked.ts'
import { compare } from './compare.ts'
import {
  type Field,
  type Flow,
  flowsIn,
  LEAST_PART,
  netOf,
  OF_OTHER,
  OTHERWISE,
  type Solved,
  sumOf,
  usesAll,
} from './field.ts'
import { mayBeOfEach, withoutRest, withoutTerms } from './guard.ts'
import { byLaw } from './laws.ts'
import { byTwoLaws } from './laws-of-two.ts'
import { average, extra, less, percent, toGoal } from './particular.ts'
import { onlyPath, type Path, pathsTo } from './paths.ts'
import { mainsOf, prepare, withShares } from './prepare.ts'
import type { Quantity } from './quantity.ts'
import { known, leaf, minus, over, quantitiesIn, type Tree, worth } from './tree.ts'

function left(field: Field): Solved | null {
  const { asked } = field
  if (OTHERWISE.test(asked.whole) || (OF_OTHER.test(asked.before.slice(-160)) && field.rates.length > 0)) return null
  const unit = field.rename(moneyUnit(asked))
  const flows = flowsIn(field, unit, asked.one !== null || asked.time === 'hora')
  if (!flows || flows.rest.length > 0) return null
  const comes = sumOf(flows.comes)
  if (!comes || !areSure(flows.comes, field)) return null
  const goes = sumOf(flows.goes)
  if (
    !goes &&
    field.rates.length === 0 &&
    !flows.comes.some(({ quantity }) => quantity.way === 'keep') &&
    asked.wish === 'left' &&
    // What an hour brings has no cost to be told.
    !(asked.time === 'hora' && /\bganh\w+|\brecebo\b/.test(asked.whole))
  )
    return null
  const tree = netOf(comes, goes, field.rates)
  const thin = flows.goes.filter(({ quantity: { unit, bill } }) => Object.keys(unit).length === 1 && !bill)
  if (thin.some(({ value }) => Number.isInteger(value) && value < 100 && worth(comes) > value * MOST_APART)) return null
  if (flows.goes.some(({ quantity }) => mayBeOfEach(quantity, flows.comes, field.main))) return null
  if (quantitiesIn(tree).size < 2 || !usesAll(tree, field, unit)) return null
  // As small as a part of one price, and next to nothing once it is divided: it was of one.
  if (
    asked.one !== null &&
    flows.goes.some(
      ({ quantity, value }) =>
        quantity.loose && !quantity.bill && quantity.value < worth(comes) && value < worth(comes) * LEAST_COST,
    )
  )
    return null
  // A loss on each one, or of more than comes in, is a number that was taken for another.
  if (worth(tree) < 0 && (asked.one !== null || asked.wish !== 'left' || -worth(tree) > worth(comes))) return null
  return {
    kind: 'money',
    tree,
    value: worth(tree),
    unit,
    wish: 'left',
    also: asked.one !== null || asked.share ? [{ name: 'parte do preço', kind: 'share', tree: over(tree, comes) }] : [],
  }
}

/** Each of them surely comes in, and there is one price of one thing. */
function areSure(flows: readonly Flow[], { main, asked }: Field): boolean {
  if (asked.wish === 'left' && flows.some(({ quantity: { way } }) => way === null)) return false
  const prices = flows.filter(({ quantity: { unit, way } }) => way !== 'keep' && unit[main] === -1)
  if (prices.length > 1) return false
  const whole = flows.filter(({ quantity: { unit } }) => Object.keys(unit).length === 1).map(({ value }) => value)
  // 'Faturo 25 mil e gasto 19': thousands, perhaps.
  return whole.length < 2 || Math.max(...whole) < Math.min(...whole) * MOST_APART
}
const MOST_APART = 200
const LEAST_COST = 0.01

function cost(field: Field): Solved | null {
  const { asked } = field
  if (OTHERWISE.test(asked.whole)) return null
  const unit = field.rename(moneyUnit(asked))
  const flows = flowsIn(field, unit, asked.one !== null || asked.time !== null)
  if (!flows || flows.rest.length > 0) return null
  const all = [...flows.goes, ...flows.comes]
  if (
    flows.goes.length > 0 &&
    flows.comes.some(({ quantity: { way, unit } }) => way !== null || Object.keys(unit).length > 1)
  )
    return null
  const tree = sumOf(all)
  // A few cents beside all that was spent are of one.
  const most = Math.max(...all.map(({ value }) => value))
  if (
    flows.goes.some(
      ({ quantity, value }) => quantity.loose && !quantity.bill && value * MOST_APART < most && value < 20,
    )
  )
    return null
  if (!tree || field.rates.length > 0 || quantitiesIn(tree).size < 2 || !usesAll(tree, field, unit)) return null
  return { kind: 'money', tree, value: worth(tree), unit, wish: asked.wish, also: [] }
}

/** 'Quanto custa a dúzia? Vendo a 8': what was asked, then what the price leaves of it. */
function costFirst(field: Field): Solved | null {
  const { asked, money } = field
  const prices = money.filter(({ way }) => way === 'in')
  if (asked.wish !== 'cost' || prices.length !== 1 || !/\bcust/.test(asked.whole)) return null
  const costs = cost({ ...field, money: money.filter(({ way }) => way !== 'in') })
  const noun = asked.one ?? asked.time
  // It is a price of what is asked about.
  const price = noun ? { ...prices[0]!, unit: field.rename({ [MONEY]: 1, [noun]: -1 }), loose: false } : prices[0]!
  const priced = { ...field, money: money.map((one) => (one === prices[0] ? price : one)) }
  const rest = costs && left({ ...priced, asked: { ...asked, wish: 'left' } })
  return costs && rest && worth(rest.tree) > 0
    ? { ...costs, also: [{ name: 'o que sobra', kind: 'money', tree: rest.tree }] }
    : null
}

/** How many pay for what is paid whatever is sold. */
function even(field: Field): Solved | null {
  const { asked } = field
  const thing = Object.keys(field.rename({ [asked.thing!]: 1 }))[0] ?? field.main
  const counts = field.counts.filter(
    ({ unit }) => !(unit[thing] === 1 && Object.keys(unit).every((noun) => noun === thing || TIMES.has(noun))),
  )
  const inner: Field = { ...field, counts }
  const each: Flow[] = []
  const bills: Flow[] = []
  for (const quantity of field.money) {
    const one = quantity.way === 'goal' ? undefined : onlyPath(quantity, { [MONEY]: 1, [thing]: -1 }, counts, false)
    if (one === null) return null
    if (one) {
      each.push({ quantity, ...one })
      continue
    }
    const all = onlyPath(quantity, { [MONEY]: 1 }, counts, false)
    if (!all || quantity.way === 'keep' || (Object.keys(quantity.unit).length > 1 && quantity.way !== 'out'))
      return null
    bills.push({ quantity, ...all })
  }
  const comes = sumOf(each.filter(({ quantity }) => quantity.way !== 'out'))
  const fixed = sumOf(bills)
  if (!comes || !fixed) return null
  const margin = netOf(comes, sumOf(each.filter(({ quantity }) => quantity.way === 'out')), field.rates)
  if (worth(margin) <= 0) return null
  const tree = over(fixed, margin)
  if (!usesAll(tree, inner, { [thing]: 1 })) return null
  return {
    kind: 'count',
    tree,
    value: worth(tree),
    unit: { [thing]: 1 },
    wish: 'even',
    whole: 'up',
    also: [
      { name: 'o que cada um deixa', kind: 'money', tree: margin },
      ...(bills.length > 1 ? [{ name: 'o que tem de ser pago', kind: 'money' as const, tree: fixed }] : []),
    ],
  }
}

/** In which time something is paid by what it brings. */
function payback(field: Field): Solved | null {
  const once = field.money.filter(
    ({ unit, loose, bill, way }) => Object.keys(unit).length === 1 && loose && !bill && way !== 'goal',
  )
  const price = once.reduce<Quantity | null>((most, one) => (!most || one.value > most.value ? one : most), null)
  if (!price) return null
  const others = field.money.filter((one) => one !== price)
  for (const time of ['mes', 'dia', 'semana', 'ano']) {
    const unit: Unit = { [MONEY]: 1, [time]: -1 }
    const flows = flowsIn(
      { ...field, money: others.map((one) => ({ ...one, way: saves(one) ? ('keep' as const) : one.way })) },
      unit,
      false,
    )
    if (!flows || flows.rest.length > 0) continue
    const comes = sumOf(flows.comes)
    if (!comes) continue
    const gain = netOf(comes, sumOf(flows.goes), field.rates)
    if (worth(gain) <= 0) continue
    const tree = over(leaf(price), gain)
    if (!usesAll(tree, field, { [time]: 1 })) continue
    return {
      kind: 'count',
      tree,
      value: worth(tree),
      unit: { [time]: 1 },
      wish: 'payback',
      also: [{ name: `ganho por ${time}`, kind: 'money', tree: gain }],
    }
  }
  return null
}
const saves = ({ label }: Quantity) => /\becono\w+|\bpoup\w+|\bdeixa\w*|\bsobra\b|\blucro\b|\bganh/.test(label)

/** What to charge for one. */
function price(field: Field): Solved | null {
  const { asked } = field
  const unit = field.rename(moneyUnit(asked))
  if (OTHERWISE.test(asked.whole) || field.money.some(({ way }) => way === null)) return null
  const tries: Unit[] = asked.one || asked.time === 'hora' ? [unit] : [{ [MONEY]: 1 }, { [MONEY]: 1, [field.main]: -1 }]
  for (const target of tries) {
    const flows = flowsIn(
      { ...field, money: field.money.map((one) => (one.way === 'goal' ? { ...one, way: 'out' as const } : one)) },
      target,
      true,
    )
    if (
      !flows ||
      flows.rest.length > 0 ||
      flows.goes.length === 0 ||
      flows.comes.some(({ quantity }) => quantity.way === 'in')
    )
      continue
    const base = sumOf([...flows.goes, ...flows.comes])!
    const onCost = field.rates.filter(({ share }) => share === 'markup')
    const onPrice = field.rates.filter(({ share }) => share === 'profit' || share === 'fee')
    if (onCost.length + onPrice.length !== field.rates.length) continue
    const marked = onCost.reduce<Tree>((left, by) => ({ kind: 'more', left, by }), base)
    const part = onPrice.reduce<Tree | null>(
      (left, by) => ({ kind: 'less', left: left ?? known('inteiro', 'O preço inteiro', 1), by }),
      null,
    )
    // Of the price, or of the cost?
    if (
      onPrice.length > 1 &&
      onPrice.some(({ share, label }) => share === 'profit' && !/preco|venda|em cima/.test(label))
    )
      continue
    const sum = onPrice.reduce((all, { value }) => all + value, 0)
    if (sum >= 100) continue
    const rest: Tree | null = part && (onPrice.length === 1 ? part : restOf(onPrice))
    const tree = rest ? over(marked, rest) : marked
    if (quantitiesIn(tree).size < 2 || !usesAll(tree, field, target)) continue
    return {
      kind: 'money',
      tree,
      value: worth(tree),
      unit: target,
      wish: 'price',
      also: [{ name: 'custo', kind: 'money', tree: base }],
    }
  }
  return null
}

/** '100% − 8% − 20%' */
function restOf(rates: readonly Quantity[]): Tree {
  const whole = known('inteiro', 'O preço inteiro', 1)
  return rates.reduce<Tree>((left, by) => minus(left, { kind: 'of', left: whole, by }), whole)
}

/** A count of something from the others. */
function many(field: Field): Solved | null {
  const { asked } = field
  if (field.money.length > 0)
    return asked.thing && asked.thing !== 'tempo' && !TIMES.has(asked.thing) ? even(field) : null
  const found: Path[] = []
  const targets: Unit[] =
    asked.thing === 'tempo'
      ? ['dia', 'mes', 'semana', 'hora', 'ano'].map((time) => ({ [time]: 1 }))
      : [field.rename({ [asked.thing!]: 1, ...(asked.time && { [asked.time]: -1 }) })]
  if (field.money.length > 0 || field.rates.length > 0) return null
  for (const target of targets) {
    for (const quantity of field.counts)
      for (const path of pathsTo(quantity, target, field.counts, false)) {
        if (quantitiesIn(path.tree).size < 2 || !usesAll(path.tree, field, target)) continue
        if (!found.some(({ value }) => Math.abs(value - path.value) <= LEAST_PART * value)) found.push(path)
      }
    // So much lasts so many: what one eats of it in a day, times how many eat.
    if (found.length === 0 && asked.thing !== null && (asked.thing === 'tempo' || TIMES.has(asked.thing)))
      for (const quantity of field.counts)
        for (const path of pathsTo(quantity, target, field.counts, true)) {
          if (quantitiesIn(path.tree).size < 3 || !usesAll(path.tree, field, target)) continue
          if (!found.some(({ value }) => Math.abs(value - path.value) <= LEAST_PART * value)) found.push(path)
        }
    if (found.length > 1) return null
    if (found.length === 1) {
      const [only] = found
      const noun = Object.keys(target).find((one) => target[one] === 1)!
      const whole = !TIMES.has(noun) && !SIZES.has(noun)
      const made = /\b(?:da|dao|sai|saem|rende\w*|faz|faco|inteir\w+|cab\w+|consigo)\b/.test(asked.whole)
      return {
        kind: 'count',
        tree: only!.tree,
        value: only!.value,
        unit: target,
        wish: 'many',
        also: [],
        ...(whole && { whole: made ? ('down' as const) : ('up' as const) }),
      }
    }
  }
  return null
}

/** What each of a batch costs takes how many it makes. */
const isOfRecipe = (all: readonly Quantity[], { one, whole, before }: Asked) =>
  one !== null &&
  one !== SOME &&
  /\bcada\b/.test(whole) &&
  !before.includes(one) &&
  all.filter(({ kind, unit }) => kind === 'count' && Object.keys(unit).every((noun) => unit[noun] === 1)).length > 1
const KINDS_OF_SIZE = Object.fromEntries([...SIZES].map((size) => [size, true]))
/** Bills alone don't say how much has to be sold: that takes what each sale leaves. */
const lacksMargin = (all: readonly Quantity[], { whole }: Asked) =>
  /\b(?:fatur\w+|vend\w+|entrar)\b/.test(whole) &&
  /\b(?:preciso|tenho que|minimo|empat\w+|prejuizo|devo)\b/.test(whole) &&
  all.every(({ kind, way }) => kind !== 'money' || way === 'out' || way === 'goal')
/** '4 dúzias a 3 cada': a dozen, or one of them. */
const inPacks = (all: readonly Quantity[]) =>
  all.some(({ unit }) => PACKS.some((pack) => unit[pack] === 1)) &&
  all.some(({ unit, label }) => PACKS.some((pack) => unit[pack] === -1) && /\bcada\b/.test(label))
/** Another price, for which some leave, is weighed against today's. */
const SUPPOSES = /\bse (?:eu |a gente )?(?:sub|aument|baix|reajust)\w*/
const PACKS = ['duzi', 'duzia', 'milheir', 'milheiro']

/** By every way of taking its nouns, the surest first. */
export function solve(said: readonly Quantity[], asked: Asked): Solved | null {
  const all = withoutRest(withoutTerms(said, asked))
  const law = byLaw(all, asked) ?? byTwoLaws(all, asked)
  if (law) return { ...law, told: true }
  if (lacksMargin(all, asked) || inPacks(all) || (asked.wish !== 'versus' && SUPPOSES.test(asked.said))) return null
  if (asked.compares || asked.wish === 'versus' || asked.wish === 'extra') {
    const two = compare(all, asked, asked.said)
    if (two || asked.wish !== 'extra') return two
  }
  const mains = mainsOf(all, asked)
  const sure = asked.one !== null || asked.wish === 'even'
  for (const single of [false, true]) {
    const found: Solved[] = []
    for (const main of mains) {
      // Of one, where a month is asked for and nobody says how many that has.
      if (single && asked.time !== null && !all.some(({ unit }) => asked.time! in unit)) continue
      if (single && isOfRecipe(all, asked)) continue
      if (
        single &&
        ((main in KINDS_OF_SIZE && asked.one !== main) ||
          asked.wish === 'even' ||
          all.some(({ unit, kind }) => kind === 'count' && unit[main] === 1))
      )
        continue
      const one = solveBy({ asked, ...withShares(prepare(all, asked, main, single)) })
      if (one && !found.some(({ value }) => Math.abs(value - one.value) <= LEAST_PART * Math.abs(value)))
        found.push(one)
      if (one && sure) break
    }
    if (found.length > 1) return null
    if (found.length === 1) return found[0]!
  }
  return null
}

function solveBy(field: Field): Solved | null {
  const { asked } = field
  const goal = toGoal(field)
  if (goal) return goal
  switch (asked.wish) {
    case 'left':
      return left(field) ?? (asked.share ? percent(field) : null)
    case 'cost':
    case 'income':
      if (field.rates.length > 0 && field.rates.every(({ share }) => share === 'markup')) return price(field)
      return (
        costFirst(field) ??
        cost(field) ??
        (!/\b(?:custo|gast\w+)\b/.test(asked.whole) && field.money.some(({ way }) => way === 'in' || way === null)
          ? left(field)
          : null)
      )
    case 'even':
      return even(field)
    case 'payback':
      return payback(field)
    case 'price':
      return price(field)
    case 'many':
      return many(field)
    case 'less':
      return less(field)
    case 'percent':
      return percent(field)
    case 'versus':
      return null
    case 'extra':
      return extra(field)
    case 'average':
      return average(field)
    default:
      // Only a law has these.
      return null
  }
}
