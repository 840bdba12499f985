import { MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES } from '#src/consultant/composed/words.ts'
import type { Asked } from './asked.ts'
import type { Solved } from './field.ts'
import type { Quantity } from './quantity.ts'
import { leaf, minus, over, quantitiesIn, type Tree, times, total, up, worth } from './tree.ts'

/** The numbers of a sum whose course its words tell: a law takes all of them, or none. */
interface Told {
  all: readonly Quantity[]
  money: readonly Quantity[]
  counts: readonly Quantity[]
  shares: readonly Quantity[]
  asked: Asked
  text: string
}

const upOf = ({ unit }: Quantity) => Object.keys(unit).find((noun) => unit[noun] === 1)
const downs = ({ unit }: Quantity) => Object.keys(unit).filter((noun) => unit[noun] === -1)
const isPlain = ({ unit }: Quantity) => Object.keys(unit).length === 1
const ofMoney = (tree: Tree, unit: Unit = { [MONEY]: 1 }): Solved => ({
  kind: 'money',
  tree,
  value: worth(tree),
  unit,
  wish: 'income',
  also: [],
})
const ofShare = (part: Tree, whole: Tree): Solved => {
  const tree = over(part, whole)
  return { kind: 'share', tree, value: worth(tree) * 100, unit: {}, wish: 'percent', also: [] }
}
const ofCount = (tree: Tree, unit: Unit, whole?: 'up' | 'down'): Solved => ({
  kind: 'count',
  tree,
  value: worth(tree),
  unit,
  wish: 'many',
  also: [],
  ...(whole && { whole }),
})
const of = (left: Tree, by: Quantity): Tree => ({ kind: 'of', left, by })
const less = (left: Tree, by: Quantity): Tree => ({ kind: 'less', left, by })

/** '8.400 no crédito a 3,49% e 5.100 no débito a 1,39%': each fee is of its own amount. */
function feesOfChannels({ money, shares, counts, asked }: Told): Solved | null {
  if (shares.length < 2 || shares.length !== money.length || counts.length > 0) return null
  if (!money.every((one, n) => isPlain(one) && one.at < shares[n]!.at && shares[n]!.at < (money[n + 1]?.at ?? 1e9)))
    return null
  const keeps = /\b(?:cai|sobra|recebo|limpo|fica pra|fico com)\b/.test(asked.whole)
  if (
    !keeps &&
    !/\b(?:taxas?|maquin\w+|com[ei]\w*|lev\w+|pag\w+|custo\w*|desconto\w*|perd\w+|comissao)\b/.test(asked.whole)
  )
    return null
  return ofMoney(total(money.map((one, n) => (keeps ? less(leaf(one), shares[n]!) : of(leaf(one), shares[n]!)))))
}

/** What is still owed after a deposit of so many per cent of all. */
function restAfterDeposit({ money, counts, shares, asked }: Told): Solved | null {
  const [deposit] = shares
  if (shares.length !== 1 || !/\b(?:sinal|entrada|adiant\w+)\b/.test(deposit!.label)) return null
  if (!/\b(?:dev\w+|falta\w*|rest\w+|receb\w+|pagar?)\b/.test(asked.whole) || /\bparcela/.test(asked.whole)) return null
  const parts: Tree[] = []
  const used = new Set<string>()
  for (const one of money) {
    const noun = downs(one)[0]
    const many = noun ? counts.filter((count) => isPlain(count) && (upOf(count) === noun || noun === SOME)) : []
    if (noun && (many.length !== 1 || downs(one).length > 1)) return null
    for (const count of many) used.add(count.id)
    parts.push(noun ? times(leaf(many[0]!), leaf(one)) : leaf(one))
  }
  if (parts.length === 0 || counts.some(({ id }) => !used.has(id))) return null
  return ofMoney(less(total(parts), deposit!))
}

