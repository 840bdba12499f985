import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES, WORKER } from '#src/consultant/composed/words.ts'
import { type Asked, moneyUnit } from './asked.ts'
import { compare } from './compare.ts'
import { onlyPath, type Path, pathsTo } from './paths.ts'
import { mainsOf, prepare, withShares } from './prepare.ts'
import type { Quantity } from './quantity.ts'
import { known, leaf, minus, over, quantitiesIn, type Tree, times, total, valueOf } from './tree.ts'

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
}

interface Field {
  asked: Asked
  money: readonly Quantity[]
  counts: readonly Quantity[]
  rates: readonly Quantity[]
  main: string
  rename: (unit: Unit) => Unit
}

interface Flow {
  quantity: Quantity
  tree: Tree
  value: number
}

const LEAST_PART = 1e-9

/** Every amount in a unit, comes and goes apart; null: one of them can't be said so. */
function flowsIn(field: Field, unit: Unit, divides: boolean): { comes: Flow[]; goes: Flow[]; rest: Quantity[] } | null {
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
function netOf(comes: Tree, goes: Tree | null, rates: readonly Quantity[]): Tree {
  const fees = rates.filter(({ share }) => share === 'fee')
  const after =
    fees.length <= 1 || fees.slice(1).some(({ label }) => OF_REST.test(label))
      ? afterFees(comes, fees)
      : fees.reduce<Tree>((left, by) => minus(left, { kind: 'of', left: comes, by }), comes)
  return goes ? minus(after, goes) : after
}

/** 'Mais 6% do que sobrou' */
const OF_REST = /\bdo (?:que )?(?:sobr\w+|rest\w+|que fica)/

const sumOf = (flows: readonly Flow[]): Tree | null =>
  flows.length === 0 ? null : total(flows.map(({ tree }) => tree))

/** Whether every number that belongs is in the sum; a count of something else is scenery. */
function usesAll(tree: Tree, field: Field, asked: Unit): boolean {
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
const OTHERWISE =
  /\b(?:vai embora|perc?d?[oi]|perder|perdendo|deixo de|falta(?: quanto)?|a menos|a mais|diferenca|muda|de juros?|comissao del|ele recebe|ela recebe|mesm[oa]|antes|de (?:comissao|taxa|imposto|multa)|devolver|troco)\b/
/** A commission is paid by somebody else. */
const OF_OTHER = /\b(?:vendedor\w*|corretor\w*|representante)\b/

function left(field: Field): Solved | null {
  const { asked } = field
  if (OTHERWISE.test(asked.whole) || (OF_OTHER.test(asked.before.slice(-160)) && field.rates.length > 0)) return null
  const unit = field.rename(moneyUnit(asked))
  const flows = flowsIn(field, unit, asked.one !== null)
  if (!flows || flows.rest.length > 0) return null
  const comes = sumOf(flows.comes)
  if (!comes || !areSure(flows.comes, field)) return null
  const goes = sumOf(flows.goes)
  if (
    !goes &&
    field.rates.length === 0 &&
    !flows.comes.some(({ quantity }) => quantity.way === 'keep') &&
    asked.wish === 'left'
  )
    return null
  const tree = netOf(comes, goes, field.rates)
  const thin = flows.goes.filter(({ quantity: { unit, bill } }) => Object.keys(unit).length === 1 && !bill)
  if (thin.some(({ value }) => Number.isInteger(value) && value < 100 && valueOf(comes) > value * MOST_APART))
    return null
  if (quantitiesIn(tree).size < 2 || !usesAll(tree, field, unit)) return null
  // A loss on each one, or of more than comes in, is a number that was taken for another.
  if (valueOf(tree) < 0 && (asked.one !== null || asked.wish !== 'left' || -valueOf(tree) > valueOf(comes))) return null
  return {
    kind: 'money',
    tree,
    value: valueOf(tree),
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
  return { kind: 'money', tree, value: valueOf(tree), unit, wish: asked.wish, also: [] }
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
    if (!all || quantity.way === 'keep' || Object.keys(quantity.unit).length > 1) return null
    bills.push({ quantity, ...all })
  }
  const comes = sumOf(each.filter(({ quantity }) => quantity.way !== 'out'))
  const fixed = sumOf(bills)
  if (!comes || !fixed) return null
  const margin = netOf(comes, sumOf(each.filter(({ quantity }) => quantity.way === 'out')), field.rates)
  if (valueOf(margin) <= 0) return null
  const tree = over(fixed, margin)
  if (!usesAll(tree, inner, { [thing]: 1 })) return null
  return {
    kind: 'count',
    tree,
    value: valueOf(tree),
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
    if (valueOf(gain) <= 0) continue
    const tree = over(leaf(price), gain)
    if (!usesAll(tree, field, { [time]: 1 })) continue
    return {
      kind: 'count',
      tree,
      value: valueOf(tree),
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
      value: valueOf(tree),
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

/** Instalments above the price: so many of so much, less what it costs at once. */
function extra(field: Field): Solved | null {
  const { money, counts, rates } = field
  const each = money.find(({ unit }) => unit.parcela === -1)
  const cash = money.filter((one) => one !== each)
  const many = counts.filter(({ unit }) => unit.parcela === 1)
  if (!each || cash.length !== 1 || many.length !== 1 || counts.length !== 1 || rates.length > 0) return null
  const paid = times(leaf(many[0]!), leaf(each))
  const tree = minus(paid, leaf(cash[0]!))
  if (valueOf(tree) <= 0 || valueOf(tree) > valueOf(paid)) return null
  return {
    kind: 'money',
    tree,
    value: valueOf(tree),
    unit: { [MONEY]: 1 },
    wish: 'extra',
    also: [{ name: 'o que se paga ao todo', kind: 'money', tree: paid }],
  }
}

/** What a discount takes. */
function less(field: Field): Solved | null {
  const { asked } = field
  const by = field.money.flatMap(({ mods }) => mods ?? []).find(({ by }) => by.share === 'off')?.by
  if (!by) return null
  const unit = field.rename(moneyUnit(asked))
  const flows = flowsIn({ ...field, money: field.money.map(({ mods: _, ...one }) => one) }, unit, false)
  if (!flows || flows.rest.length > 0 || flows.goes.length > 0) return null
  const comes = sumOf(flows.comes)
  if (!comes) return null
  const tree: Tree = { kind: 'of', left: comes, by }
  return usesAll(tree, field, unit) ? { kind: 'money', tree, value: valueOf(tree), unit, wish: 'less', also: [] } : null
}

/** 'Qual a ocupação?', 'quantos % do faturamento?', 'o jeans é quantos %?' */
function percent(field: Field): Solved | null {
  const { asked, money, counts, rates } = field
  if (rates.length > 0) return null
  const share = (part: Tree, whole: Tree, unit: Unit = {}): Solved | null => {
    const tree = over(part, whole)
    const value = valueOf(tree)
    if (!(value > 0) || !usesAll(tree, field, unit)) return null
    return { kind: 'share', tree, value: value * 100, unit: {}, wish: 'percent', also: [] }
  }
  if (money.length > 1 && money.every(({ unit }) => Object.keys(unit).length === Object.keys(money[0]!.unit).length)) {
    const comes = money.filter(({ way }) => way === 'in')
    const goes = money.filter(({ way }) => way === 'out')
    if (comes.length === 1 && goes.length === money.length - 1) return share(total(goes.map(leaf)), leaf(comes[0]!))
    // One of a list, by its name in the question.
    const named = money.filter(
      ({ label }) =>
        (/[a-z]{4,}/.exec(label)?.[0] ?? '-') &&
        asked.text !== '' &&
        new RegExp(`\\b${/([a-z]{4,})[^a-z]*$/.exec(label.split(' ').slice(0, 2).join(' '))?.[1] ?? '-'}`).test(
          asked.whole,
        ),
    )
    if (money.length >= 3 && named.length === 1) return share(leaf(named[0]!), total(money.map(leaf)))
    if (money.length === 2) {
      const [part, whole] = [...money].sort((a, b) => a.value - b.value)
      if (/\bd[oae]s? (?:r\$ ?)?$/.test(whole!.label.slice(0, 12)) || /\d d[oae]s? /.test(asked.before))
        return share(leaf(part!), leaf(whole!))
    }
  }
  // Taken of what there was: '468 diárias de 24 camas em 30 dias'.
  if (money.length === 0 && /ocupac/.test(asked.text) && counts.length >= 2) {
    const sold = counts.find(({ label }) => /\b(?:vend|aluguei|ocup|fiz|tive|teve|foram)\w*/.test(label))
    const others = counts.filter((one) => one !== sold)
    if (sold && others.length > 0) {
      const found = share(leaf(sold), others.map(leaf).reduce(times))
      return found && found.value <= 100 ? found : null
    }
  }
  return null
}

/** What one leaves or costs in the mean of several kinds. */
function average(field: Field): Solved | null {
  const pairs: Tree[] = []
  const used: Quantity[] = []
  for (const one of field.money) {
    const noun = Object.keys(one.unit).find((name) => one.unit[name] === -1 && !TIMES.has(name))
    const many = field.counts.filter(({ unit }) => noun !== undefined && unit[noun] === 1)
    if (many.length !== 1) return null
    pairs.push(times(leaf(many[0]!), leaf(one)))
    used.push(many[0]!)
  }
  if (pairs.length < 2 || field.rates.length > 0) return null
  const tree = over(total(pairs), total(used.map(leaf)))
  return usesAll(tree, field, {})
    ? {
        kind: 'money',
        tree,
        value: valueOf(tree),
        unit: { [MONEY]: 1, unidad: -1 },
        wish: 'average',
        also: [{ name: 'total', kind: 'money', tree: total(pairs) }],
      }
    : null
}

/** What is still wanted of a goal, by day. */
function toGoal(field: Field): Solved | null {
  const goals = field.money.filter(({ way }) => way === 'goal')
  const done = field.money.filter(
    ({ way, label }) => way !== 'goal' && /\b(?:ja|vendi|entrou|faturei|fiz)\b/.test(label),
  )
  if (goals.length !== 1 || done.length !== 1 || field.money.length !== 2) return null
  const rest = minus(leaf(goals[0]!), leaf(done[0]!))
  if (valueOf(rest) <= 0) return null
  const time = field.asked.time
  const days = time && field.counts.find(({ unit }) => unit[time] === 1)
  if (time && !days) return null
  const tree = days ? over(rest, leaf(days)) : rest
  return usesAll(tree, field, {})
    ? {
        kind: 'money',
        tree,
        value: valueOf(tree),
        unit: { [MONEY]: 1, ...(days && time && { [time]: -1 }) },
        wish: 'price',
        also: days ? [{ name: 'o que falta', kind: 'money', tree: rest }] : [],
      }
    : null
}

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
export function solve(all: readonly Quantity[], asked: Asked): Solved | null {
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
      return cost(field) ?? (field.money.some(({ way }) => way === 'in' || way === null) ? left(field) : null)
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
  }
}
