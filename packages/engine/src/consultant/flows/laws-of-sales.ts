import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import type { Solved } from './field.ts'
import { BILL } from './kinds.ts'
import { downs, isPlain, less, of, ofMoney, type Told, upOf } from './law-parts.ts'
import type { Quantity } from './quantity.ts'
import { known, leaf, minus, over, type Tree, times, total, worth } from './tree.ts'

const WHOLE = known('inteiro', 'O inteiro', 1)

/** What has to be sold for an expense; no price is asked for, and no count. */
const TO_SELL = /\b(?:vend(?:er|a|as|o|e)|fatur(?:ar|amento|o|e)|movimento|entrar)\b/
const FOR_EXPENSE =
  /\ba mais\b|\bquanto mais\b|\bmais quanto\b|\bempat\w+|\bprejuizo|\bfatur\w+|\bpra (?:pagar|cobrir|fechar|bancar|compensar|sustentar)|\bse pag\w+|\bzer(?:ar|o)\b|\bcobrir\b|\btrazer\b|\bpor mes\b|\bminimo\b/
const EXPENSE = new RegExp(
  `\\b(?:fix[oa]s?|despesas?|contas|gasto|custo do mes|encargos?|contrat\\w+|anunci\\w+|propaganda|trafego|funcionari\\w+|balconista|atendente|vendedor\\w*|ajudante|auxiliar|sai por|custa|parcelas?|${BILL})\\b`,
)
const PRICED = /\b(?:por|a) quanto\b|\bque preco\b|\bqual (?:o )?preco\b/
const MARGIN = /\bmarge[mn]\b|\b(?:ganho|lucro|lucrando|sobr\w+|fico com|fica|tiro)\b/
const FEE = /\b(?:comiss\w+|taxa\w*|imposto|simples|das|cartao|maquin\w+|app|ifood)\b/
const isMargin = ({ share, label }: Quantity) =>
  share !== 'fee' && share !== 'more' && MARGIN.test(label) && !FEE.test(label)
/** 'Sobram 35% de cada venda e tenho 8.400 de custo fixo': the bill is of no sale. */
const monthly = (one: Quantity) => downs(one).every((noun) => noun === 'mes' || (one.bill === true && noun === 'venda'))

/** Costs of the month, with what comes on top of wages; null: one of them is a price or of something. */
function expenseOf({ money, shares }: Told): Tree | null {
  if (money.length === 0 || money.some((one) => one.way === 'in' || one.way === 'keep' || !monthly(one))) return null
  const more = shares.filter(({ share }) => share === 'more')
  if (more.length > 1) return null
  const on = more[0] && [...money].filter(({ at }) => at < more[0]!.at).at(-1)
  if (more[0] && !on) return null
  return total(money.map((one): Tree => (one === on ? { kind: 'more', left: leaf(one), by: more[0]! } : leaf(one))))
}

/** What each real of a sale leaves: the margin, less a commission that comes on top. */
function marginOf({ shares }: Told): Tree | null {
  const margin = shares.filter(isMargin)
  const fees = shares.filter((one) => !isMargin(one) && (one.share === 'fee' || FEE.test(one.label)))
  const more = shares.filter(({ share }) => share === 'more').length
  if (margin.length !== 1 || margin.length + fees.length + more !== shares.length) return null
  const tree = fees.reduce<Tree>((left, by) => minus(left, of(WHOLE, by)), of(WHOLE, margin[0]!))
  return worth(tree) > 0 && worth(tree) < 1 ? tree : null
}

/** Expense ÷ margin: the sale that pays for it, of a month or of each day that is worked. */
function saleNeeded(told: Told): Solved | null {
  const { asked, counts, text } = told
  if (!TO_SELL.test(asked.whole) || PRICED.test(asked.whole)) return null
  if (
    !FOR_EXPENSE.test(asked.whole) ||
    !(EXPENSE.test(text) || /\ba mais\b|\bpra (?:so )?(?:pagar|cobrir|bancar|sustentar)\b/.test(asked.whole))
  )
    return null
  const margin = marginOf(told)
  const expense = margin && expenseOf(told)
  if (!margin || !expense) return null
  const [days] = counts
  if (counts.length > 1 || (days && !(upOf(days) === 'dia' && downs(days).every((noun) => noun === 'mes')))) return null
  const sale = over(expense, margin)
  const daily = days && over(sale, leaf(days))
  if (days && asked.time !== 'dia') return null
  const unit: Unit = daily ? { [MONEY]: 1, dia: -1 } : { [MONEY]: 1 }
  return {
    ...ofMoney(daily ?? sale, unit),
    wish: 'sale',
    more: asked.whole,
    also: [
      ...(expense.kind === 'number' ? [] : [{ name: 'o que tem de ser pago', kind: 'money' as const, tree: expense }]),
      ...(daily ? [{ name: 'venda do mês', kind: 'money' as const, tree: sale }] : []),
    ],
  }
}

