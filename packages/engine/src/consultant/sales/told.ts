import { formatNumber } from '@norteia/contracts/format'
import { sumDraft } from '#src/consultant/calculators.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { type Amount, type Found, minus, over, plus, times } from '#src/consultant/stories/expr.ts'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { SaleAsked, SaleWish } from './asked.ts'
import type { SaleFigures } from './figures.ts'
import { isTurn } from './roles.ts'
import { eachOf, type Terms, type Turn } from './sale.ts'

export interface SaleAnswer {
  draft: Draft
  value: number
  unit: 'R$' | '' | '%'
}

interface Worked {
  lines: readonly Found[]
  result: Found
  said: Text
}

const WHOLE = 1e-6
const signed = ({ value, shown }: Found): Text => (value < 0 ? say`−${shown}` : say`${shown}`)

/** The next whole one: nobody buys a part of it. */
function upOf(the: SaleFigures, exact: Found): Text {
  if (Math.abs(exact.value - Math.round(exact.value)) < WHOLE) return say`${exact.shown}`
  const whole = Math.ceil(exact.value)
  const made = the.sheet.result('inteiros', 'Inteiros', whole, '', `${exact.shown.text} em inteiros`, [exact.fact])
  return say`${the.sheet.show(made, formatNumber(whole, 0))}`
}

const leftWords = (value: number) => (value < 0 ? 'Faltam' : 'Sobram')
const PER = {
  dia: ' por dia',
  feira: ' por feira',
  evento: ' por evento',
  semana: ' por semana',
  mes: ' por mês',
} as const
const REST = ' Disso ainda saem as contas que você não citou.'

/** How many days or months a figure is taken times; null: the time that is asked for can't be known. */
type Span = 'one' | 'days' | 'year'
const OTHER_TIME = /\b(?:fim|fins) de semana\b|\bsemanas?\b|\bsabados?\b|\bdomingos?\b|\bdias?\b/
export function spanOf({ sale: { per, now }, told, read }: Turn, { of }: SaleAsked): Span | null {
  const turns = isTurn(per)
  const days = turns && now.days !== undefined
  if (of === null) {
    if (days && told.has('days')) return told.size === 1 ? 'days' : null
    return turns && now.fixed !== undefined ? null : 'one'
  }
  if (per === null && now.many !== undefined && OTHER_TIME.test(read.text)) return null
  if (of === 'ano') return per === 'mes' || per === null ? 'year' : null
  // What one day leaves of the bills of a month, nobody knows.
  if (of === per) return turns && now.fixed !== undefined ? null : 'one'
  if (per === null && of === 'mes') return 'one'
  return of === 'mes' && days ? 'days' : null
}

const spanned = (the: SaleFigures, span: Span, amount: Amount): Amount =>
  span === 'days' ? times(amount, the.of('now', 'days')) : span === 'year' ? times(amount, the.months()) : amount

/** What all leave, without the bills of the month. */
function grossOf(the: SaleFigures, of: 'now' | 'base', each: Found): Amount {
  const gross = times(each.amount, the.of(of, 'many'))
  return the.sale[of].dues === undefined ? gross : minus(gross, the.of(of, 'dues'))
}

const isLeft = ({ price, cost, many }: Terms) => price !== undefined && cost !== undefined && many !== undefined

function leftTold(the: SaleFigures, span: Span): Worked | null {
  const { now, base, per } = the.sale
  if (!isLeft(now)) return null
  const each = the.each('now')
  const gross = spanned(the, span, grossOf(the, 'now', each))
  const bills = now.fixed === undefined ? gross : minus(gross, the.of('now', 'fixed'))
  const all = the.made('sobra', 'Sobra', 'R$', bills)
  const time = span === 'year' ? ' por ano' : span === 'days' ? ' por mês' : per ? PER[per] : ''
  const before = span === 'one' && isLeft(base) ? leftBefore(the) : null
  const gap = before && all.value - before.value
  if (before && gap && Math.abs(gap) >= 0.01) {
    const change = the.made('mudanca', 'Diferença para antes', 'R$', minus(all.amount, before.amount))
    return {
      lines: [each, all],
      result: all,
      said: say`${leftWords(all.value)} ${all.shown}${time}: ${change.shown} a ${gap > 0 ? 'mais' : 'menos'} que os ${signed(before)} de antes.${now.fixed === undefined ? REST : ''}`,
    }
  }
  return {
    lines: [each, all],
    result: all,
    said: say`${leftWords(all.value)} ${all.shown}${time}, ${each.shown} em cada um.${now.fixed === undefined ? REST : ''}`,
  }
}

