import { MONEY, SOME } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES } from '#src/consultant/composed/words.ts'
import type { Solved } from './field.ts'
import { downs, isPlain, LEFT, less, of, ofCount, ofMoney, ofShare, type Told, upOf } from './law-parts.ts'
import type { Quantity } from './quantity.ts'
import { leaf, minus, over, type Tree, times, total, worth } from './tree.ts'

/** Feed over live weight. */
function conversion({ money, counts, shares, asked }: Told): Solved | null {
  if (
    !/\bconversao\b|\bracao (?:por|em) (?:cada )?(?:kg|quilo)|\bracao foi em cada kg/.test(asked.whole) ||
    shares.length > 0
  )
    return null
  const feed = counts.filter((one) => isPlain(one) && upOf(one) === 'kg' && /\brac\w+/.test(one.label))
  if (feed.length !== 1) return null
  const others = counts.filter((one) => one !== feed[0])
  const bag = others.find(
    ({ unit }) => unit.kg === 1 && Object.keys(unit).some((noun) => unit[noun] === -1 && /^sac/.test(noun)),
  )
  const live = others.filter((one) => one !== bag)
  const [first, second, third] = live
  const alive =
    live.length === 1 && isPlain(first!) && upOf(first!) === 'kg'
      ? leaf(first!)
      : live.length === 2 && upOf(second!) === 'kg' && isPlain(first!)
        ? times(leaf(first!), leaf(second!))
        : live.length === 3 && upOf(third!) === 'kg' && LEFT.test(second!.label) && second!.value < first!.value
          ? times(minus(leaf(first!), leaf(second!)), leaf(third!))
          : null
  if (!alive) return null
  if (/\bconversao\b/.test(asked.whole)) return ofCount(over(leaf(feed[0]!), alive), {})
  const [price] = money
  if (money.length !== 1 || !price) return null
  const perKg = price.unit.kg === -1 ? leaf(price) : bag ? over(leaf(price), leaf(bag)) : null
  return perKg && { ...ofMoney(over(times(leaf(feed[0]!), perKg), alive), { [MONEY]: 1, kg: -1 }), wish: 'cost' }
}

/** What a pound of the clean costs, where so much of the raw is lost: later costs are of the clean. */
function yielded({ money, counts, shares, asked }: Told): Solved | null {
  const [by] = shares
  if (shares.length !== 1 || counts.length > 0 || money.length === 0 || !asked.one || !SIZES.has(asked.one)) return null
  if (asked.wish !== 'cost' && asked.wish !== 'price') return null
  const [raw, ...later] = money
  if (raw!.at > by!.at || raw!.unit[asked.one] !== -1 || !isPer(raw!, asked.one)) return null
  if (later.some((one) => one.at < by!.at || !isPer(one, asked.one!))) return null
  const label = by!.label
  const kept = /\b(?:rende|aproveita|sobra|fica)\w*\b/.test(label) && by!.share !== 'loss'
  if (!kept && by!.share !== 'loss') return null
  const whole: Tree = { kind: 'known', id: 'inteiro', name: 'O inteiro', value: 1 }
  const clean = over(leaf(raw!), kept ? of(whole, by!) : less(whole, by!))
  return {
    ...ofMoney(later.length > 0 ? total([clean, ...later.map(leaf)]) : clean, { [MONEY]: 1, [asked.one]: -1 }),
    wish: 'cost',
  }
}
const isPer = (one: Quantity, noun: string) => Object.keys(one.unit).length === 2 && one.unit[noun] === -1

/** Costs of every raw piece on the good ones alone. */
function perGood({ money, counts, shares, asked }: Told): Solved | null {
  const [made] = counts
  const [by] = shares
  if (counts.length !== 1 || shares.length !== 1 || by!.share !== 'loss' || !made || !isPlain(made)) return null
  if (!/\b(?:boa|bom|boas|inteir[oa]s?|vendid[oa]s?|aproveit\w+|pront[oa])\b/.test(asked.whole)) return null
  if (asked.wish !== 'cost' && asked.wish !== 'price') return null
  const parts: Tree[] = []
  for (const one of money) {
    if (one.way !== 'out') return null
    const noun = downs(one)
    if (noun.length === 0) parts.push(leaf(one))
    else if (noun.length === 1 && (noun[0] === SOME || noun[0] === upOf(made))) parts.push(times(leaf(made), leaf(one)))
    else return null
  }
  if (parts.length === 0) return null
  return { ...ofMoney(over(total(parts), less(leaf(made), by!)), { [MONEY]: 1, [upOf(made)!]: -1 }), wish: 'cost' }
}

/** 'Aviamento foi o resto': the part of a whole that isn't said. */
function restOfList({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length < 2 || counts.length > 0 || shares.length > 0) return null
  const named = /\bo rest(?:o|ante) (?:foi |e |era |veio de |fica (?:pra|com) )?(?:d[eoa] |a |o )?([a-z]{4,})/.exec(
    text,
  )?.[1]
  if (!named || !asked.whole.includes(named.slice(0, 6))) return null
  const [whole, ...parts] = money
  if (parts.some(({ value }) => value >= whole!.value)) return null
  const rest = minus(leaf(whole!), total(parts.map(leaf)))
  if (worth(rest) <= 0) return null
  return asked.share ? ofShare(rest, leaf(whole!)) : ofMoney(rest)
}