/** A discount on a price with its costs: what is left without it and with it. */
function leftBothWays({ money, counts, shares, asked }: Told): Solved | null {
  const [by] = shares
  if (shares.length !== 1 || by!.share !== 'off' || counts.length > 0 || money.length < 2) return null
  if (!/\bcom e sem\b|\bsem e com\b/.test(asked.whole) || !/\b(?:sobr|lucr|ganh|fic)/.test(asked.whole)) return null
  const [price, ...costs] = [...money].sort((a, b) => b.value - a.value)
  if (price!.way === 'out' || costs.some((one) => one.way === 'in') || money.some((one) => !isPlain(one))) return null
  const goes = total(costs.map(leaf))
  const before = minus(leaf(price!), goes)
  if (worth(before) <= 0) return null
  return {
    ...ofMoney(before),
    wish: 'both',
    also: [{ name: 'com o desconto', kind: 'money', tree: minus(less(leaf(price!), by!), goes) }],
  }
}

/** '1.200, a máquina cobra 12%: quanto recebo e por quanto vender pra cair 1.200?' */
function netAndGross({ money, counts, shares, asked }: Told): Solved | null {
  const [by] = shares
  const rest = counts.filter(({ unit, value }) => unit.parcela !== 1 && value !== money[0]?.value)
  if (shares.length !== 1 || by!.share !== 'fee' || rest.length > 0 || money.length === 0) return null
  const [price] = money
  if (money.some(({ value, unit }) => value !== price!.value || Object.keys(unit).length > 1)) return null
  const said = asked.said.slice(Math.max(0, asked.said.search(/\bquanto\b/)))
  if (!/\bquanto (?:eu )?(?:recebo|cai|fica|sobra|entra|vou receber)\b/.test(said)) return null
  if (
    !/\bquanto (?:eu )?(?:teria que |tenho que |preciso |devo )?(?:vend\w+|cobr\w+|por|colocar|anunciar)\b/.test(said)
  )
    return null
  return {
    ...ofMoney(less(leaf(price!), by!)),
    wish: 'net',
    also: [{ name: 'preço para receber tudo', kind: 'money', tree: over(leaf(price!), less(WHOLE, by!)) }],
  }
}

const OFFERED =
  /\b(?:quer(?:em|ia)?|ped(?:e|iu|em|iram)|oferec\w+|paga(?:ria)?|fecha\w*|se (?:eu )?(?:fizer|vender|baixar|der))\b[^,.;\d]*$/
const LOSES = /\b(?:perc?d?[oe]\w*|deix\w+ de|a menos|diferenca|cai|diminui)\b/
/** Two prices for so many of one cost: what the lower one takes from the gain. */
function priceCut({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || counts.length !== 1 || money.length < 2 || money.length > 3) return null
  if (!LOSES.test(asked.whole) || asked.one !== null || !isPlain(counts[0]!) || TIMES.has(upOf(counts[0]!) ?? ''))
    return null
  const lower = money.filter(({ label }) => OFFERED.test(label.split('  ')[0] ?? ''))
  const price = money.filter((one) => !lower.includes(one) && one.way === 'in')
  const cost = money.filter((one) => !lower.includes(one) && one.way === 'out')
  if (lower.length !== 1 || price.length !== 1 || price.length + cost.length + 1 !== money.length) return null
  if (lower[0]!.value >= price[0]!.value || cost.some(({ value }) => value >= price[0]!.value)) return null
  const many = leaf(counts[0]!)
  const gain = (one: Quantity): Tree => times(cost[0] ? minus(leaf(one), leaf(cost[0])) : leaf(one), many)
  return {
    ...ofMoney(minus(gain(price[0]!), gain(lower[0]!))),
    wish: 'cut',
    also: [
      { name: 'hoje', kind: 'money', tree: gain(price[0]!) },
      { name: 'com o preço menor', kind: 'money', tree: gain(lower[0]!) },
    ],
  }
}