/** What was left as it was first told; bills that are the same now are left out where they are in both. */
function leftBefore(the: SaleFigures): Found | null {
  const { base } = the.sale
  if (!isLeft(base)) return null
  const gross = grossOf(the, 'base', the.each('base'))
  return the.made(
    'antes',
    'Sobra de antes',
    'R$',
    base.fixed === undefined ? gross : minus(gross, the.of('base', 'fixed')),
  )
}

function eachTold(the: SaleFigures, ofOrder: boolean): Worked | null {
  const { now, base } = the.sale
  if (eachOf(now) === null) return null
  if (ofOrder) {
    const [each, full] = [the.each('order'), the.full()]
    return {
      lines: [each],
      result: each,
      said: say`${leftWords(each.value)} ${each.shown} em cada um desse pedido, contra ${full.shown} no preço cheio.`,
    }
  }
  const each = the.each('now')
  const was = eachOf(base)
  const changed = was !== null && Math.abs(was - each.value) > 0.005 ? the.each('base') : null
  return {
    lines: [each],
    result: each,
    said: say`${leftWords(each.value)} ${each.shown} em cada um${changed ? say`, contra ${signed(changed)} antes` : say``}. As contas fixas ainda saem disso.`,
  }
}

/** The part of the price that one leaves. */
function shareTold(the: SaleFigures): Worked | null {
  const { now } = the.sale
  if (eachOf(now) === null || now.fixed !== undefined || now.cut !== undefined) return null
  const each = the.each('now')
  const part = over(each.amount, the.of('now', 'price'))
  const share = the.made('parte', 'Parte do preço que sobra', '%', { ...part, value: part.value * 100 })
  return {
    lines: [each, share],
    result: share,
    said: say`Sobram ${share.shown} do preço: ${signed(each)} em cada um. As contas fixas ainda saem disso.`,
  }
}

function orderTold(the: SaleFigures): Worked | null {
  const { order, now } = the.sale
  if (!order || eachOf(now) === null) return null
  const each = the.each('order')
  const all = orderAll(the, each)
  return {
    lines: [each, all],
    result: all,
    said: say`${leftWords(all.value)} ${all.shown} no pedido${order.freight === undefined ? ', antes de frete e imposto' : ', já pago o frete'}: ${each.shown} em cada um.`,
  }
}

function orderAll(the: SaleFigures, each: Found): Found {
  const gross = times(each.amount, the.of('order', 'many'))
  const net = the.sale.order?.freight === undefined ? gross : minus(gross, the.of('order', 'freight'))
  return the.made('pedido', 'Sobra do pedido', 'R$', net)
}

function evenTold(the: SaleFigures): Worked | null {
  const { now } = the.sale
  const pays = now.fixed ?? now.dues ?? now.wanted
  // Bills of a fair and of a month are of different times.
  if (eachOf(now) === null || pays === undefined || (now.fixed !== undefined && now.dues !== undefined)) return null
  const each = the.each('now')
  if (each.value <= 0) return null
  const parts = [
    ...(now.fixed === undefined ? [] : [the.of('now', 'fixed')]),
    ...(now.dues === undefined ? [] : [the.of('now', 'dues')]),
    ...(now.wanted === undefined ? [] : [the.of('now', 'wanted')]),
  ]
  const many = the.made('quantos', 'Quantos', '', over(parts.reduce(plus), each.amount))
  const goal =
    now.wanted === undefined
      ? 'para pagar as contas'
      : now.fixed === undefined && now.dues === undefined
        ? 'para sobrar isso'
        : 'para pagar as contas e sobrar isso'
  return {
    lines: [each, many],
    result: many,
    said: say`São ${upOf(the, many)} ${goal}: cada um deixa ${each.shown}. ${now.wanted === undefined ? 'Só a partir daí sobra.' : 'Confira se todas as contas do mês entraram.'}`,
  }
}