/** Part sells for one price and the rest for another. */
function twoPrices({ money, counts, shares, asked, text }: Told): Solved | null {
  const [by] = shares
  if (
    shares.length !== 1 ||
    money.length !== 2 ||
    counts.length === 0 ||
    !/\bo rest(?:o|ante)\b|\bos? outr[oa]s\b/.test(text)
  )
    return null
  if (asked.wish !== 'income' || asked.one !== null) return null
  const [first, second] = money
  const noun = downs(first!)[0]
  if (!noun || downs(first!).length !== 1 || (downs(second!)[0] ?? noun) !== noun || by!.at > first!.at) return null
  const carried = counts.filter(({ unit }) => unit[noun] === 1)
  if (carried.length !== 1) return null
  const over_ = downs(carried[0]!).filter((one) => !TIMES.has(one))
  const others = counts.filter((one) => one !== carried[0])
  if (others.length !== over_.length || others.some((one) => !isPlain(one) || !over_.includes(upOf(one)!))) return null
  const all = [...others, carried[0]!].map(leaf).reduce(times)
  return ofMoney(total([times(of(all, by!), leaf(first!)), times(less(all, by!), leaf(second!))]), {
    [MONEY]: 1,
    ...(asked.time && { [asked.time]: -1 }),
  })
}

/** So many hours over time, with so many per cent on the hour. */
function overtime({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length !== 1 || shares.length !== 1 || !/\bextras?\b/.test(asked.whole)) return null
  const hours = counts.filter(({ unit }) => unit.hora === 1)
  if (hours.length !== counts.length) return null
  const [pay] = money
  const on = { kind: 'more' as const, by: shares[0]! }
  if (hours.length === 1 && pay!.unit.hora === -1)
    return { ...ofMoney(times({ ...on, left: leaf(pay!) }, leaf(hours[0]!))), wish: 'cost' }
  const extra = hours.find(({ label }) => /\b(?:a mais|extras?)\b/.test(label))
  const month = hours.find((one) => one !== extra)
  if (hours.length !== 2 || !extra || !month || month.value < 100 || pay!.value < month.value) return null
  return { ...ofMoney(times({ ...on, left: over(leaf(pay!), leaf(month)) }, leaf(extra))), wish: 'cost' }
}

/** Of the days that could be sold, and how many were missing to so many per cent. */
function occupied({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length > 0 || counts.length !== 3 || shares.length > 1) return null
  const sold = counts.filter(({ label }) => /\b(?:vend\w+|alug\w+|ocup\w+|diaria\w*)/.test(label)).at(-1)
  const [rooms, days] = counts.filter((one) => one !== sold)
  if (
    !sold ||
    !rooms ||
    !days ||
    upOf(days) !== 'dia' ||
    TIMES.has(upOf(rooms) ?? '') ||
    !isPlain(rooms) ||
    !isPlain(days)
  )
    return null
  const all = times(leaf(rooms), leaf(days))
  if (sold.value > worth(all)) return null
  if (/\bocupac/.test(asked.whole) && !/\bfalt/.test(asked.whole)) return ofShare(leaf(sold), all)
  const [goal] = shares
  return goal && /\bfalt\w+|\bchegar\b/.test(asked.whole)
    ? ofCount(minus(of(all, goal), leaf(sold)), { dia: 1 }, 'up')
    : null
}

const OTHERS =
  /\b(?:ele|ela|eles|rapaz|moca|menina|barbeir\w+|cabeleireir\w+|manicure|vendedor\w*|socio|parceir\w+|profissional|ajudante|corretor)\b/
/** What one who works for a part gets, or what is left of it. */
function partOfOther({ money, counts, shares, asked }: Told): Solved | null {
  // 'Em cima de 6 mil que ele fez': of that, and of no more.
  if (/\bem cima d|\bsobre (?:os? )?\d/.test(asked.said)) return null
  const his = shares.at(-1)
  if (!his || shares.length > 2 || !OTHERS.test(his.label)) return null
  const pays =
    /\b(?:pag\w+|dou|repass\w+|passo) (?:pr[oa]|pra|para|a|ao) (?:o |a )?(?:ele|ela|rapaz|moca|menina|barb\w+|cabel\w+|vended\w+|ajud\w+)|\b(?:ele|ela) (?:ganha|recebe|leva|tira)/.test(
      asked.whole,
    )
  const keeps = /\b(?:fica|sobra)\b[^?]*\b(?:pr[oa]|pra|para) (?!ele|ela\b)/.test(asked.whole)
  if (pays === keeps || money.some(({ way }) => way === 'out')) return null
  const parts: Tree[] = []
  const used = new Set<string>()
  for (const one of money) {
    const [noun, more] = downs(one)
    const many = counts.filter((count) => isPlain(count) && upOf(count) === noun)
    if (more || (noun && many.length !== 1)) return null
    for (const count of many) used.add(count.id)
    parts.push(noun ? times(leaf(many[0]!), leaf(one)) : leaf(one))
  }
  if (parts.length === 0 || counts.some(({ id }) => !used.has(id))) return null
  const [fee] = shares.length === 2 ? shares : []
  const all = total(parts)
  const rest = fee ? less(all, fee) : all
  if (fee && !/\bdo (?:que )?(?:rest\w+|sobr\w+)/.test(his.label)) return null
  return ofMoney(pays ? of(rest, his) : less(rest, his))
}

