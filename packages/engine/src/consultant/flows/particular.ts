import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import { moneyUnit } from './asked.ts'
import { type Field, flowsIn, type Solved, sumOf, usesAll } from './field.ts'
import { onlyPath } from './paths.ts'
import type { Quantity } from './quantity.ts'
import { leaf, minus, over, type Tree, times, total, worth } from './tree.ts'

/** Instalments above the price: so many of so much, less what it costs at once. */
export function extra(field: Field): Solved | null {
  const { money, counts, rates } = field
  const each = money.find(({ unit }) => unit.parcela === -1)
  const cash = money.filter((one) => one !== each)
  const many = counts.filter(({ unit }) => unit.parcela === 1)
  if (!each || cash.length !== 1 || many.length !== 1 || counts.length !== 1 || rates.length > 0) return null
  const paid = times(leaf(many[0]!), leaf(each))
  const tree = minus(paid, leaf(cash[0]!))
  if (worth(tree) <= 0 || worth(tree) > worth(paid)) return null
  return {
    kind: 'money',
    tree,
    value: worth(tree),
    unit: { [MONEY]: 1 },
    wish: 'extra',
    also: [{ name: 'o que se paga ao todo', kind: 'money', tree: paid }],
  }
}

/** What a discount takes. */
export function less(field: Field): Solved | null {
  const { asked } = field
  const by = field.money.flatMap(({ mods }) => mods ?? []).find(({ by }) => by.share === 'off')?.by
  if (!by) return null
  const unit = field.rename(moneyUnit(asked))
  const flows = flowsIn({ ...field, money: field.money.map(({ mods: _, ...one }) => one) }, unit, false)
  if (!flows || flows.rest.length > 0 || flows.goes.length > 0) return null
  const comes = sumOf(flows.comes)
  if (!comes) return null
  const tree: Tree = { kind: 'of', left: comes, by }
  return usesAll(tree, field, unit) ? { kind: 'money', tree, value: worth(tree), unit, wish: 'less', also: [] } : null
}

/** A part of a hundred that is left is none that goes. */
const KEEPS = /\b(?:sobr|lucr|marg|ganh|fica)/
/** What is late, lost or left out is a part of all. */
const OF_WHOLE =
  /\b(?:atrasad\w*|inadimpl\w*|perd\w+|quebra|mortalidade|estrag\w+|do total|devolv\w+|desist\w+|cancel\w+|falt\w+)\b/
/** 'Quanto desconto dei em %?' of two amounts is how far they are apart. */
export const APART = /\b(?:descont\w*|abat\w+)\b/
/** 'Qual a ocupação?', 'quantos % do faturamento?', 'o jeans é quantos %?' */
export function percent(field: Field): Solved | null {
  const { asked, money, counts, rates } = field
  if (rates.length > 0 || (money.length === 2 && APART.test(asked.whole))) return null
  const keeps = KEEPS.test(asked.whole)
  const share = (part: Tree, whole: Tree, unit: Unit = {}): Solved | null => {
    const tree = over(part, whole)
    const value = worth(tree)
    if (!(value > 0) || !usesAll(tree, field, unit)) return null
    // A part of a whole is no more than it: the numbers stand the other way round.
    if (value > 1 && OF_WHOLE.test(asked.said)) return null
    return { kind: 'share', tree, value: value * 100, unit: {}, wish: 'percent', also: [] }
  }
  if (money.length > 1 && money.every(({ unit }) => Object.keys(unit).length === Object.keys(money[0]!.unit).length)) {
    const comes = money.filter(({ way }) => way === 'in')
    const goes = money.filter(({ way }) => way === 'out')
    if (!keeps && comes.length === 1 && goes.length === money.length - 1)
      return share(total(goes.map(leaf)), leaf(comes[0]!))
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
  // What goes, of what comes in: each said in reais, or in reais of one.
  const earns = money.filter(({ way }) => way === 'in')
  if (earns.length === 1 && money.length > 1 && !keeps) {
    for (const unit of [{ [MONEY]: 1 }, { [MONEY]: 1, [field.main]: -1 }]) {
      const paths = money.map((one) => onlyPath(one, unit, counts, false))
      if (paths.some((path) => !path)) continue
      const whole = paths[money.indexOf(earns[0]!)]!.tree
      const found = share(total(paths.flatMap((path, n) => (money[n] === earns[0] ? [] : [path!.tree]))), whole)
      if (found) return found
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
export function average(field: Field): Solved | null {
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
        value: worth(tree),
        unit: { [MONEY]: 1, unidad: -1 },
        wish: 'average',
        also: [{ name: 'total', kind: 'money', tree: total(pairs) }],
      }
    : null
}

/** What is still wanted of a goal, by day. */
export function toGoal(field: Field): Solved | null {
  const goals = field.money.filter(({ way }) => way === 'goal')
  const done = field.money.filter(
    ({ way, label }) => way !== 'goal' && /\b(?:ja|vendi|entrou|faturei|fiz)\b/.test(label),
  )
  if (goals.length !== 1 || done.length !== 1 || field.money.length !== 2) return null
  const rest = minus(leaf(goals[0]!), leaf(done[0]!))
  if (worth(rest) <= 0) return null
  const time = field.asked.time
  const days = time && field.counts.find(({ unit }) => unit[time] === 1)
  if (time && !days) return null
  const tree = days ? over(rest, leaf(days)) : rest
  return usesAll(tree, field, {})
    ? {
        kind: 'money',
        tree,
        value: worth(tree),
        unit: { [MONEY]: 1, ...(days && time && { [time]: -1 }) },
        wish: 'price',
        also: days ? [{ name: 'o que falta', kind: 'money', tree: rest }] : [],
      }
    : null
}