/** How many more at the whole price pay what an order leaves of the bills. */
function restTold(the: SaleFigures): Worked | null {
  const { order, now } = the.sale
  if (!order || now.fixed === undefined || eachOf(now) === null) return null
  const full = the.full()
  const all = orderAll(the, the.each('order'))
  const rest = the.made('resto', 'Contas que faltam', 'R$', minus(the.of('now', 'fixed'), all.amount))
  if (full.value <= 0 || rest.value <= 0) return null
  const many = the.made('quantos', 'Quantos', '', over(rest.amount, full.amount))
  return {
    lines: [all, rest, many],
    result: many,
    said: say`Faltam ${upOf(the, many)} no preço cheio: o pedido deixa ${all.shown}, e os ${rest.shown} que faltam das contas saem a ${full.shown} de cada um.`,
  }
}

function manySameTold(the: SaleFigures): Worked | null {
  const { now, base } = the.sale
  if (!isLeft(base) || eachOf(now) === null || now.fixed !== base.fixed) return null
  const each = the.each('now')
  if (each.value <= 0) return null
  const before = the.made('antes', 'Sobra de antes, sem as contas', 'R$', grossOf(the, 'base', the.each('base')))
  const many = the.made('quantos', 'Quantos', '', over(before.amount, each.amount))
  return {
    lines: [before, each, many],
    result: many,
    said: say`São ${upOf(the, many)} para sobrar o mesmo de antes (${before.shown}): agora cada um deixa ${each.shown}. Antes eram ${the.of('base', 'many').text}.`,
  }
}

function priceSameTold(the: SaleFigures): Worked | null {
  const { now, base } = the.sale
  const was = eachOf(base)
  if (was === null || was <= 0 || now.cost === undefined || now.cut !== undefined || now.fixed !== base.fixed)
    return null
  const same = now.many === base.many
  if (!same && (now.many === undefined || !isLeft(base))) return null
  const before = same
    ? the.each('base')
    : the.made('antes', 'Sobra de antes, sem as contas', 'R$', grossOf(the, 'base', the.each('base')))
  const target = same
    ? before
    : the.made('precisa', 'Sobra de cada um', 'R$', over(before.amount, the.of('now', 'many')))
  const sum = plus(the.of('now', 'cost'), target.amount)
  const taken = now.fee === undefined ? sum : { ...over(sum, wholeLess(the)), value: sum.value / (1 - now.fee / 100) }
  const price = the.made('preco', 'Preço', 'R$', taken)
  return {
    lines: same ? [before, price] : [before, target, price],
    result: price,
    said: say`Venda por ${price.shown}: assim cada um volta a deixar ${target.shown}, e sobra o mesmo de antes${same ? ', se vender os mesmos' : ''}. Veja primeiro se o cliente aceita esse preço.`,
  }
}

/** '100% − 25%' */
function wholeLess(the: SaleFigures): Amount {
  const fee = the.of('now', 'fee')
  const whole = the.sheet.rule('inteiro', 'O preço inteiro', 100, '100%', '%')
  return {
    value: 1 - fee.value / 100,
    text: say`(${whole} − ${fee.text})`,
    plain: `(100% − ${fee.plain})`,
    inputs: fee.inputs,
    binds: 3,
  }
}

/** The price of which a part is to be left. */
function marginTold(the: SaleFigures): Worked | null {
  const margin = the.sheet.has('now.margin') ? the.of('now', 'margin') : null
  const { now } = the.sale
  if (!margin || now.cost === undefined || now.fee !== undefined || now.cut !== undefined || margin.value >= 90)
    return null
  const whole = the.sheet.rule('inteiro', 'O preço inteiro', 100, '100%', '%')
  const rest: Amount = {
    value: 1 - margin.value / 100,
    text: say`(${whole} − ${margin.text})`,
    plain: `(100% − ${margin.plain})`,
    inputs: margin.inputs,
    binds: 3,
  }
  const price = the.made('preco', 'Preço', 'R$', over(the.of('now', 'cost'), rest))
  return {
    lines: [price],
    result: price,
    said: say`Cobre ${price.shown}: desse preço ficam ${margin.text} depois do custo de ${the.of('now', 'cost').text}. Pôr ${margin.text} em cima do custo daria menos que isso.`,
  }
}