/** '8 meses a 4.200 e nos 4 de calor 9.800' */
function season({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || money.length < 2 || money.length !== counts.length) return null
  if (!/\b(?:ano|medi[oa]|total|tudo|todo|soma|ao todo)\b/.test(asked.whole)) return null
  const paired = counts.every((count, n) => {
    const time = upOf(count)
    return (
      isPlain(count) &&
      (time === 'mes' || (n > 0 && time === SOME)) &&
      count.at < money[n]!.at &&
      money[n]!.at < (counts[n + 1]?.at ?? 1e9) &&
      downs(money[n]!).every((noun) => noun === 'mes' || noun === SOME)
    )
  })
  if (!paired || counts.reduce((sum, { value }) => sum + value, 0) > 12) return null
  const year = total(counts.map((count, n) => times(leaf(count), leaf(money[n]!))))
  return asked.wish === 'average' && !/\bquanto\b/.test(asked.whole)
    ? { ...ofMoney(over(year, total(counts.map(leaf))), { [MONEY]: 1, mes: -1 }), wish: 'average' }
    : ofMoney(year)
}

/** A price that keeps the margin of before, now that it costs more: in per cent, or in reais. */
function restored({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length !== 3 || counts.length > 0 || shares.length > 0) return null
  if (
    !/\b(?:mesm[ao]|manter|mantenho|igual)\b[^.?]*\b(?:margem|porcentagem|%|lucro|ganho|tanto|percentual)/.test(
      `${asked.whole} ${asked.text}`,
    )
  )
    return null
  if (!/\b(?:vend\w+|preco|cobr\w+|quanto)\b/.test(asked.whole)) return null
  const price = money.filter(({ way, label }) => way === 'in' && /\bvend/.test(label))
  if (price.length !== 1) return null
  const [before, now] = money.filter((one) => one !== price[0])
  if (before!.value >= price[0]!.value) return null
  const inReais =
    /\bem reais|\bmesm[ao] tanto\b|\bmesm[ao] (?:lucro|ganho)\b/.test(asked.whole) &&
    !/%|porcent|percent|margem/.test(asked.whole)
  const tree = inReais
    ? { kind: '+' as const, left: leaf(now!), right: minus(leaf(price[0]!), leaf(before!)) }
    : over(times(leaf(now!), leaf(price[0]!)), leaf(before!))
  void text
  return { ...ofMoney(tree), wish: 'price' }
}

const LEFT = /\b(?:perd\w+|sai(?:u|ram|r)\b|foram embora|for embora|desist\w+|cancel\w+|morr\w+|fech\w+)/
/** Of so many, so many are gone: which part, and what they paid. */
function lost({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || money.length > 1 || counts.length !== 2 || counts.some((one) => !isPlain(one))) return null
  const [whole, gone] = counts
  if (gone!.value >= whole!.value || !LEFT.test(gone!.label)) return null
  if (upOf(gone!) !== upOf(whole!) && upOf(gone!) !== SOME) return null
  if (!/\b(?:perd\w+|quant[oa]s? ?%|%|caiu|embora|a menos)/.test(asked.whole)) return null
  if (/%|por ?cento|porcent/.test(asked.text))
    return money.length === 1 || !asked.time ? ofShare(leaf(gone!), leaf(whole!)) : null
  const [price] = money
  if (!price || !downs(price).some((noun) => noun === upOf(whole!) || noun === SOME)) return null
  return ofMoney(times(leaf(gone!), leaf(price)), { [MONEY]: 1, ...(downs(price).includes('mes') && { mes: -1 }) })
}

/** How many make up a least order, and what that comes to. */
function leastOrder({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length !== 2 || counts.length > 0 || shares.length > 0) return null
  const least = money.find(({ label }) => /\b(?:minim[oa]|pelo menos)\b/.test(label))
  const price = money.find((one) => one !== least)
  if (!least || !price || price.value >= least.value || !/\bpedido\b|\bcompra\b|\bminim/.test(text)) return null
  const many = over(leaf(least), leaf(price))
  if (asked.wish === 'many' || asked.wish === 'even') return ofCount(many, { [asked.thing ?? SOME]: 1 }, 'up')
  return ofMoney(times(up(many), leaf(price)))
}