/** '2.400 dos 19.200 que entram' */
function partOfWhole({ money, shares, asked }: Told): Solved | null {
  const [part, whole] = money
  if (money.length !== 2 || shares.length > 0 || !/%|por ?cento|porcent/.test(asked.whole)) return null
  if (!/^d[oe]s? {2}|\b(?:num|de um|no) total de {2}/.test(whole!.label) || part!.value >= whole!.value) return null
  return ofShare(leaf(part!), leaf(whole!))
}

/** Bought so many, sold some for one price and the others for another. */
function clearedOut({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length !== 3 || counts.length !== 2 || shares.length > 0 || asked.wish !== 'left' || asked.one !== null)
    return null
  if (!/\b(?:[oa]s outr[oa]s|o rest[oa]|[oa]s demais|o restante)\b/.test(text)) return null
  const [all, some] = counts
  const [paid, price, cheap] = money
  if (!isPlain(all!) || !isPlain(some!) || some!.value >= all!.value || paid!.way !== 'out') return null
  if (!(paid!.at > all!.at && some!.at > paid!.at && price!.at > some!.at && cheap!.at > price!.at)) return null
  const each = [paid, price, cheap].map((one) => downs(one!))
  const own = upOf(all!)
  if (each.some((nouns) => nouns.length > 1 || nouns.some((noun) => noun !== own && noun !== SOME))) return null
  if (cheap!.way === 'out' || price!.way === 'out') return null
  const sold = times(leaf(some!), leaf(price!))
  const rest = times(minus(leaf(all!), leaf(some!)), leaf(cheap!))
  return { ...ofMoney(minus(total([sold, rest]), times(leaf(all!), leaf(paid!)))), wish: 'left' }
}

/** '85 no sábado e 60 no domingo', at one price and one cost. */
function overDays({ money, counts, shares, asked }: Told): Solved | null {
  if (counts.length < 2 || shares.length > 0 || asked.one !== null || asked.wish !== 'left') return null
  if (!counts.every((one) => isPlain(one) && (upOf(one) === SOME || upOf(one) === upOf(counts[0]!)))) return null
  if (
    !counts.every(({ label }) =>
      /\b(?:n[oa]|em|hoje|ontem|de) ?(?:hoje|ontem|sabado|domingo|segunda|terca|quarta|quinta|sexta|sex|sab|dom|manha|tarde|noite)\b/.test(
        label,
      ),
    )
  )
    return null
  const comes = money.filter(({ way }) => way === 'in')
  const goes = money.filter(({ way }) => way === 'out')
  if (comes.length !== 1 || goes.length + 1 !== money.length || goes.length === 0) return null
  if (goes.some(({ value, bill }) => bill || value >= comes[0]!.value) || money.some((one) => downs(one).length > 1))
    return null
  return { ...ofMoney(times(minus(leaf(comes[0]!), total(goes.map(leaf))), total(counts.map(leaf)))), wish: 'left' }
}

/** What a discount takes, over so many days of so much. */
function givenUp({ money, counts, shares, asked }: Told): Solved | null {
  const [price] = money
  const [by] = shares
  if (
    money.length !== 1 ||
    shares.length !== 1 ||
    counts.length === 0 ||
    !/\b(?:desconto|promoc\w+)\b/.test(`${asked.whole} ${by!.label}`)
  )
    return null
  if (!/\b(?:deix\w+ de (?:ganhar|entrar|receber)|perc?d?[oie]\w*|custa|tira)\b/.test(asked.whole)) return null
  const noun = downs(price!)[0]
  if (!noun || downs(price!).length > 1) return null
  const amounts = counts.filter(({ unit }) => unit[noun] === 1)
  const turns = counts.filter((one) => !amounts.includes(one))
  if (amounts.length !== 1 || turns.length > 1 || turns.some((one) => !DAY.test(one.label))) return null
  if (downs(amounts[0]!).some((one) => !TIMES.has(one) && !DAY.test(one))) return null
  return {
    ...ofMoney(
      [...amounts, price!, ...turns].map((one) => leaf(one)).reduce((left, right) => times(left, right)),
      { [MONEY]: 1 },
    ),
    tree: of([...amounts, price!, ...turns].map(leaf).reduce(times), by!),
    value: worth(of([...amounts, price!, ...turns].map(leaf).reduce(times), by!)),
    wish: 'less',
  }
}
const DAY = /\b(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|dias?|semanas?)\b/

export const LAWS_OF_PARTS = [
  givenUp,
  overDays,
  clearedOut,
  partOfWhole,
  partOfOther,
  occupied,
  overtime,
  twoPrices,
  restOfList,
  perGood,
  yielded,
  conversion,
] as const