const ROSE = /\b(?:sub(?:iu|ir|iram|indo)|aument\w+|foi|passou|pulou|de|reajust\w+)\b/
const MORE_SPENT = /\b(?:a mais|aument\w+|sub\w+|pesa\w*|impact\w+|muda|diferenca|perc?d?[oe]\w*|gast\w+|encareceu)\b/
const TO_PRICE = /^(?:,|e)? ?(?:pra|para|a|por) (?:r\$ ?)?$/
/** 'De 110 pra 132, uso 9 por mês', 'subiu 4,50 o kg e uso 140 kg': the difference times what is used. */
function priceRise({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || counts.length === 0 || counts.length > 2 || !MORE_SPENT.test(asked.whole)) return null
  if (/\bvend\w+|\bclient|\balun/.test(asked.before) && !/\brepass\w+|\brevend\w+|\bsubiu|\baument/.test(asked.before))
    return null
  const [old, now] = money
  const between =
    old && now ? text.slice(old.at, now.at).replace(/^[r$ ]*[\d.,]*\d(?: reais)?(?: (?:a|o|por) [a-z]+)? ?/, '') : ''
  const two = money.length === 2 && TO_PRICE.test(between) && now!.value > old!.value && now!.value < old!.value * 3
  const one =
    money.length === 1 &&
    /\b(?:sub(?:iu|ir|iram)|aument(?:ou|ar|aram|a)) (?:de preco )?(?:em |mais )?(?: {2}|$)/.test(old!.label)
  if (!(two || one) || !ROSE.test(old!.label)) return null
  const noun = money.flatMap(downs).find((one) => !TIMES.has(one))
  const [use, turns] = counts
  const amount = upOf(use!)
  if (TIMES.has(amount ?? '') || (noun && amount !== noun && amount !== '?')) return null
  if (downs(use!).some((time) => !TIMES.has(time))) return null
  const per = downs(use!)[0]
  // So many of a day, over the days that are told.
  if (turns && !(per && upOf(turns) === per && downs(turns).every((time) => TIMES.has(time)))) return null
  if (asked.time && per && asked.time !== per && !turns) return null
  const each = two ? minus(leaf(now!), leaf(old!)) : leaf(old!)
  const tree = turns ? times(times(each, leaf(use!)), leaf(turns)) : times(each, leaf(use!))
  const time = turns ? downs(turns)[0] : per
  return {
    ...ofMoney(tree, { [MONEY]: 1, ...(time && { [time]: -1 }) }),
    wish: 'rise',
    also: two ? [{ name: 'quanto subiu cada', kind: 'money', tree: each }] : [],
  }
}

const RISE = /\b(?:sob[ea]|sub(?:ir|iu|iria)|aument\w+|reajust\w+|a mais|cresce)\b/
const BECOMES =
  /\b(?:pra|para|a) quanto\b|\bquanto (?:fica|vai (?:ficar|pra|passar)|passa|vira)\b(?! a mais)|\bfica(?:ria)? (?:em|por|de) quanto\b|\bnovo\b/
/** So many per cent on an amount: what it adds, or what comes of it. */
function raised({ money, counts, shares, asked, text }: Told): Solved | null {
  const [by] = shares
  const [base] = money
  if (shares.length !== 1 || money.length !== 1 || counts.length > 0 || !base || !isPlain(base)) return null
  if (by!.share !== 'more' && !(RISE.test(by!.label) || RISE.test(asked.whole))) return null
  if (!RISE.test(text) || /\b(?:vend|client|alun|margem|lucr|preco de venda|por quanto)/.test(asked.whole)) return null
  if (/\bdesconto|\bcomiss|\btaxa\b|\bjuros?\b/.test(by!.label)) return null
  const more: Tree = { kind: 'more', left: leaf(base), by: by! }
  const adds = of(leaf(base), by!)
  const becomes = BECOMES.test(asked.whole) && !/\ba mais\b/.test(asked.whole)
  if (!becomes && !RISE.test(asked.whole) && !/\b(?:custa|pesa|impact\w+|gast\w+)\b/.test(asked.whole)) return null
  return becomes
    ? { ...ofMoney(more), wish: 'becomes', also: [{ name: 'o aumento', kind: 'money', tree: adds }] }
    : {
        ...ofMoney(adds, { [MONEY]: 1, ...(asked.time === 'mes' && { mes: -1 }) }),
        wish: 'adds',
        also: [{ name: 'o valor novo', kind: 'money', tree: more }],
      }
}