/** Pieces that are bought whole, and what they cost together. */
function wholePieces({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length > 1 || shares.length > 0 || counts.length < 2 || counts.length > 3) return null
  const pack = counts.filter((one) => downs(one).some((noun) => !TIMES.has(noun)) && Object.keys(one.unit).length === 2)
  if (pack.length !== 1) return null
  const holder = downs(pack[0]!)[0]!
  const size = upOf(pack[0]!)!
  if (!SIZES.has(size)) return null
  const need = counts.filter((one) => one !== pack[0] && isPlain(one) && upOf(one) === size)
  const turns = counts.filter((one) => one !== pack[0] && !need.includes(one))
  if (need.length !== 1 || turns.length + 2 !== counts.length) return null
  // Coats and wires go over all of it.
  if (!turns.every((one) => isPlain(one) && /\b(?:dema\w*|fios?|camadas?|maos?|voltas?)\b/.test(one.label))) return null
  const [price] = money
  if (price && !downs(price).every((noun) => noun === holder)) return null
  const tree = over([...need, ...turns].map(leaf).reduce(times), leaf(pack[0]!))
  if (asked.wish === 'many' || asked.wish === 'even')
    return asked.thing === holder || asked.thing === SOME ? ofCount(tree, { [holder]: 1 }, 'up') : null
  if (!price || !/\bquant[oa]s\b/.test(text) || asked.one !== null) return null
  return ofMoney(times(up(tree), leaf(price)))
}

/** What is left after a part for the cashbox, by head. */
function shared({ money, counts, shares, asked, text }: Told): Solved | null {
  const [people] = counts
  if (counts.length !== 1 || money.length === 0 || !isPlain(people!) || TIMES.has(upOf(people!) ?? '')) return null
  if (
    !/\b(?:divid\w+|repart\w+|rach\w+|reparte)\b/.test(text) ||
    !/\bcada\b|\bpor (?:pessoa|cabeca)\b/.test(asked.whole)
  )
    return null
  if (
    shares.length > 1 ||
    shares.some(({ label }) => !/\b(?:caixa|fica|fundo|reserva|tax\w+|associac\w+|imposto)\b/.test(label))
  )
    return null
  const [most, ...goes] = [...money].sort((a, b) => b.value - a.value)
  if (!most || downs(most).length > 0 || goes.some((one) => one.way !== 'out' || downs(one).length > 0)) return null
  let tree: Tree = shares.reduce<Tree>((left, by) => less(left, by), leaf(most))
  if (goes.length > 0) tree = minus(tree, total(goes.map(leaf)))
  return ofMoney(over(tree, leaf(people!)), { [MONEY]: 1, [upOf(people!)!]: -1 })
}

/** Each one's part of a profit, as each put in. */
function byCapital({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length < 3 || counts.length > 0 || shares.length > 0) return null
  if (!/\b(?:conforme|proporc\w+|de acordo)\b/.test(text) || !/\brepart\w+|\bdivid\w+/.test(text)) return null
  if (!/\b(?:minha parte|eu fico|pra mim|me cabe|minha)\b/.test(asked.whole)) return null
  const profit = money.filter(({ label }) => /\b(?:deu|lucro|repart\w+|divid\w+|sobrou)\b/.test(label))
  const mine = money.filter(({ label }) => /\b(?:eu (?:pus|botei|entrei|coloquei)|minha parte foi|pus)\b/.test(label))
  if (profit.length !== 1 || mine.length !== 1) return null
  const put = money.filter((one) => one !== profit[0])
  return ofMoney(over(times(leaf(profit[0]!), leaf(mine[0]!)), total(put.map(leaf))))
}

