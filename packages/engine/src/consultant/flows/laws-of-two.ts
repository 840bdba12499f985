import { MONEY, SOME } from '#src/consultant/composed/units.ts'
import { SIZES } from '#src/consultant/composed/words.ts'
import type { Asked } from './asked.ts'
import type { Solved } from './field.ts'
import { isPlain, upOf } from './law-parts.ts'
import { toldOf } from './laws.ts'
import type { Quantity } from './quantity.ts'
import { leaf, minus, over, type Tree, times, total, worth } from './tree.ts'

function weighed(first: Tree, second: Tree, gain: boolean, unit: Solved['unit'] = { [MONEY]: 1 }): Solved | null {
  const [a, b] = [worth(first), worth(second)]
  if (!(a > 0) || !(b > 0) || a === b) return null
  const tree = a > b ? minus(first, second) : minus(second, first)
  return {
    kind: 'money',
    tree,
    value: worth(tree),
    unit,
    wish: 'versus',
    better: gain === a > b ? 'first' : 'second',
    gain,
    also: [
      { name: 'a primeira', kind: 'money', tree: first },
      { name: 'a segunda', kind: 'money', tree: second },
    ],
  }
}

/** Two ways told in the same order of numbers. */
export function byTwoLaws(all: readonly Quantity[], asked: Asked): Solved | null {
  if (!asked.compares && asked.wish !== 'extra' && asked.wish !== 'versus') return null
  const { money, counts, shares, text } = toldOf(all, asked)
  const gain = /\b(?:rende|deixa|ganh\w+|lucr\w+|sobra|fico com|me da|recebo|cai)\b/.test(`${asked.whole} ${text}`)
  // One price: less a discount here, less a fee there.
  const [price] = money
  if (money.length === 1 && shares.length === 2 && isPlain(price!)) {
    const rest = counts.filter(({ unit }) => unit.parcela !== 1)
    if (rest.length > 0 || price!.at > shares[0]!.at) return null
    if (shares.some(({ share }) => share !== 'off' && share !== 'fee')) return null
    const own = { ...price!, mods: [] }
    return weighed(
      { kind: 'less', left: leaf(own), by: shares[0]! },
      { kind: 'less', left: leaf(own), by: shares[1]! },
      true,
    )
  }
  if (shares.length > 0) return null
  const sizes = counts.filter((one) => SIZES.has(upOf(one)!) && upOf(one) !== 'hora')
  const noun = sizes[0] && upOf(sizes[0])
  if (money.length === 2 && sizes.length === counts.length && sizes.every((one) => upOf(one) === noun)) {
    const inTurn = (a: readonly Quantity[], b: readonly Quantity[]) =>
      a.length === 2 && b.length === 2 && a[0]!.at < b[0]!.at && b[0]!.at < a[1]!.at && a[1]!.at < b[1]!.at
    const packs = sizes.slice(0, 2)
    const use = sizes[2]
    if (use && !Object.values(use.unit).includes(-1)) return null
    const paired = inTurn(packs, money) || inTurn(money, packs)
    const mine =
      asked.one === noun ||
      (use !== undefined && asked.one === (Object.keys(use.unit).find((one) => use.unit[one] === -1) ?? ''))
    if (paired && sizes.length <= 3 && (mine || (use === undefined && asked.one === null && SIZES.has(noun!)))) {
      const each = (n: 0 | 1): Tree => {
        const one = over(leaf(money[n]!), leaf(packs[n]!))
        return use ? times(one, leaf(use)) : one
      }
      return weighed(each(0), each(1), gain && !/\bbarat\w+|\bcusta\b/.test(asked.whole), {
        [MONEY]: 1,
        [asked.one ?? noun!]: -1,
      })
    }
  }
  return byOrders(money, counts, asked, text) ?? byOthers(money, counts, asked)
}

/** What does not change with how many are ordered, on each of few or many. */
function byOrders(money: readonly Quantity[], counts: readonly Quantity[], asked: Asked, text: string): Solved | null {
  if (
    money.length === 2 &&
    counts.length === 2 &&
    counts.every((one) => isPlain(one) && upOf(one) === upOf(counts[0]!))
  ) {
    const per = money.find(({ unit }) => unit[upOf(counts[0]!)!] === -1)
    const once = money.find((one) => one !== per)
    const between = text.slice(counts[0]!.at, counts[1]!.at)
    if (per && once && isPlain(once) && /\bou\b/.test(between) && asked.one === upOf(counts[0]!)) {
      const each = (n: 0 | 1) => total([leaf(per), over(leaf(once), leaf(counts[n]!))])
      return weighed(each(0), each(1), false, { [MONEY]: 1, [asked.one!]: -1 })
    }
  }
  return null
}

/** Made by others at so much each, or here for so much in all. */
function byOthers(money: readonly Quantity[], counts: readonly Quantity[], asked: Asked): Solved | null {
  const each = money.filter((one) => Object.keys(one.unit).some((n) => one.unit[n] === -1 && n !== 'mes'))
  const bills = money.filter((one) => !each.includes(one))
  const [many] = counts
  if (
    each.length === 1 &&
    bills.length > 0 &&
    counts.length === 1 &&
    many &&
    upOf(many) !== SOME &&
    each[0]!.unit[upOf(many)!] === -1 &&
    bills.every(({ way, value }) => way === 'out' && value > each[0]!.value) &&
    /\beconomiz/.test(asked.whole)
  )
    return weighed(times(leaf(many), leaf(each[0]!)), total(bills.map(leaf)), false)
  return null
}