/** 'Cliente quer 15% no sofá de 2.480, fica por quanto?' */
function discounted({ money, counts, shares, asked }: Told): Solved | null {
  const [by] = shares
  const [price] = money
  if (
    shares.length !== 1 ||
    money.length !== 1 ||
    counts.some(({ unit }) => unit.parcela !== 1) ||
    !price ||
    !isPlain(price)
  )
    return null
  const off = by!.share === 'off' || /\bcliente (?:quer|pediu|pede) (?:uns )?(?: {2}|$)/.test(by!.label.slice(0, 60))
  if (!off || by!.share === 'fee' || /\bcust\w+|\bgast\w+/.test(price.label)) return null
  const taken = of(leaf(price), by!)
  const rest = less(leaf(price), by!)
  if (
    /\b(?:econom\w+|(?<!(?:%|por ?cento) )de desconto|perc?d?[oe]|deixo de|abat\w+)\b/.test(asked.whole) &&
    !/\bfica\b|\bpago\b/.test(asked.whole)
  )
    return { ...ofMoney(taken), wish: 'income', also: [{ name: 'valor com o desconto', kind: 'money', tree: rest }] }
  if (
    !/\bfica\b|\b(?:entra|levant|apur|arrecad|recuper)\w*\b|\bpor quanto\b|\bquanto (?:eu )?(?:pago|cobro|recebo|sai|vai)\b|\bsai por\b|\bcobr\w+/.test(
      asked.whole,
    )
  )
    return null
  return { ...ofMoney(rest), wish: 'becomes', also: [{ name: 'o desconto', kind: 'money', tree: taken }] }
}

/** '5% sobre 28.400, quanto é?' */
function partOfAmount({ money, counts, shares, asked, text }: Told): Solved | null {
  const [by] = shares
  const [base] = money
  if (shares.length !== 1 || money.length !== 1 || counts.length > 0 || !base || !isPlain(base) || by!.at > base.at)
    return null
  if (
    !/^[\d,.]+ ?% (?:[a-z]+ ){0,3}?(?:sobre|de|d[oa]s?|em cima d[eo]s?) (?:[a-z]+ (?:de )?){0,3}(?:r\$ ?)?\d/.test(
      text.slice(by!.at),
    )
  )
    return null
  if (/\b(?:multa|mora|juros?)\b/.test(by!.label)) return null
  const mine = by!.share === 'profit' && /\b(?:parte|cabe|fico com)\b/.test(by!.label)
  if (by!.share !== 'fee' && by!.share !== null && !mine) return null
  return /^quanto (?:(?:e|da|isso|que|eu|ele|ela|vai|pago|dou|recebo|ganho|devo|recebe|ganha|leva|tenho que|preciso)\b ?)+(?:pagar|dar|guardar|separar|pra el[ea]|de (?:comiss\w+|imposto|taxa))?$/.test(
    asked.text,
  )
    ? ofMoney(of(leaf(base), by!))
    : null
}

/** 'Se eu baixar de 45 pra 40 e vendo 600 por mês, quanto perco?' */
function priceLowered({ money, counts, shares, asked, text }: Told): Solved | null {
  const [old, now] = money
  const [many] = counts
  if (shares.length > 0 || money.length !== 2 || counts.length !== 1 || !LOSES.test(asked.whole)) return null
  if (!/\bbaix\w+ (?:o preco )?de (?:r\$ ?)?$/.test(text.slice(0, old!.at)) || now!.value >= old!.value) return null
  if (!/^(?:r\$ ?)?[\d.,]+ (?:reais )?(?:pra|para|a|por) (?:r\$ ?)?$/.test(text.slice(old!.at, now!.at))) return null
  const span = downs(many!)
  if (span.length > 1 || (span[0] && !TIMES.has(span[0])) || TIMES.has(upOf(many!) ?? '')) return null
  const each = minus(leaf(old!), leaf(now!))
  return {
    ...ofMoney(times(each, leaf(many!)), { [MONEY]: 1, ...(span[0] && { [span[0]]: -1 }) }),
    wish: 'less',
    also: [],
  }
}

export const LAWS_OF_SALES = [
  partOfAmount,
  priceLowered,
  saleNeeded,
  leftBothWays,
  netAndGross,
  priceCut,
  priceRise,
  raised,
  discounted,
] as const