/** A recipe for so many, and as many as are wanted. */
function byBatch({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || !/\b(?:receita|rende|massada|fornada|tachada)\b/.test(text)) return null
  const yields = counts.filter(
    (one) =>
      downs(one).every((noun) => /^(?:receita|massad|fornad|tachad)/.test(noun)) &&
      /\b(?:rende|da|faz|sai|saem)\b(?: uns| umas)? (?:\d|[a-z]+ ?$)|\b(?:rende|e da|que da) ?/.test(
        one.label.slice(0, 40),
      ),
  )
  const wanted = counts.filter(
    (one) =>
      isPlain(one) && !yields.includes(one) && /\b(?:encomend\w+|pedi\w+|precis\w+|fazer|quer\w*)\b/.test(one.label),
  )
  if (yields.length !== 1 || wanted.length !== 1) return null
  const times_ = over(leaf(wanted[0]!), leaf(yields[0]!))
  const rest = counts.filter((one) => one !== yields[0] && one !== wanted[0])
  if (rest.length > 0 || money.length === 0 || money.some((one) => downs(one).length > 0)) return null
  if (!/\b(?:gast\w+|cust\w+|sai)\b/.test(asked.whole)) return null
  return { ...ofMoney(times(total(money.map(leaf)), times_)), wish: 'cost' }
}

/** What is still wanted, by each time that is left. */
function goalByTurn({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length !== 2 || counts.length !== 2 || shares.length > 0) return null
  const [goal, got] = [...money].sort((a, b) => b.value - a.value)
  // 'Fiz 12.500 em 15 dias e faltam 10'
  const left = counts.find((one) => /\bfalta\w* ?(?:so |uns )?(?: {2}|$)/.test(one.label) && isPlain(one))
  const gone = counts.find((one) => one !== left && /\bem {2}/.test(one.label) && isPlain(one))
  if (
    left &&
    gone &&
    upOf(left) === upOf(gone) &&
    /\b(?:meta|precis\w+|quero|juntar)\b/.test(goal!.label) &&
    asked.time === upOf(left)
  )
    return {
      ...ofMoney(over(minus(leaf(goal!), leaf(got!)), leaf(left)), { [MONEY]: 1, [asked.time!]: -1 }),
      wish: 'price',
    }
  const [all, done] = [...counts].sort((a, b) => b.value - a.value)
  if (!/\b(?:precis\w+|meta|quero|tenho que|juntar)\b/.test(goal!.label)) return null
  if (!/\bja\b/.test(done!.label) || !/\b(?:junt\w+|ja|vendi|fiz|tirei|entrou)\b/.test(got!.label)) return null
  if (!/\bfalta|\brest/.test(asked.whole) || (downs(all!).length > 0 && downs(all!).join() !== 'mes')) return null
  return { ...ofMoney(over(minus(leaf(goal!), leaf(got!)), minus(leaf(all!), leaf(done!)))), wish: 'price' }
}

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
  if (!/^d[oe]s? /.test(whole!.label) || part!.value >= whole!.value) return null
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

const LAWS = [
  clearedOut,
  overDays,
  givenUp,
  partOfWhole,
  partOfOther,
  occupied,
  feesOfChannels,
  restAfterDeposit,
  season,
  restored,
  lost,
  leastOrder,
  wholePieces,
  shared,
  byCapital,
  byBatch,
  goalByTurn,
  conversion,
  yielded,
  perGood,
  restOfList,
  twoPrices,
  overtime,
] as const

export function toldOf(all: readonly Quantity[], asked: Asked): Told {
  const own = all.filter(({ scenery }) => !scenery).sort((a, b) => a.at - b.at)
  return {
    all: own,
    money: own.filter(({ kind }) => kind === 'money'),
    counts: own.filter(({ kind }) => kind === 'count'),
    shares: own.filter(({ kind }) => kind === 'share'),
    asked,
    text: asked.said,
  }
}

/** Whether a law's words are there and all of its numbers; null: none. */
export function byLaw(all: readonly Quantity[], asked: Asked): Solved | null {
  const told = toldOf(all, asked)
  for (const law of LAWS) {
    const found = law(told)
    if (found && Number.isFinite(found.value) && found.value > 0 && quantitiesIn(found.tree).size >= 2) return found
  }
  return null
}