function wantedPriceTold(the: SaleFigures): Worked | null {
  const { now } = the.sale
  if (now.wanted === undefined || now.many === undefined) return null
  const goal = now.fixed === undefined ? the.of('now', 'wanted') : plus(the.of('now', 'wanted'), the.of('now', 'fixed'))
  const share = over(goal, the.of('now', 'many'))
  const price = the.made('preco', 'Preço', 'R$', now.cost === undefined ? share : plus(share, the.of('now', 'cost')))
  return {
    lines: [price],
    result: price,
    said: say`Cobre ${price.shown} cada um. Confira se nenhum gasto ficou de fora.`,
  }
}

/** What a rise brings, or how much more is left than before. */
function gainTold(the: SaleFigures, span: Span): Worked | null {
  const { now, base } = the.sale
  if (now.price === undefined || base.price === undefined || now.many === undefined) return null
  if (now.many === base.many && now.cost === base.cost && now.cut === undefined && now.fee === undefined) {
    const step = the.made('passo', 'A mais em cada um', 'R$', minus(the.of('now', 'price'), the.of('base', 'price')))
    const all = the.made('amais', 'A mais', 'R$', spanned(the, span, times(step.amount, the.of('now', 'many'))))
    if (all.value <= 0) return null
    return {
      lines: [step, all],
      result: all,
      said: say`Entram ${all.shown} a mais, se ninguém deixar de comprar: ${step.shown} em cada um.`,
    }
  }
  if (!isLeft(now) || !isLeft(base) || (span !== 'one' && now.fixed !== undefined)) return null
  const was = leftBefore(the)!
  const before =
    span === 'one' ? was : the.made('antestudo', 'Sobra de antes, no tempo todo', 'R$', spanned(the, span, was.amount))
  const gross = spanned(the, span, grossOf(the, 'now', the.each('now')))
  const after = the.made('sobra', 'Sobra', 'R$', now.fixed === undefined ? gross : minus(gross, the.of('now', 'fixed')))
  const gap = the.made('amais', 'Diferença', 'R$', minus(after.amount, before.amount))
  return {
    lines: [before, after, gap],
    result: gap,
    said: say`São ${gap.shown} a ${gap.value < 0 ? 'menos' : 'mais'}: ${signed(after)} contra ${signed(before)} antes.`,
  }
}

/** What reckons with the bills of each day or fair. */
const WITH_DUES: ReadonlySet<SaleWish> = new Set(['left', 'each', 'even', 'share'])

function workedOf(the: SaleFigures, wish: SaleWish, turn: Turn, asked: SaleAsked, ofOrder: boolean): Worked | null {
  const span = spanOf(turn, asked)
  if (the.sale.now.dues !== undefined && !WITH_DUES.has(wish)) return null
  switch (wish) {
    case 'left':
      return span && leftTold(the, span)
    case 'each':
      return eachTold(the, ofOrder)
    case 'order':
      return orderTold(the)
    case 'even':
      return evenTold(the)
    case 'rest':
      return restTold(the)
    case 'manySame':
      return manySameTold(the)
    case 'priceSame':
      return priceSameTold(the)
    case 'priceMargin':
      return marginTold(the)
    case 'priceWanted':
      return wantedPriceTold(the)
    case 'share':
      return shareTold(the)
    case 'gain':
      return span && gainTold(the, span)
  }
}

const NEXT = say`Anote o número verdadeiro por um mês e refaça a conta com ele antes de decidir.`

/** The sum that is asked of a sale as it is answered; null: a number lacks. */
export function saleAnswer(
  the: SaleFigures,
  wish: SaleWish,
  turn: Turn,
  asked: SaleAsked,
  ofOrder: boolean,
): SaleAnswer | null {
  const worked = workedOf(the, wish, turn, asked, ofOrder)
  if (!worked || !Number.isFinite(worked.result.value)) return null
  const { lines, result, said } = worked
  const formula = say`${join(
    lines.map(({ line }) => line),
    '; ',
  )}.`
  const draft = sumDraft(the.sheet, { said, next: NEXT, result: result.fact, unidade: result.fact.unidade, formula })
  return { draft, value: result.value, unit: result.fact.unidade as SaleAnswer['unit'] }
}
